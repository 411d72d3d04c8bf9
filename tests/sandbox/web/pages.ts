import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { LIMIT_FILES } from '../limitFiles.ts'
import { SAMPLES } from '../samples.ts'
import { fillWorld, parseCount } from '../seeds/fill.ts'
import { parseSpeed } from '../speed.ts'
import type { World } from '../world.ts'
import { bannerScript } from './banner.ts'
import { homePage } from './homePage.ts'
import { inboxPage } from './inboxPage.ts'
import { themeTokens } from './themeTokens.ts'

type PageDeps = { world: World; reset: () => World }

const FOLDER = join(process.cwd(), 'tests/sandbox')

const MIME: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.zip': 'application/zip',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const typed = (body: BodyInit, type: string) =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } })

async function sample(name: string): Promise<Response> {
  const known = SAMPLES.find(({ file }) => file === basename(name))
  if (known === undefined) return Response.json({ detail: 'No such sample' }, { status: 404 })
  const type = MIME[extname(known.file)] ?? 'application/octet-stream'
  return typed(await readFile(join(FOLDER, 'samples', known.file)), type)
}

async function limitFile(name: string): Promise<Response> {
  const file = decodeURIComponent(name)
  const known = Object.hasOwn(LIMIT_FILES, file) ? LIMIT_FILES[file] : undefined
  if (known === undefined) return Response.json({ detail: 'No such file' }, { status: 404 })
  return typed(await known.make(), MIME[extname(file)] ?? 'application/octet-stream')
}

/** What a form or a test may do to the world. */
const ACTIONS: Record<string, (hands: PageDeps, value: (name: string) => string) => void> = {
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

/** Forms of /sandbox come back to it; /sandbox/api answers JSON, for tests in a browser. */
async function runAction(
  request: Request,
  hands: PageDeps,
  deed: string,
  json: boolean,
): Promise<Response | null> {
  const doIt = ACTIONS[deed]
  if (doIt === undefined || request.method !== 'POST') return null
  const fields = new URLSearchParams(await request.text())
  doIt(hands, (name) => fields.get(name) ?? '')
  return json
    ? Response.json({ ok: true })
    : new Response(null, { status: 303, headers: { Location: '/sandbox' } })
}

/** The banner stands in the portal's page, which brings the tokens itself. */
async function style(file: 'style.css' | 'banner.css'): Promise<Response> {
  const own = await readFile(join(FOLDER, 'web', file), 'utf8')
  return typed(
    file === 'style.css' ? `${await themeTokens()}\n${own}` : own,
    'text/css; charset=utf-8',
  )
}

/** Answers /sandbox and what is under it; null for any other path. */
export async function servePage(request: Request, hands: PageDeps): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const [, first, second = '', third = ''] = pathname.split('/')
  if (first !== 'sandbox') return null
  if (second === '') return homePage(hands.world)
  if (second === 'inbox') return inboxPage(hands.world, searchParams.get('channel'))
  if (second === 'style.css' || second === 'banner.css') return style(second)
  if (second === 'banner.js') return typed(bannerScript(), 'text/javascript; charset=utf-8')
  if (second === 'samples') return sample(third)
  if (second === 'limits') return limitFile(third)
  if (second === 'api' && third === 'inbox') return Response.json(hands.world.inbox)
  const acted = await (second === 'api'
    ? runAction(request, hands, third, true)
    : runAction(request, hands, second, false))
  return (
    acted ??
    Response.json({ detail: `No such page: ${request.method} ${pathname}` }, { status: 404 })
  )
}
