import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { parseEnv } from '#shared/platform/config/env.ts'
import { TEST_BUILD_DIR, testBuildEnv } from '../../scripts/buildForTests.mjs'
import { chunkNamesFile } from '../../scripts/vite/chunkNames.ts'
import { securityHeaders } from '../../scripts/vite/contentSecurityPolicy.ts'
import { styleHashes } from '../../scripts/vite/inlineStyles.ts'
import { expect, test } from './site.ts'

const MB = 1_048_576
const ASSETS = readdirSync(join(TEST_BUILD_DIR, 'assets'))

/** A built file by the start and end of its name. */
function asset(prefix: string, ends: string): string {
  const name = ASSETS.find((file) => file.startsWith(prefix) && file.endsWith(ends))
  if (name === undefined) throw new Error(`The build has no ${prefix}…${ends}.`)
  return `/assets/${name}`
}

/** A lazily loaded part by its chunk name, which the file name does not contain. */
function part(name: string): string {
  const names: Record<string, string> = JSON.parse(
    readFileSync(chunkNamesFile(TEST_BUILD_DIR), 'utf8'),
  )
  const file = Object.keys(names).find((each) => names[each] === name)
  if (file === undefined) throw new Error(`The build has no part ${name}.`)
  return `/assets/${file}`
}

const HEADERS = securityHeaders(parseEnv(testBuildEnv()), styleHashes(TEST_BUILD_DIR))
const IMMUTABLE = 'public, max-age=31536000, immutable'

type Row = {
  title: string
  send: (request: APIRequestContext) => Promise<APIResponse>
  status: number
  type: RegExp
  cache?: string
}

const get =
  (path: string, headers: Record<string, string> = {}): Row['send'] =>
  async (request) =>
    request.get(path, { headers, maxRedirects: 0 })

const ROWS: readonly Row[] = [
  { title: 'sign-in', send: get('/'), status: 200, type: /^text\/html/, cache: 'no-cache' },
  {
    title: 'a deep link',
    send: get('/idextracter/pan?job=1'),
    status: 200,
    type: /^text\/html/,
    cache: 'no-cache',
  },
  {
    title: 'a reset link, with dots in its code',
    send: get('/forgotPassword/setPassword/abc.def.js'),
    status: 200,
    type: /^text\/html/,
    cache: 'no-cache',
  },
  {
    title: 'a page whose name differs from the API by case',
    send: get('/uan'),
    status: 200,
    type: /^text\/html/,
    cache: 'no-cache',
  },
  {
    title: 'a script',
    send: get(part('first')),
    status: 200,
    type: /javascript/,
    cache: IMMUTABLE,
  },
  {
    title: 'a script that is still fresh',
    send: async (request) => {
      const { etag = '' } = (await request.get(part('first'))).headers()
      return request.get(part('first'), { headers: { 'If-None-Match': etag } })
    },
    status: 304,
    type: /^$/,
    cache: IMMUTABLE,
  },
  {
    title: 'the worker of pdf.js',
    send: get(asset('pdf.worker', '.js')),
    status: 200,
    type: /javascript/,
    cache: IMMUTABLE,
  },
  {
    title: 'the worker of workbooks',
    send: get(asset('sheet.worker', '.js')),
    status: 200,
    type: /javascript/,
    cache: IMMUTABLE,
  },
  {
    title: 'a style sheet',
    send: get(asset('', '.css')),
    status: 200,
    type: /^text\/css/,
    cache: IMMUTABLE,
  },
  {
    title: 'a decoder of pdf.js',
    send: get('/pdfjs/wasm/openjpeg.wasm'),
    status: 200,
    type: /^application\/wasm/,
    cache: 'no-cache',
  },
  {
    title: 'the icon',
    send: get('/favicon.svg'),
    status: 200,
    type: /^image\/svg/,
    cache: 'no-cache',
  },
  {
    title: 'a chunk of an older release',
    send: get('/assets/PayslipResult-0ldN4me.js'),
    status: 404,
    type: /^text\/html/,
    cache: 'no-cache',
  },
  {
    title: 'a file that pdf.js does not have',
    send: get('/pdfjs/cmaps/none.bcmap'),
    status: 404,
    type: /^text\/html/,
    cache: 'no-cache',
  },
  {
    title: 'an answer of the backend',
    send: get('/UAN/V1/nothing'),
    status: 404,
    type: /json/,
  },
  {
    title: 'a body over the limit',
    send: async (request) => request.post('/service/any', { data: Buffer.alloc(33 * MB) }),
    status: 413,
    type: /^text\/html/,
  },
]

for (const { title, send, status, type, cache } of ROWS) {
  test(`${title}: ${status}, its type and every header`, async ({ request }) => {
    const response = await send(request)
    expect(response.status()).toBe(status)
    const headers = response.headers()
    expect(headers['content-type'] ?? '').toMatch(type)
    if (cache !== undefined) expect(headers['cache-control']).toBe(cache)
    for (const [name, value] of Object.entries(HEADERS))
      expect.soft(headers[name.toLowerCase()], name).toBe(value)
    expect(headers['server']).toBe('nginx')
  })
}

