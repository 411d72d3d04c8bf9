import { beforeEach, expect } from 'vitest'
import type { UserRecord } from '#tests/sandbox/records/user.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { login, send } from '../http.ts'
import {
  as,
  assigned,
  clientOf,
  create,
  KABIR,
  LAKSHMI,
  list,
  newUser,
  PASSWORD,
  rows,
  serviceOf,
  setStatus,
  update,
  userOf,
  userUpdate,
  VIDYA,
} from './steps.ts'

const ASHA = 'asha.rane@kaveri.example'
const ISHA = 'isha.gupta@deccan.example'

beforeEach(async () => {
  await as(VIDYA)
})

test('lists users as shell §3 tells them, without a password', async () => {
  const users = await rows<UserRecord>('user')
  expect(users.find(({ emailId }) => emailId === ISHA)).toEqual({
    userId: 'user-0005',
    clientId: 'client-0003',
    clientCode: 'DAC',
    username: 'Isha Gupta',
    emailId: ISHA,
    contactNumber: '9845012345',
    privilege: 'User',
    isActive: true,
    service: assigned('payslip'),
  })
  expect(users.find(({ emailId }) => emailId === VIDYA)).not.toHaveProperty('service')
  const lata = users.find(({ username }) => username === 'Lata Kamble')
  expect(lata).not.toHaveProperty('contactNumber')
  expect(users.some(({ username }) => username.endsWith('Fault'))).toBe(false)
})

test('creates a user, who signs in at once and sees exactly the given services', async () => {
  expect(await create('user', newUser({}, ['payslip', 'gstr']))).toEqual({
    status: 201,
    body: {
      message: 'Created',
      data: {
        userId: 'user-0066',
        clientId: clientOf('KVM').clientId,
        clientCode: 'KVM',
        username: 'Asha Rane',
        emailId: ASHA,
        privilege: 'User',
        isActive: true,
        service: assigned('payslip', 'gstr'),
      },
    },
  })
  expect(await as(ASHA, PASSWORD)).toMatchObject({
    status: 200,
    body: { clientPrivilege: 'Paid', service: assigned('payslip', 'gstr') },
  })
  expect((await send('GET', '/master/V1/user-management/user-details')).body).toEqual({
    privilege: 'User',
    username: 'Asha Rane',
    emailId: ASHA,
    clientCode: 'KVM',
  })
})

test('gives the users of a sub-client the services of its parent', async () => {
  const emailId = 'new@cts.example'
  const refused = await create('user', newUser({ emailId }, ['payslip'], 'CTS'))
  expect(refused).toMatchObject({
    status: 422,
    body: { detail: [{ msg: 'body.service.0: the client does not have payslip' }] },
  })
  expect((await create('user', newUser({ emailId }, ['DAV'], 'CTS'))).status).toBe(201)
})

test('answers 208 for an address that somebody has, whatever its case', async () => {
  const { size } = sandboxServer.world.users
  expect((await create('user', newUser({ emailId: KABIR.toUpperCase() }))).status).toBe(208)
  expect(sandboxServer.world.users.size).toBe(size)
  expect(
    (await update('user', userOf(ISHA).userId, userUpdate(ISHA, { emailId: KABIR }))).status,
  ).toBe(208)
  expect(userOf(ISHA).username).toBe('Isha Gupta')
})

test.each([
  ['username', 'Asha'],
  ['emailId', 'asha@kaveri'],
  ['contactNumber', '12345'],
  ['contactNumber', ''],
  ['privilege', 'Admin'],
  ['password', 'Without2026'],
  ['password', undefined],
  ['clientId', 'client-9999'],
  ['clientCode', 'DAC'],
  ['isActive', true],
])('refuses a new user whose %s is %j, and names the field', async (field, value) => {
  const { status, body } = await create('user', newUser({ [field]: value }))
  expect(status).toBe(422)
  expect(body).toMatchObject({
    detail: [{ msg: expect.stringContaining(`body.input_data.${field}: `) }],
  })
})

test.each([
  ['of an unknown id', [{ serviceId: 'service-9999', serviceName: 'payslip' }]],
  ['with a false name', [{ serviceId: 'service-0002', serviceName: 'gstr' }]],
  ['with more than id and name', [{ serviceId: 'service-0002', serviceName: 'payslip', on: 1 }]],
])('refuses a service %s', async (_, service) => {
  expect((await create('user', { ...newUser(), service })).status).toBe(422)
})

test.each([
  ['the client', 'KVM'],
  ['the parent of the client', 'KVH'],
])('takes every service that %s holds, and sign-in tells the active ones', async (_, code) => {
  const all = clientOf('KVM').service.map(({ serviceName }) => serviceName)
  expect(all).toContain('payslip')
  await setStatus('service', serviceOf('payslip').serviceId, false)
  const active = assigned(...all.filter((name) => name !== 'payslip'))
  const told = async () => {
    const { body } = await as(ASHA, PASSWORD)
    await as(VIDYA)
    return body
  }

  expect((await create('user', newUser({}, all, code))).status).toBe(201)
  expect(userOf(ASHA).services).toEqual(assigned(...all))
  expect(await told()).toMatchObject({ service: active })

  const { userId } = userOf(ASHA)
  expect((await update('user', userId, userUpdate(ASHA, {}, []))).status).toBe(200)
  expect((await update('user', userId, userUpdate(ASHA, {}, all))).status).toBe(200)
  expect(await told()).toMatchObject({ service: active })
})

