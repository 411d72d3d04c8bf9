// @vitest-environment node
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  parseOrigin,
  startStandaloneSandbox,
  type StandaloneSandbox,
} from '#tests/sandbox/standalone.ts'
import { NO_CACHE } from './http.ts'

const ALLOWED = 'https://qa.example'
const KABIR = { email: 'kabir.sethi@kaveri.example', password: 'Lekha@2026' }
let sandbox: StandaloneSandbox

beforeAll(async () => {
  sandbox = await startStandaloneSandbox({
    port: 0,
    origins: [ALLOWED],
    settings: { speed: 'instant' },
  })
})
afterAll(async () => sandbox.close())

/** By node:http, because fetch refuses to set Origin. */
const call = (method: string, path: string, headers: Record<string, string>, body = '') =>
  new Promise<{ status: number; header: (name: string) => string | undefined }>(
    (resolve, reject) => {
      const outgoing = request(sandbox.url + path, { method, headers }, (response) => {
        response.resume()
        resolve({
          status: response.statusCode ?? 0,
          header: (name) => response.headers[name]?.toString(),
        })
      })
      outgoing.on('error', reject).on('upgrade', ({ statusCode = 0 }, socket) => {
        socket.destroy()
        resolve({ status: statusCode, header: () => undefined })
      })
      outgoing.end(body)
    },
  )
const logIn = (origin: string) =>
  call(
    'POST',
    '/master/V1/login',
    {
      ...NO_CACHE,
      ...KABIR,
      'client-code': '',
      origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    new URLSearchParams(KABIR).toString(),
  )

it('lets pages of an allowed origin call it with the session cookie', async () => {
  const preflight = await call('OPTIONS', '/master/V1/login', {
    origin: ALLOWED,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'client-code,email,password',
  })
  expect(preflight.status).toBe(204)
  expect(preflight.header('access-control-allow-headers')).toBe('client-code,email,password')
  expect(preflight.header('access-control-allow-methods')).toContain('POST')
  const answer = await logIn(ALLOWED)
  expect(answer.status).toBe(200)
  expect(answer.header('access-control-allow-origin')).toBe(ALLOWED)
  expect(answer.header('access-control-allow-credentials')).toBe('true')
  expect(answer.header('set-cookie')).toContain('lekha-session=')
})

it('allows nothing to pages of another origin', async () => {
  await fetch(`${sandbox.url}/sandbox/api/reset`, { method: 'POST' })
  const answer = await logIn('https://other.example')
  expect(answer.header('access-control-allow-origin')).toBeUndefined()
  expect(answer.header('vary')).toBe('Origin')
})

it('accepts the live socket of a UAN job', async () => {
  const upgrade = (path: string) =>
    call('GET', path, {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
    })
  expect((await upgrade('/UAN/V1/job/job-1')).status).toBe(101)
  await expect(upgrade('/master/V1/login')).rejects.toThrow('socket hang up')
})

it('serves its own page and refuses what it does not know', async () => {
  expect(await (await fetch(`${sandbox.url}/sandbox`)).text()).toContain('kabir.sethi')
  expect((await fetch(`${sandbox.url}/home`)).status).toBe(404)
})

it.each([
  ['qa.example', 'https://qa.example'],
  ['https://qa.example/', 'https://qa.example'],
  ['http://localhost:3000/app', 'http://localhost:3000'],
])('names how to write the origin %s', (text, origin) => {
  expect(() => parseOrigin(text)).toThrow(`Write it as ${origin}`)
})
