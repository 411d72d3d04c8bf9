import { expect } from 'vitest'
import { decryptMailResponse } from '#features/auth/decryptMailResponse.ts'
import { MAIL_RESPONSE_KEY } from '#tests/sandbox/mailResponse.ts'
import { SESSION_IDLE_MS } from '#tests/sandbox/sessions.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { login, logout, send, sessionCheck, validateMail } from './http.ts'

const KABIR = 'kabir.sethi@kaveri.example'

test.each([
  [KABIR, true],
  ['KABIR.SETHI@kaveri.example', true],
  ['nobody@kaveri.example', false],
])('seals whether %s exists so that the portal can open it', async (email, exist) => {
  const { status, body } = await validateMail(email)
  expect(status).toBe(200)
  const { data } = body as { data: string }
  expect(data.split(':')).toHaveLength(4)
  expect(await decryptMailResponse(data, MAIL_RESPONSE_KEY)).toEqual({ exist })
})

test('opens a session with login and closes it with logout', async () => {
  expect((await sessionCheck()).status).toBe(401)
  expect(await login(KABIR)).toMatchObject({ status: 200, body: { clientPrivilege: 'Paid' } })
  expect((await sessionCheck()).status).toBe(200)
  expect(await send('GET', '/master/V1/user-management/user-details')).toEqual({
    status: 200,
    body: { privilege: 'User', username: 'Kabir Sethi', emailId: KABIR, clientCode: 'KVM' },
  })
  expect((await logout(KABIR)).status).toBe(200)
  expect((await sessionCheck()).status).toBe(401)
  expect((await logout(KABIR)).status).toBe(401)
})

test('allows one session a user until the other one is ended by logout', async () => {
  await login(KABIR)
  const exists = { status: 401, body: { detail: 'User session already exist' } }
  expect(await validateMail(KABIR)).toEqual(exists)
  expect(await login(KABIR)).toEqual(exists)
  expect((await logout(KABIR)).status).toBe(200)
  expect((await login(KABIR)).status).toBe(200)
})

test('knows a user who is signed in elsewhere', async () => {
  const email = 'exists-elsewhere@lekha.example'
  expect((await validateMail(email)).status).toBe(401)
  expect((await sessionCheck()).status).toBe(401)
  await logout(email)
  expect((await login(email)).status).toBe(200)
})

test('ends a session that nobody used for an hour', async () => {
  await login(KABIR)
  sandboxServer.world.advance(SESSION_IDLE_MS - 1000)
  expect((await sessionCheck()).status).toBe(200)
  sandboxServer.world.advance(SESSION_IDLE_MS)
  expect((await sessionCheck()).status).toBe(401)
})

test('gives no session of one world to the next', async () => {
  await login(KABIR)
  sandboxServer.reset()
  expect((await sessionCheck()).status).toBe(401)
})

test('stops after five wrong passwords a minute, and goes on after it', async () => {
  const wrong = { status: 401, body: { detail: 'Incorrect email or password.' } }
  for (let count = 0; count < 5; count += 1) expect(await login(KABIR, 'wrong')).toEqual(wrong)
  expect((await login(KABIR)).status).toBe(429)
  sandboxServer.world.advance(60_000)
  expect((await login(KABIR)).status).toBe(200)
})

test.each([
  ['farid.khan@deccan.example', 401, 'Your account is Blocked.'],
  ['nisha.verma@deccan.example', 403, 'E-mail address is not verified yet.'],
  ['nobody@kaveri.example', 401, 'Incorrect email or password.'],
])('refuses %s at login', async (email, status, detail) => {
  expect(await login(email)).toEqual({ status, body: { detail } })
})

test('sends no list for the user who sees everything', async () => {
  const { body } = await login('vidya.iyer@lekha.example')
  expect(body).not.toHaveProperty('service')
})
