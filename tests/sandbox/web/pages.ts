import { isApplicantSample, zipApplicantSample } from '../applicants.ts'
import { LIMIT_FILES } from '../limitFiles.ts'
import { NextAnswerProblem } from '../next/answers.ts'
import { addNextAnswer, clearNextAnswers, fromForm, NEXT_PATH, serveNext } from '../next/api.ts'
import { readSample } from '../sampleFiles.ts'
import { SAMPLES } from '../samples.ts'
import { fillWorld, parseCount } from '../seeds/fill.ts'
import { parseSpeed } from '../speed.ts'
import type { World } from '../world.ts'
import { bannerScript } from './banner.ts'
import { homePage } from './homePage.ts'
import { inboxPage } from './inboxPage.ts'
import { readStyle } from './styles.ts'
import { themeTokens } from './themeTokens.ts'

/** The sandbox in the browser (tests/sandbox/demo), not in a server; under this path of its host, '' for a whole host. */
export type Demo = { basePath: string }

type PageDeps = { world: World; reset: () => World; demo?: Demo | undefined }

const MIME: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.zip': 'application/zip',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const typeOf = (file: string) =>
  MIME[file.slice(file.lastIndexOf('.'))] ?? 'application/octet-stream'

const typed = (body: BodyInit, type: string) =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } })

async function sample(name: string): Promise<Response> {
  const knownSample = SAMPLES.find(({ file }) => file === name)
  if (knownSample === undefined) return Response.json({ detail: 'No such sample' }, { status: 404 })
  return typed(await readSample(knownSample.file), typeOf(knownSample.file))
}

async function applicantZip(file: string): Promise<Response> {
  const name = file.replace(/\.zip$/, '')
  if (!isApplicantSample(name)) return Response.json({ detail: 'No such sample' }, { status: 404 })
  return typed(await zipApplicantSample(name), 'application/zip')
}

async function limitFile(name: string): Promise<Response> {
  const file = decodeURIComponent(name)
  const knownFile = Object.hasOwn(LIMIT_FILES, file) ? LIMIT_FILES[file] : undefined
  if (knownFile === undefined) return Response.json({ detail: 'No such file' }, { status: 404 })
  return typed(await knownFile.make(), typeOf(file))
}

/** Actions of forms and tests on the world. */
const ACTIONS: Record<string, (deps: PageDeps, value: (name: string) => string) => void> = {
  reset: ({ reset }) => void reset(),
  speed: ({ world }, value) => {
    world.speed = parseSpeed(value('speed'))
  },
  advance: ({ world }, value) => {
    world.advance(Number(value('seconds')) * 1000)
  },
  fill: ({ world }, value) => {
    const count = (name: string) => parseCount(name, value(name))
    fillWorld(world, { clients: count('clients'), users: count('users') })
  },
}

const backTo = (url: string) => new Response(null, { status: 303, headers: { Location: url } })

/** Forms on /sandbox return to it; /sandbox/api returns JSON for browser tests. */
async function runAction(
  request: Request,
  deps: PageDeps,
  name: string,
  json: boolean,
): Promise<Response | null> {
  const action = ACTIONS[name]
  if (action === undefined || request.method !== 'POST') return null
  const fields = new URLSearchParams(await request.text())
  action(deps, (name) => fields.get(name) ?? '')
  return json ? Response.json({ ok: true }) : backTo('/sandbox')
}

/** The forms of the answers of next calls. */
async function runNextForm(
  request: Request,
  { world, demo }: PageDeps,
  clears: boolean,
): Promise<Response> {
  const fields = new URLSearchParams(await request.text())
  try {
    if (clears) clearNextAnswers(world, fields.get('id') || undefined)
    else addNextAnswer(world, fromForm(fields))
    return backTo('/sandbox#next')
  } catch (error) {
    if (!(error instanceof NextAnswerProblem)) throw error
    const { body, headers } = homePage(world, demo !== undefined, {
      problem: error.message,
      fields,
    })
    return new Response(body, { status: 400, headers })
  }
}

/** The banner is part of the portal's page, which has the tokens. */
const STYLES: Readonly<Record<string, () => Promise<string>>> = {
  'style.css': async () => `${themeTokens(await readStyle('theme'))}\n${await readStyle('page')}`,
  'banner.css': () => readStyle('banner'),
}

/** Answers /sandbox and paths below it; null for other paths. */
export async function servePage(request: Request, deps: PageDeps): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const [, first, second = '', third = ''] = pathname.split('/')
  if (first !== 'sandbox') return null
  if (second === '') return homePage(deps.world, deps.demo !== undefined)
  if (second === 'inbox') return inboxPage(deps.world, searchParams.get('channel'))
  const style = STYLES[second]
  if (style !== undefined) return typed(await style(), 'text/css; charset=utf-8')
  if (second === 'banner.js')
    return typed(bannerScript(deps.demo?.basePath ?? ''), 'text/javascript; charset=utf-8')
  if (second === 'samples') return sample(third)
  if (second === 'applicants') return applicantZip(third)
  if (second === 'limits') return limitFile(third)
  if (NEXT_PATH.test(pathname)) return serveNext(request, deps.world)
  if (second === 'next' && request.method === 'POST')
    return runNextForm(request, deps, third === 'clear')
  if (second === 'api' && third === 'inbox') return Response.json(deps.world.inbox)
  const response = await (second === 'api'
    ? runAction(request, deps, third, true)
    : runAction(request, deps, second, false))
  return (
    response ??
    Response.json({ detail: `No such page: ${request.method} ${pathname}` }, { status: 404 })
  )
}