test('the heaviest upload that the portal allows comes through to the backend', async ({
  request,
}) => {
  const response = await request.post('/service/any', { data: Buffer.alloc(31 * MB) })
  expect(await response.json()).toEqual({ detail: 'No such path: /service/any' })
})

test('an address with a first frame of its own gets that, every other one the neutral frame', async ({
  request,
}) => {
  const painted = async (path: string) =>
    / data-prerendered="([^"]*)"/.exec(await (await request.get(path)).text())?.[1] ?? null
  for (const path of ['/', '/dav/form', '/uan/form']) expect(await painted(path)).toBe(path)
  for (const path of ['/payslip', '/signup/a-code', '/dav/form/none'])
    expect(await painted(path)).toBeNull()
})

test('http leads to https, with the whole address', async ({ request, site }) => {
  const response = await request.get(`${site.plainOrigin}/payslip?job=1`, { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers()['location']).toBe(`${site.origin}/payslip?job=1`)
})

test('what the build packed comes packed, and unpacks to the file', async ({ request }) => {
  const files = readdirSync(TEST_BUILD_DIR, { recursive: true, encoding: 'utf8' })
  const large = files.filter(
    (file) => /\.(html|js|mjs|css)$/.test(file) && statSync(join(TEST_BUILD_DIR, file)).size > 2048,
  )
  expect(large.length).toBeGreaterThan(50)
  const unpacked: string[] = []
  for (const file of large) {
    for (const encoding of ['br', 'gzip'] as const) {
      const response = await request.get(`/${file}`, { headers: { 'Accept-Encoding': encoding } })
      const { 'content-encoding': packed, vary } = response.headers()
      if (packed !== encoding || vary !== 'Accept-Encoding') unpacked.push(`${file}: ${encoding}`)
      expect((await response.body()).equals(readFileSync(join(TEST_BUILD_DIR, file)))).toBe(true)
    }
  }
  expect(unpacked).toEqual([])
  const uncompressed = await request.get('/', { headers: { 'Accept-Encoding': 'identity' } })
  expect(uncompressed.headers()['content-encoding']).toBeUndefined()
})

const LOGGED_ROUTES: readonly [string, string][] = [
  [
    '/forgotPassword/setPassword/SECRET-code?email_id=SECRET@b.example',
    '/forgotPassword/setPassword/[code]',
  ],
  ['/?search=SECRET', '/'],
  ['/signup/SECRET-code', '/signup/[code]'],
  ['/dav/form?referenceId=SECRET', '/dav/form'],
  ['/solutions/kyc/dav/form?referenceId=SECRET', '/solutions/kyc/dav/form'],
  ['/uan/form?id=SECRET', '/uan/form'],
  ['/dav/uploadfile?client=SECRET&search=SECRET', '/dav/uploadfile'],
  ['/service/fintech/V1/dav/case/form/SECRET', '/service/fintech/V1/dav/case/form/[id]'],
  ['/service/fintech/V1/dav/case/form//SECRET', '/service/fintech/V1/dav/case/form/[id]'],
  ['/service/fintech/V1/dav/case/SECRET', '/service/fintech/V1/dav/case/[id]'],
  ['/service/fintech/V1/dav/case/filter', '/service/fintech/V1/dav/case/filter'],
  [
    '/service/fintech/V1/dav/notification/resend/SECRET',
    '/service/fintech/V1/dav/notification/resend/[id]',
  ],
  ['/UAN/V1/job/SECRET', '/UAN/V1/job/[id]'],
  ['/UAN/V1/job/filter', '/UAN/V1/job/filter'],
  ['/master/V1/set-password?email_id=SECRET', '/master/V1/set-password'],
  ['/dav/form/SECRET', '[other]'],
  ['/UAN%2FV1/job/SECRET', '[other]'],
]

for (const [path, route] of LOGGED_ROUTES)
  test(`the access log names the route of ${path} alone`, async ({ request, site }) => {
    const before = site.log().length
    await request.get(path, { headers: { Referer: `${site.origin}/dav/form?referenceId=SECRET` } })
    await expect.poll(() => site.log().slice(before)).toContain(`"GET ${route}" `)
    expect(site.log()).not.toContain('SECRET')
  })

test('what fails leaves no request line in the error log', async ({ request, site }) => {
  const response = await request.get('/assets/SECRET.js?SECRET')
  const tooLarge = await request.post('/UAN/V1/job/SECRET', { data: Buffer.alloc(33 * MB) })
  expect([response.status(), tooLarge.status()]).toEqual([404, 413])
  await expect.poll(() => site.log()).toContain('"POST /UAN/V1/job/[id]" 413')
  expect(site.errorLog()).not.toMatch(/SECRET|request:/)
})

test('only a websocket is upgraded', async ({ request, backend }) => {
  const asH2c = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': '' }
  const response = await request.get('/UAN/V1/nothing', { headers: asH2c })
  expect(response.status()).toBe(404)
  expect(backend.upgrades.filter((upgrade) => !upgrade.startsWith('websocket '))).toEqual([])
})
