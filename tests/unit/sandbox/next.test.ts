import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { API_CALLS } from '#api/calls.ts'
import { startStandaloneSandbox, type StandaloneSandbox } from '#tests/sandbox/standalone.ts'
import { WORLD_HEADER } from '#tests/sandbox/worlds.ts'
import { NO_CACHE } from './http.ts'

let sandbox: StandaloneSandbox

beforeAll(async () => {
  sandbox = await startStandaloneSandbox({
    port: 0,
    origins: [],
    settings: { speed: 'instant' },
  })
})
beforeEach(async () => next('DELETE'))
afterAll(async () => sandbox.close())

/** A request to /sandbox/api/next. */
const next = (method: string, { id = '', body }: { id?: string; body?: unknown } = {}) =>
  fetch(`${sandbox.url}/sandbox/api/next${id}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const script = (body: unknown) => next('POST', { body })
const listed = async (): Promise<unknown> => (await next('GET')).json()

/** The call `validateMail`, which needs no session. */
const validateMail = (headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/master/V1/validate-mail`, {
    method: 'POST',
    headers: { ...NO_CACHE, email: 'kabir.sethi@kaveri.example', ...headers },
  })

it('answers the named call as often as scripted, then the call answers itself', async () => {
  const body = { detail: [{ loc: [], msg: 'Scripted' }] }
  expect((await script({ call: 'validateMail', status: 422, body, times: 2 })).status).toBe(201)
  const first = await validateMail()
  expect([first.status, await first.json()]).toEqual([422, body])
  expect(await listed()).toMatchObject([{ call: 'validateMail', status: 422, times: 2, left: 1 }])
  expect((await validateMail()).status).toBe(422)
  expect(await listed()).toEqual([])
  expect((await validateMail()).status).toBe(200)
})

it('answers before the request is checked, and no other call', async () => {
  await script({ call: 'userDetails' })
  expect((await validateMail()).status).toBe(200)
  const details = await fetch(`${sandbox.url}/master/V1/user-management/user-details?extra=1`)
  expect([details.status, await details.json()]).toEqual([
    500,
    { detail: 'Answered 500, as scripted' },
  ])
})

it('keeps the order of several answers to one call', async () => {
  for (const status of [503, 204, 429]) await script({ call: 'validateMail', status })
  const statuses = []
  for (let count = 0; count < 4; count += 1) statuses.push((await validateMail()).status)
  expect(statuses).toEqual([503, 204, 429, 200])
})

it.each([
  ['<!doctype html><title>Sign in</title>', 'text/html; charset=utf-8'],
  ['upstream timed out', 'text/plain; charset=utf-8'],
])('sends the text %s as it is', async (body, type) => {
  await script({ call: 'validateMail', status: 200, body })
  const answer = await validateMail()
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    type,
    body,
  ])
})

it('breaks the connection', async () => {
  await script({ call: 'validateMail', status: 'dropped' })
  await expect(validateMail().then((answer) => answer.text())).rejects.toThrow(TypeError)
  expect((await validateMail()).status).toBe(200)
})

it('delays the call’s own answer', async () => {
  await script({ call: 'validateMail', status: 'normal', delay: 300 })
  const start = performance.now()
  expect((await validateMail()).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThan(290) // timers may be a little early
})

it.each([
  [{ call: 'logIn' }, /^call cannot be "logIn". Possible: one of validateMail, login, /],
  [{}, /^call is missing. Possible: one of validateMail/],
  [{ call: 'login', status: 42 }, /^status cannot be 42. Possible: a number from 200 to 599/],
  [{ call: 'login', status: 'lost' }, /^status cannot be "lost". Possible: .*"dropped"/],
  [{ call: 'login', status: 204, body: {} }, /^body cannot be {}. Possible: JSON or a text; none/],
  [{ call: 'login', status: 'dropped', body: 'x' }, /^body cannot be "x"/],
  [{ call: 'login', delay: -1 }, /^delay cannot be -1. Possible: whole milliseconds/],
  [{ call: 'login', times: 0 }, /^times cannot be 0. Possible: a whole number from 1 to 1000$/],
  [{ call: 'login', headers: {} }, /^There is no field headers. Possible: call, status, body/],
  ['login', /^Send an object with call, status, body, delay, times$/],
])('refuses %j', async (body, detail) => {
  const answer = await script(body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ detail: expect.stringMatching(detail) })
  expect(await listed()).toEqual([])
})

it('clears one answer, or all', async () => {
  const id = async (call: string): Promise<string> => (await (await script({ call })).json()).id
  const [first] = [await id('login'), await id('logout'), await id('feedback')]
  expect((await next('DELETE', { id: `/${first}` })).status).toBe(200)
  expect(await listed()).toMatchObject([{ call: 'logout' }, { call: 'feedback' }])
  const unknown = await next('DELETE', { id: `/${first}` })
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toEqual({ detail: expect.stringContaining('Possible: next-') })
  expect(await (await next('DELETE')).json()).toEqual([])
  expect((await next('PUT')).status).toBe(405)
})

it('is about one world', async () => {
  await fetch(`${sandbox.url}/sandbox/api/next`, {
    method: 'POST',
    headers: { [WORLD_HEADER]: 'other' },
    body: new URLSearchParams({ call: 'validateMail', status: '503' }),
  })
  expect((await validateMail()).status).toBe(200)
  expect((await validateMail({ [WORLD_HEADER]: 'other' })).status).toBe(503)
})

it('is set, shown and cleared on the page', async () => {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${sandbox.url}/sandbox/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const form = { call: 'login', status: '400', body: '{"detail":"<No>"}', delay: '', times: '3' }
  const added = await post('next', form)
  expect([added.status, added.headers.get('location')]).toEqual([303, '/sandbox#next'])
  expect(await listed()).toMatchObject([{ body: { detail: '<No>' }, delay: 0, left: 3 }])
  const page = async () => (await fetch(`${sandbox.url}/sandbox`)).text()
  expect(await page()).toContain('400 {&quot;detail&quot;:&quot;&lt;No&gt;&quot;}')

  const refused = await post('next', { ...form, times: 'often' })
  expect(refused.status).toBe(400)
  const text = await refused.text()
  expect(text).toContain('times cannot be &quot;often&quot;')
  expect(text).toContain('value="often"')

  await post('next/clear', { id: '' })
  expect(await listed()).toEqual([])
})

it('offers every call on the page', async () => {
  const text = await (await fetch(`${sandbox.url}/sandbox`)).text()
  expect(API_CALLS.filter(({ name }) => !text.includes(`<option value="${name}"`))).toEqual([])
})