test('a user without a list takes every service of the client, inactive ones too', async () => {
  await setStatus('service', serviceOf('payslip').serviceId, false)
  const all = clientOf('LEKHA').service.map(({ serviceName }) => serviceName)
  const { userId } = userOf(VIDYA)
  expect(await update('user', userId, userUpdate(VIDYA, {}, all))).toMatchObject({
    status: 200,
    body: { data: { service: assigned(...all) } },
  })
})

test('gives no service that the client does not hold, but lets one stay that was given before', async () => {
  const kaveri = sandboxServer.world.clients.get('KVM')
  if (kaveri !== undefined)
    kaveri.service = kaveri.service.filter(({ serviceName }) => serviceName !== 'payslip')
  const refused = {
    status: 422,
    body: { detail: [{ msg: 'body.service.0: the client does not have payslip' }] },
  }
  expect(await create('user', newUser())).toMatchObject(refused)
  const { userId } = userOf(KABIR)
  expect((await update('user', userId, userUpdate(KABIR, {}, ['payslip', 'gstr']))).status).toBe(
    200,
  )
  expect((await update('user', userId, userUpdate(KABIR, {}, ['gstr']))).status).toBe(200)
  expect(await update('user', userId, userUpdate(KABIR, {}, ['payslip']))).toMatchObject(refused)
})

test('updates exactly the named user; what is left out stays', async () => {
  const { userId, contactNumber } = userOf(ISHA)
  const change = { username: 'Isha Gupta Rao', privilege: 'ClientAdmin' }
  expect(await update('user', userId, userUpdate(ISHA, change, ['gstr']))).toMatchObject({
    status: 200,
    body: { data: { userId, contactNumber, ...change, service: assigned('gstr') } },
  })
  expect(userOf(KABIR).username).toBe('Kabir Sethi')
})

test('takes a contact number away by an empty one', async () => {
  const { userId } = userOf(ISHA)
  const { body } = await update('user', userId, userUpdate(ISHA, { contactNumber: '' }))
  expect((body as { data: object }).data).not.toHaveProperty('contactNumber')
})

test('takes no password and no status with an update', async () => {
  const { userId } = userOf(ISHA)
  for (const extra of [{ password: PASSWORD }, { isActive: false }])
    expect((await update('user', userId, userUpdate(ISHA, extra))).status).toBe(422)
})

test('moves a user to another client, whose services alone may be given then', async () => {
  const { userId } = userOf(ISHA)
  const pin = { clientId: clientOf('PIN').clientId, clientCode: 'PIN' }
  expect((await update('user', userId, userUpdate(ISHA, pin))).status).toBe(422)
  expect((await update('user', userId, userUpdate(ISHA, pin, ['DAV']))).status).toBe(200)
  await as(ISHA)
  const details = await send('GET', '/master/V1/user-management/user-details')
  expect(details.body).toMatchObject({ clientCode: 'PIN' })
})

test('changes an address: session, password and place in the list stay', async () => {
  const before = (await rows<UserRecord>('user')).map(({ userId }) => userId)
  const { userId } = userOf(VIDYA)
  const next = 'vidya@lekha.example'
  const json = userUpdate(VIDYA, { emailId: next }, [])
  expect((await update('user', userId, json)).status).toBe(200)
  expect((await rows<UserRecord>('user')).map((user) => user.userId)).toEqual(before)
  expect((await as(VIDYA)).status).toBe(401)
  expect((await as(next)).status).toBe(200)
})

test('ends the sessions of a user who is deactivated, and lets nobody in again', async () => {
  const { userId } = userOf(ISHA)
  await as(ISHA)
  await as(VIDYA)
  expect(await setStatus('user', userId, false)).toMatchObject({
    status: 200,
    body: { data: { userId, isActive: false } },
  })
  expect([...sandboxServer.world.sessions.values()].some(({ email }) => email === ISHA)).toBe(false)
  expect(await login(ISHA)).toEqual({ status: 401, body: { detail: 'Your account is Blocked.' } })
  await as(VIDYA)
  await setStatus('user', userId, true)
  expect((await login(ISHA)).status).toBe(200)
})

test.each([
  ['user', 'the account', () => userOf(ISHA).userId, ISHA],
  ['client', 'the client', () => clientOf('DAC').clientId, ISHA],
  ['client', 'the parent of the client', () => clientOf('KVM').clientId, LAKSHMI],
] as const)('an inactive %s, %s, blocks both steps of sign-in', async (store, _, idOf, email) => {
  await setStatus(store, idOf(), false)
  expect(await send('POST', '/master/V1/validate-mail', { headers: { email } })).toEqual({
    status: 401,
    body: { detail: 'User is Blocked. Please contact admin support@lekha.example' },
  })
  expect(await login(email)).toEqual({ status: 401, body: { detail: 'Your account is Blocked.' } })
  await as(VIDYA)
  await setStatus(store, idOf(), true)
  expect((await login(email)).status).toBe(200)
})

test.each([
  ['deactivate', () => setStatus('user', userOf(VIDYA).userId, false)],
  [
    'lower',
    () => update('user', userOf(VIDYA).userId, userUpdate(VIDYA, { privilege: 'User' }, [])),
  ],
])('lets nobody %s the own account', async (_, call) => {
  expect((await call()).status).toBe(400)
  expect(userOf(VIDYA)).toMatchObject({ isActive: true, privilege: 'ProductAdmin' })
})

test('knows no user of another id', async () => {
  const unknown = { status: 404, body: { detail: 'There is no user user-9999.' } }
  expect(await update('user', 'user-9999', userUpdate(ISHA))).toEqual(unknown)
  expect(await setStatus('user', 'user-9999', false)).toEqual(unknown)
  expect((await list('user')).status).toBe(200)
})
