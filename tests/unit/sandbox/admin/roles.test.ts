import { beforeEach, describe, expect } from 'vitest'
import type { ClientRecord } from '#tests/sandbox/records/client.ts'
import type { UserRecord } from '#tests/sandbox/records/user.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import {
  as,
  clientFields,
  clientOf,
  create,
  KABIR,
  LAKSHMI,
  list,
  newClient,
  newUser,
  ROHAN,
  rows,
  serviceFields,
  serviceOf,
  setStatus,
  update,
  userOf,
  userUpdate,
  VIDYA,
} from './steps.ts'

const ISHA = 'isha.gupta@deccan.example'
const NAVEEN = 'naveen.kumar@kaveri.example'

/** Each of the twelve calls, well formed. */
const CALLS = {
  'GET clients': () => list('client'),
  'POST clients': () => create('client', newClient()),
  'PUT clients': () => update('client', clientOf('KVM').clientId, clientFields()),
  'DELETE clients': () => setStatus('client', clientOf('KVM').clientId, true),
  'GET services': () => list('service'),
  'POST services': () => create('service', serviceFields()),
  'PUT services': () => update('service', serviceOf('payslip').serviceId, serviceFields()),
  'DELETE services': () => setStatus('service', serviceOf('payslip').serviceId, true),
  'GET users': () => list('user'),
  'POST users': () => create('user', newUser()),
  'PUT users': () => update('user', userOf(KABIR).userId, userUpdate(KABIR)),
  'DELETE users': () => setStatus('user', userOf(KABIR).userId, true),
}
const calls = Object.entries(CALLS)
const CLIENT_ADMINS = new Set([
  'GET clients',
  'GET users',
  'POST users',
  'PUT users',
  'DELETE users',
])

test.each(calls)('%s wants a session', async (_, call) => {
  expect((await call()).status).toBe(401)
})

test.each(calls)('%s is refused to a User', async (_, call) => {
  await as(KABIR)
  expect(await call()).toEqual({ status: 403, body: { detail: expect.any(String) } })
})

test.each(calls.filter(([name]) => !CLIENT_ADMINS.has(name)))(
  '%s is refused to a ClientAdmin',
  async (_, call) => {
    await as(ROHAN)
    expect(await call()).toEqual({
      status: 403,
      body: { detail: 'Only a ProductAdmin may do this.' },
    })
  },
)

test.each(calls.filter(([name]) => CLIENT_ADMINS.has(name)))(
  '%s is answered for a ClientAdmin',
  async (_, call) => {
    await as(ROHAN)
    expect((await call()).status).toBeLessThan(300)
  },
)

test.each([
  [ROHAN, ['KVM']],
  [LAKSHMI, ['KVH', 'KVM']],
])('%s is told the clients %j', async (email, codes) => {
  await as(email)
  const clients = await rows<ClientRecord>('client')
  expect(clients.map(({ profile }) => profile.clientCode)).toEqual(codes)
})

test.each([
  [ROHAN, 'KVM'],
  [LAKSHMI, 'KVH'],
])('%s is told the users of %s and no other', async (email, code) => {
  await as(email)
  const users = await rows<UserRecord>('user')
  expect(users.length).toBeGreaterThan(2)
  expect(new Set(users.map(({ clientCode }) => clientCode))).toEqual(new Set([code]))
})

describe('a ClientAdmin', () => {
  beforeEach(() => as(ROHAN))

  test.each([
    ['a user of another client', () => update('user', userOf(ISHA).userId, userUpdate(ISHA))],
    ['the status of one', () => setStatus('user', userOf(ISHA).userId, false)],
    ['a user of the own sub-client', () => setStatus('user', userOf(LAKSHMI).userId, false)],
    ['a new user of another client', () => create('user', newUser({}, ['payslip'], 'DAC'))],
    [
      'a user who would move to another client',
      () => {
        const { clientId } = clientOf('DAC')
        return update(
          'user',
          userOf(KABIR).userId,
          userUpdate(KABIR, { clientId, clientCode: 'DAC' }),
        )
      },
    ],
  ])('who reaches for %s gets 403, and nothing changes', async (_, call) => {
    const before = JSON.stringify([...sandboxServer.world.users])
    expect(await call()).toEqual({
      status: 403,
      body: { detail: 'A ClientAdmin manages users of the own client only.' },
    })
    expect(JSON.stringify([...sandboxServer.world.users])).toBe(before)
  })

  test.each([
    ['creating', 'User', 201],
    ['creating', 'ClientAdmin', 403],
    ['creating', 'ProductAdmin', 403],
    ['editing', 'User', 200],
    ['editing', 'ClientAdmin', 200],
    ['editing', 'ProductAdmin', 403],
  ])('%s a %s is answered %i', async (form, privilege, status) => {
    const answer =
      form === 'creating'
        ? await create('user', newUser({ privilege }))
        : await update('user', userOf(KABIR).userId, userUpdate(KABIR, { privilege }))
    expect(answer.status).toBe(status)
  })

  test('cannot touch a ProductAdmin of the own client', async () => {
    const admin = sandboxServer.world.users.get(KABIR)
    if (admin !== undefined) admin.privilege = 'ProductAdmin'
    const untouchable = {
      status: 403,
      body: { detail: 'A ClientAdmin may not change a ProductAdmin.' },
    }
    expect(await setStatus('user', userOf(KABIR).userId, false)).toEqual(untouchable)
    const json = userUpdate(KABIR, { privilege: 'User' })
    expect(await update('user', userOf(KABIR).userId, json)).toEqual(untouchable)
  })

  test.each([
    ['deactivate', () => setStatus('user', userOf(ROHAN).userId, false)],
    ['lower', () => update('user', userOf(ROHAN).userId, userUpdate(ROHAN, { privilege: 'User' }))],
  ])('cannot %s the own account', async (_, call) => {
    expect((await call()).status).toBe(400)
  })

  test('activates and deactivates users of the own client', async () => {
    const { userId } = userOf(NAVEEN)
    expect((await setStatus('user', userId, true)).status).toBe(200)
    expect(userOf(NAVEEN).isActive).toBe(true)
  })
})

test.each(['ProductAdmin', 'ClientAdmin', 'User'])(
  'a ProductAdmin may give %s',
  async (privilege) => {
    await as(VIDYA)
    expect((await create('user', newUser({ privilege }))).status).toBe(201)
    expect(
      (await update('user', userOf(KABIR).userId, userUpdate(KABIR, { privilege }))).status,
    ).toBe(200)
  },
)
