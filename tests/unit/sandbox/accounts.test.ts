import { expect } from 'vitest'
import { ACCOUNTS, SANDBOX_PASSWORD } from '#tests/sandbox/accounts.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { login, send, sessionCheck } from './http.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const FORM = {
  emailId: 'new.person@firm.example',
  username: 'New Person',
  password: 'Strong#2026',
  privilege: 'User',
  contactNumber: '9845012345',
}
const signUp = (change: object = {}) =>
  send('POST', '/master/V1/sign-up', { json: { ...FORM, ...change } })
const verify = (code: string) =>
  send('POST', '/master/V1/mail-verification', {
    headers: { authentication: code },
    json: { verification_code: code },
  })
const askReset = (email: string) =>
  send('POST', `/master/V1/set-password?email_id=${encodeURIComponent(email)}`)
const checkCode = (code: string) =>
  send('POST', '/master/V1/verify/access-token', { headers: { authentication: code } })
const setPassword = (code: string, password: string) =>
  send('PUT', '/master/V1/set-password', {
    headers: { authentication: code },
    json: { new_password: password },
  })
const codeOfNewest = () => sandboxServer.world.inbox[0]?.link?.split('/').at(-1) ?? ''

test('gives every sample account a password that satisfies the rule', () => {
  expect(SANDBOX_PASSWORD).toMatch(/^(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{8,}$/)
  expect(new Set(ACCOUNTS.map(({ email }) => email)).size).toBe(ACCOUNTS.length)
})

test('signs up, verifies once, signs in to a fresh trial', async () => {
  expect((await signUp()).status).toBe(201)
  expect((await login(FORM.emailId, FORM.password)).status).toBe(403)
  const code = codeOfNewest()
  expect((await verify(code)).status).toBe(200)
  expect((await verify(code)).status).toBe(400)
  expect(await login(FORM.emailId, FORM.password)).toMatchObject({
    body: { clientPrivilege: 'Trial' },
  })
  const { body } = await send('GET', '/master/V1/user-management/subscription-details')
  expect(body).toMatchObject({
    profile: { subscriptionType: 'Trial' },
    days: 13,
    hours: 23,
    filesCount: 20,
  })
})

test('answers 208 for an address that has an account', async () => {
  expect((await signUp({ emailId: 'Kabir.Sethi@kaveri.example' })).status).toBe(208)
})

test.each([
  ['emailId', 'no address'],
  ['username', 'R2D2'],
  ['password', 'Without@Digit'],
  ['privilege', 'ProductAdmin'],
  ['contactNumber', '12345'],
])('refuses a sign-up whose %s is %s, and names the field', async (field, value) => {
  const { status, body } = await signUp({ [field]: value })
  expect(status).toBe(422)
  expect(body).toMatchObject({ detail: [{ msg: expect.stringContaining(field) }] })
})

test('lets a verification code expire after a day', async () => {
  await signUp()
  sandboxServer.world.advance(24 * 3_600_000)
  expect((await verify(codeOfNewest())).status).toBe(400)
})

test('resets a password by an e-mailed link that works once', async () => {
  expect((await askReset(KABIR)).status).toBe(200)
  expect(await askReset(KABIR)).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('Link already sent') },
  })
  const code = codeOfNewest()
  expect((await checkCode(code)).status).toBe(200)
  expect((await setPassword(code, 'weak')).status).toBe(422)
  expect((await setPassword(code, 'Brand#New2026')).status).toBe(200)
  expect((await checkCode(code)).status).toBe(400)
  expect((await setPassword(code, 'Other#New2026')).status).toBe(400)
  expect((await login(KABIR)).status).toBe(401)
  expect((await login(KABIR, 'Brand#New2026')).status).toBe(200)
})

test('lets a reset link expire after half an hour, and sends another one then', async () => {
  await askReset(KABIR)
  const code = codeOfNewest()
  sandboxServer.world.advance(30 * 60_000)
  expect((await checkCode(code)).status).toBe(400)
  expect((await askReset(KABIR)).status).toBe(200)
})

test('knows no reset link for a stranger, nor a verification code as one', async () => {
  expect(await askReset('nobody@kaveri.example')).toEqual({
    status: 400,
    body: { detail: 'Invalid user id. Please enter valid user id' },
  })
  await signUp()
  expect((await checkCode(codeOfNewest())).status).toBe(400)
})

test('changes a password only for one who knows the current one', async () => {
  const change = (current: string) =>
    send('PUT', '/master/V1/user-management/change-password', {
      json: { current_password: current, new_password: 'Brand#New2026' },
    })
  expect((await change(SANDBOX_PASSWORD)).status).toBe(401)
  await login(KABIR)
  expect((await change('Wrong#2026')).status).toBe(400)
  expect((await change(SANDBOX_PASSWORD)).status).toBe(200)
  expect((await sessionCheck()).status).toBe(200)
})

test('counts a trial down by its clock', async () => {
  await login('tara.menon@udyam.example')
  sandboxServer.world.advance(10 * 60_000)
  const { body } = await send('GET', '/master/V1/user-management/subscription-details')
  expect(body).toMatchObject({ days: 0, hours: 0, minutes: 29, filesCount: 2 })
  sandboxServer.world.advance(40 * 60_000)
  expect((await send('GET', '/master/V1/user-management/subscription-details')).body).toMatchObject(
    {
      days: 0,
      hours: 0,
      minutes: 0,
      seconds: 0,
    },
  )
})

const FEEDBACK = {
  service: 'payslip',
  rating: 4,
  speedOfProcessing: '',
  qualityOfOutput: '',
  metExpectations: '',
  additionalFeedback: 'Clear.',
}

test('keeps feedback of exactly six fields', async () => {
  await login(KABIR)
  const give = (json: object) => send('POST', '/master/V1/feedback-management', { json })
  expect((await give(FEEDBACK)).status).toBe(201)
  expect(sandboxServer.world.feedback).toMatchObject([{ ...FEEDBACK, by: KABIR }])
  const { metExpectations: _, ...five } = FEEDBACK
  expect((await give(five)).status).toBe(422)
  expect((await give({ ...FEEDBACK, extra: 1 })).status).toBe(422)
  expect((await give({ ...FEEDBACK, rating: 6 })).status).toBe(422)
  expect((await give({ ...FEEDBACK, speedOfProcessing: 'fast' })).status).toBe(422)
})
