import { expect } from 'vitest'
import { MAGIC, type MagicPlace } from '#tests/sandbox/magic.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { sessionCheck } from '../http.ts'
import {
  as,
  clientFields,
  clientOf,
  create,
  list,
  newClient,
  newUser,
  serviceFields,
  serviceOf,
  update,
  userOf,
  userUpdate,
  VIDYA,
  type Store,
} from './steps.ts'

const ISHA = 'isha.gupta@deccan.example'
const at = (value: string) => `${value}@lekha.example`

type Answer = { status: number; body: unknown }

/** Saving each form with the value in it. */
const SAVE: Partial<
  Record<MagicPlace, Record<'new' | 'edited', (value: string) => Promise<Answer>>>
> = {
  clientForm: {
    new: (organizationName) => create('client', newClient({ profile: { organizationName } })),
    edited: (organizationName) => {
      const { clientId, profile } = clientOf('DAC')
      return update('client', clientId, clientFields({ profile: { ...profile, organizationName } }))
    },
  },
  userForm: {
    new: (username) => create('user', newUser({ username })),
    edited: (username) => update('user', userOf(ISHA).userId, userUpdate(ISHA, { username })),
  },
  serviceForm: {
    new: (name) => create('service', serviceFields({ name })),
    edited: (name) => update('service', serviceOf('gstr').serviceId, serviceFields({ name })),
  },
}

const ARRAY_DETAIL = { detail: [{ msg: expect.any(String) }, { msg: expect.any(String) }] }
const NOT_THE_RECORD = { data: { id: null } }

const ANSWERS: Record<string, Record<'new' | 'edited', Answer> | undefined> = {
  'string-detail': both(400, { detail: expect.any(String) }),
  'array-detail': both(422, ARRAY_DETAIL),
  'no-detail': both(500, {}),
  'server-error': both(500, { detail: 'Internal Server Error' }),
  'odd-error': both(418, { detail: 'I am a teapot' }),
  unauthorized: both(401, { detail: 'Not authenticated' }),
  misfit: {
    new: { status: 201, body: NOT_THE_RECORD },
    edited: { status: 200, body: NOT_THE_RECORD },
  },
  'no-record': {
    new: { status: 201, body: { message: 'Created' } },
    edited: { status: 204, body: undefined },
  },
}

function both(status: number, body: unknown) {
  return { new: { status, body }, edited: { status, body } }
}

const cases = MAGIC.flatMap(({ place, value }) => {
  const forms = SAVE[place]
  if (forms === undefined) return []
  return (['new', 'edited'] as const).map((how) => ({ place, value, how, save: forms[how] }))
})

const sizes = () => {
  const { clients, users, services } = sandboxServer.world
  return clients.size + users.size + services.size
}

test('has every value in each of the three forms', () => {
  expect(cases.map(({ value }) => value).filter((value) => !(value in ANSWERS))).toEqual(
    Array.from({ length: 6 }, () => 'no-answer'),
  )
  expect(cases).toHaveLength(3 * 2 * (Object.keys(ANSWERS).length + 1))
})

test.each(cases.filter(({ value }) => value !== 'no-answer'))(
  '$place, $how: $value',
  async ({ value, how, save }) => {
    await as(VIDYA)
    const before = sizes()
    const answer = await save(value)
    expect(answer).toMatchObject(ANSWERS[value]?.[how] ?? {})
    const isSaved = how === 'new' && answer.status === 201
    expect(sizes()).toBe(before + (isSaved ? 1 : 0))
    expect((await sessionCheck()).status).toBe(value === 'unauthorized' ? 401 : 200)
  },
)

test.each(cases.filter(({ value }) => value === 'no-answer'))(
  '$place, $how: $value',
  async ({ value, save }) => {
    await as(VIDYA)
    await expect(save(value)).rejects.toThrow(TypeError)
  },
)

const STORES: readonly Store[] = ['client', 'service', 'user']
const LISTS: Record<string, Answer | undefined> = {
  'list-empty': { status: 204, body: undefined },
  'list-server-error': { status: 500, body: { detail: 'Internal Server Error' } },
  'list-array-detail': { status: 422, body: ARRAY_DETAIL },
  'list-misfit': { status: 200, body: { data: 'not a list' } },
}
const lists = MAGIC.filter(({ place }) => place === 'adminList').map(({ value }) => value)

test('has an account for each list fault', () => {
  expect(lists.toSorted()).toEqual([...Object.keys(LISTS), 'list-no-answer'].toSorted())
})

test.each(lists.filter((value) => value !== 'list-no-answer'))(
  '%s in all three lists',
  async (value) => {
    await as(at(value))
    for (const store of STORES) expect(await list(store)).toMatchObject(LISTS[value] ?? {})
  },
)

test('list-no-answer in all three lists', async () => {
  await as(at('list-no-answer'))
  for (const store of STORES) await expect(list(store)).rejects.toThrow(TypeError)
})
