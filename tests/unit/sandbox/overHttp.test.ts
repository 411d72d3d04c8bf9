// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { ACCOUNTS } from '#tests/sandbox/accounts.ts'
import { LIMIT_FILES } from '#tests/sandbox/limitFiles.ts'
import { MAGIC } from '#tests/sandbox/magic.ts'
import { sendResponse, toRequest } from '#tests/sandbox/nodeHttp.ts'
import { SAMPLES } from '#tests/sandbox/samples.ts'
import { createSandbox } from '#tests/sandbox/sandbox.ts'
import { html } from '#tests/sandbox/web/html.ts'
import { MAX_WORLDS, WORLD_HEADER } from '#tests/sandbox/worlds.ts'

const NO_CACHE = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }
let server: Server
let origin = ''

beforeAll(async () => {
  const sandbox = createSandbox({ speed: 'instant' })
  server = createServer((incoming, outgoing) => {
    void sandbox
      .handle(toRequest(incoming))
      .then((response) => sendResponse(response ?? new Response('the portal'), outgoing))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo // a TCP server has no other form
  origin = `http://localhost:${port}`
})
beforeEach(async () => {
  await fetch(`${origin}/sandbox/api/reset`, { method: 'POST' })
})
afterAll(() => void server.close())

const KABIR = { email: 'kabir.sethi@kaveri.example', password: 'Lekha@2026' }
const login = () =>
  fetch(`${origin}/master/V1/login`, {
    method: 'POST',
    headers: { ...NO_CACHE, ...KABIR, 'client-code': '' },
    body: new URLSearchParams(KABIR),
  })
const text = async (path: string) => (await fetch(origin + path)).text()

it('keeps the session in a cookie that no script can read', async () => {
  const cookie = (await login()).headers.getSetCookie()[0] ?? ''
  expect(cookie).toMatch(/^lekha-session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/)
  const check = (value: string) =>
    fetch(`${origin}/master/V1/verify/access-token`, {
      method: 'POST',
      headers: { ...NO_CACHE, Cookie: value },
    })
  expect((await check(`lekha-active=1; ${cookie.split(';')[0]}`)).status).toBe(200)
  expect((await check('lekha-session=guessed')).status).toBe(401)
})

it('takes Latin-1 headers as the browser sends them', async () => {
  const password = 'Pässword@2026'
  const response = await fetch(`${origin}/master/V1/login`, {
    method: 'POST',
    headers: { ...NO_CACHE, email: KABIR.email, password, 'client-code': '' },
    body: new URLSearchParams({ email: KABIR.email, password }),
  })
  expect(await response.json()).toEqual({ detail: 'Incorrect email or password.' })
})

it('breaks the connection where no answer is due', async () => {
  const headers = { ...NO_CACHE, email: 'no-answer@firm.example' }
  await expect(
    fetch(`${origin}/master/V1/validate-mail`, { method: 'POST', headers }).then((answer) =>
      answer.text(),
    ),
  ).rejects.toThrow(TypeError)
})

it.each([
  ['/master/V1/nothing', 404],
  ['/sandbox/nothing', 404],
  ['/sandbox/samples/..%2Fworld.ts', 404],
])('answers %s with JSON', async (path, status) => {
  const response = await fetch(origin + path)
  expect(response.status).toBe(status)
  expect(await response.json()).toHaveProperty('detail')
})

it.each(['/', '/uan', '/gstr', '/companychecks/uploadfile', '/sandboxes'])(
  'leaves %s to the portal',
  async (path) => {
    expect(await text(path)).toBe('the portal')
  },
)

it('lists every account, sample and magic value on its page', async () => {
  const page = await text('/sandbox')
  const missing = [
    ...ACCOUNTS.filter((row) => !('magic' in row)).map(({ email }) => email),
    ...SAMPLES.map(({ file }) => file),
    ...Object.keys(LIMIT_FILES),
    ...MAGIC.map(({ value }) => value),
  ].filter((word) => !page.includes(word))
  expect(missing).toEqual([])
})

it.each(Object.keys(LIMIT_FILES))('makes %s when it is asked for', async (file) => {
  const answer = await fetch(`${origin}/sandbox/limits/${encodeURIComponent(file)}`)
  expect(answer.status).toBe(200)
  const { byteLength } = await answer.arrayBuffer()
  expect(byteLength >= UPLOAD_LIMITS.payslip.fileSizeLimitBytes).toBe(file === 'too-large.pdf')
})

it('shows the letters that it sent', async () => {
  await fetch(`${origin}/master/V1/set-password?email_id=${KABIR.email}`, {
    method: 'POST',
    headers: NO_CACHE,
  })
  const inbox = await text('/sandbox/inbox')
  expect(inbox).toContain(KABIR.email)
  expect(inbox).toContain('href="/forgotPassword/setPassword/reset-0001"')
  expect(await (await fetch(`${origin}/sandbox/api/inbox`)).json()).toMatchObject([
    { to: KABIR.email },
    {},
  ])
})

it('shows one channel at a time', async () => {
  expect(await text('/sandbox/inbox?channel=email')).toContain('nisha.verma@deccan.example')
  const calls = await text('/sandbox/inbox?channel=call')
  expect(calls).toContain('No voice calls yet')
  expect(calls).toMatch(/href="\/sandbox\/inbox\?channel=call"\s+aria-current="page"/)
})

it('escapes values in its pages', () => {
  expect(html`<p title="${'"'}">${'<b>&</b>'}${html`<i>${1}</i>`}</p>`.markup).toBe(
    '<p title="&quot;">&lt;b&gt;&amp;&lt;/b&gt;<i>1</i></p>',
  )
})

it('moves its clock and its pace by forms that come back to the page', async () => {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const moved = await post('/sandbox/advance', { seconds: '86400' })
  expect([moved.status, moved.headers.get('location')]).toEqual([303, '/sandbox'])
  await post('/sandbox/speed', { speed: '10' })
  expect(await text('/sandbox')).toMatch(/<option value="10" selected>/)
  expect((await post('/sandbox/speed', { speed: 'fast' })).status).toBe(500)
  await post('/sandbox/speed', { speed: 'instant' })
})

it.each(['/sandbox/style.css', '/sandbox/banner.css', '/sandbox/banner.js'])(
  'serves %s',
  async (path) => {
    expect((await text(path)).length).toBeGreaterThan(500)
  },
)

const signIn = async (email: string) => {
  const credentials = { email, password: KABIR.password }
  const response = await fetch(`${origin}/master/V1/login`, {
    method: 'POST',
    headers: { ...NO_CACHE, ...credentials, 'client-code': '' },
    body: new URLSearchParams(credentials),
  })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
const asked = (path: string, cookie: string, init: RequestInit = {}) =>
  fetch(`${origin}/master/V1/${path}`, {
    ...init,
    headers: { ...NO_CACHE, Cookie: cookie, 'Content-Type': 'application/json' },
  })

it('locks a deactivated user out at the next call', async () => {
  const [kabir, vidya] = [await signIn(KABIR.email), await signIn('vidya.iyer@lekha.example')]
  const details = () => asked('user-management/user-details', kabir)
  expect((await details()).status).toBe(200)
  const off = { method: 'DELETE', body: JSON.stringify({ isActive: false }) }
  expect((await asked('user-management?user_id=user-0001', vidya, off)).status).toBe(200)
  expect((await details()).status).toBe(401)
})

it('fills the lists by a form that comes back to the page, and by its API', async () => {
  const fill = (path: string, fields: Record<string, string>) =>
    fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const counts = async () => {
    const cookie = await signIn('vidya.iyer@lekha.example')
    const lists = ['client-management', 'user-management'].map(async (path) => {
      const { data } = await (await asked(path, cookie)).json()
      return data.length
    })
    return Promise.all(lists)
  }
  expect((await fill('/sandbox/fill', { clients: '100', users: '' })).status).toBe(303)
  expect((await fill('/sandbox/api/fill', { users: '200' })).status).toBe(200)
  expect(await counts()).toEqual([108, 200])
  expect((await fill('/sandbox/api/fill', { users: 'many' })).status).toBe(500)
})

it('begins with as many clients and users as its settings tell, after a reset too', async () => {
  const filled = createSandbox({ speed: 'instant', clients: '30', users: '90' })
  const page = async () => (await filled.handle(new Request(`${origin}/sandbox`)))?.text()
  expect(await page()).toContain('38 clients, 100 users')
  await filled.handle(new Request(`${origin}/sandbox/api/reset`, { method: 'POST' }))
  expect(await page()).toContain('38 clients, 100 users')
  expect(() => createSandbox({ speed: '1', clients: 'some' })).toThrow(/SANDBOX_CLIENTS/)
})

it('gives each named world its own sessions and pace, and gives up those unused for long', async () => {
  const at = (world: string, path: string, init: RequestInit = {}) =>
    fetch(origin + path, { ...init, headers: { ...NO_CACHE, ...KABIR, [WORLD_HEADER]: world } })
  const signIns = async (world: string) => {
    const body = new URLSearchParams(KABIR)
    const headers = { ...NO_CACHE, ...KABIR, 'client-code': '', [WORLD_HEADER]: world }
    return (await fetch(`${origin}/master/V1/login`, { method: 'POST', headers, body })).status
  }
  expect(await signIns('one')).toBe(200)
  expect(await signIns('one')).toBe(401)
  expect(await signIns('two')).toBe(200)
  expect((await login()).status).toBe(200)

  await at('one', '/sandbox/api/speed', { method: 'POST', body: new URLSearchParams('speed=10') })
  expect(await (await at('one', '/sandbox')).text()).toMatch(/<option value="10" selected>/)
  expect(await (await at('two', '/sandbox')).text()).toMatch(/<option value="instant" selected>/)

  await at('one', '/sandbox/api/reset', { method: 'POST' })
  expect([await signIns('one'), await signIns('two')]).toEqual([200, 401])

  for (let count = 0; count < MAX_WORLDS; count += 1) await at(`other-${count}`, '/sandbox')
  expect(await signIns('two')).toBe(200)
})
