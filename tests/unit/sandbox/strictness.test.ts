import { expect } from 'vitest'
import { CALLS } from '#tests/sandbox/handlers.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { login, NO_CACHE, send } from './http.ts'

const KABIR = { email: 'kabir.sethi@kaveri.example', password: 'Lekha@2026' }
const ORIGIN = 'http://localhost:5173'

test.each(CALLS)('$method $path wants the no-cache headers', async ({ method, path }) => {
  const response = await fetch(ORIGIN + path, { method })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ detail: 'Header Cache-Control must be no-store' })
})

test.each(CALLS)(
  '$method $path takes no name in its query that it does not know',
  async ({ method, path }) => {
    const { status, body } = await send(method, `${path}?unknown=1`, {
      headers: { email: 'a@b.in', authentication: 'x', 'client-code': '' },
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ detail: expect.stringContaining('got unknown') })
  },
)

test.each([
  ['POST', '/master/v1/login', 404, 'No such path: /master/v1/login'],
  ['POST', '/master/V1/login/', 404, 'No such path: /master/V1/login/'],
  ['GET', '/UAN/V1/nothing', 404, 'No such path: /UAN/V1/nothing'],
  ['GET', '/master/V1/login', 405, '/master/V1/login takes POST, not GET'],
  ['DELETE', '/master/V1/set-password', 405, '/master/V1/set-password takes POST, PUT, not DELETE'],
  ['POST', '/master/V1/validate-mail', 400, 'Header email is missing'],
  ['POST', '/master/V1/logout', 400, 'Header email is missing'],
  ['PUT', '/master/V1/set-password', 400, 'Header authentication is missing'],
  ['POST', '/master/V1/set-password?emailId=a', 400, 'Query must be email_id, got emailId'],
  ['POST', '/master/V1/set-password', 400, 'Query must be email_id, got nothing'],
])('%s %s is %i', async (method, path, status, detail) => {
  expect(await send(method, path)).toEqual({ status, body: { detail } })
})

test.each([
  [
    'no client-code',
    { email: KABIR.email, password: KABIR.password },
    'Header client-code is missing',
  ],
  ['no password header', { email: KABIR.email, 'client-code': '' }, 'Header password is missing'],
  [
    'another e-mail',
    { ...KABIR, email: 'a@b.in', 'client-code': '' },
    'Header email differs from the body',
  ],
])('refuses a login with %s', async (_, headers, detail) => {
  expect(await send('POST', '/master/V1/login', { headers, form: KABIR })).toEqual({
    status: 400,
    body: { detail },
  })
})

test('takes a login as a form only', async () => {
  const headers = { ...KABIR, 'client-code': '' }
  expect((await send('POST', '/master/V1/login', { headers, json: KABIR })).status).toBe(415)
  expect(
    (await send('POST', '/master/V1/login', { headers, form: { ...KABIR, extra: '1' } })).status,
  ).toBe(422)
})

test('wants a password beyond Latin-1 in the body alone', async () => {
  const password = 'पासवर्ड@2026A'
  const form = { email: KABIR.email, password }
  const headers = { email: KABIR.email, 'client-code': '' }
  expect((await send('POST', '/master/V1/login', { headers, form })).body).toEqual({
    detail: 'Incorrect email or password.',
  })
})

test('wants a verification code alike in header and body', async () => {
  const sent = { headers: { authentication: 'a' }, json: { verification_code: 'b' } }
  expect((await send('POST', '/master/V1/mail-verification', sent)).body).toEqual({
    detail: 'Header authentication differs from verification_code',
  })
})

test('takes the session check with an empty body only', async () => {
  await login(KABIR.email)
  expect((await send('POST', '/master/V1/verify/access-token', { json: {} })).body).toEqual({
    detail: 'Body must be empty',
  })
})

test('accepts the no-cache that a browser with its cache off writes over no-store', async () => {
  const headers = { ...NO_CACHE, 'Cache-Control': 'no-cache', 'sec-fetch-mode': 'cors' }
  const { status } = await fetch(`${ORIGIN}/master/V1/verify/access-token`, {
    method: 'POST',
    headers,
  })
  expect(status).toBe(401)
})
