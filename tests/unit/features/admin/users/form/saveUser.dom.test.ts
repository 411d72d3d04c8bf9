import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect } from 'vitest'
import { createUser, updateUser } from '#features/admin/users/form/saveUser.ts'
import { usersApi } from '#features/admin/users/usersApi.ts'
import { onToast } from '#shared/platform/dialogs/toast.ts'
import { installQueryApi } from '#shared/platform/queryCache/queryApi.ts'
import { makeStore } from '#shared/platform/store/makeStore.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'
import { anAccount, PAYSLIP, someValues } from '../builders.ts'

const PATH = `${ORIGIN}/master/V1/user-management`
const { services: _, ...FACTS } = anAccount()
const RECORD = { ...FACTS, service: [PAYSLIP] }
const OTHER = { ...RECORD, userId: 'user-0002', emailId: 'isha.gupta@kaveri.example' }

type Sent = { method: string; userId: string | null; body: unknown }
let sent: Sent[] = []
let toasts: string[] = []
let stop = () => {}

beforeEach(() => {
  sent = []
  toasts = []
  const drop = onToast(({ kind, text }) => toasts.push(`${kind}: ${text}`))
  stop = () => {
    drop()
  }
})
afterEach(() => stop())

type Answer = { status: number; body?: unknown }

/** A list of one user, and the responses of POST, PUT and DELETE. */
function answers(
  table: Partial<Record<'POST' | 'PUT' | 'DELETE', Answer>>,
  list: unknown = [RECORD],
) {
  apiServer.use(
    http.get(PATH, () => HttpResponse.json({ data: list })),
    http.all(PATH, async ({ request }) => {
      const { method } = request
      const userId = new URL(request.url).searchParams.get('user_id')
      sent.push({ method, userId, body: await request.json() })
      const answer =
        method === 'POST' || method === 'PUT' || method === 'DELETE' ? table[method] : undefined
      if (answer === undefined) return HttpResponse.error()
      return answer.body === undefined
        ? new HttpResponse(null, { status: answer.status })
        : HttpResponse.json(answer.body as object, { status: answer.status })
    }),
  )
}

/** A store with the loaded list. */
async function aStore() {
  const store = makeStore()
  installQueryApi(store)
  await store.dispatch(usersApi.endpoints.users.initiate())
  return store
}

function listed(store: Awaited<ReturnType<typeof aStore>>) {
  const { queries } = store.getState()
  return queries === undefined ? undefined : usersApi.endpoints.users.select()({ queries }).data
}
const dialogs = (store: Awaited<ReturnType<typeof aStore>>) =>
  store.getState().overlay.queue.map(({ name }) => name)

const NEW = someValues({ emailId: 'isha.gupta@kaveri.example', password: 'Lekha@2026' })

test('creates a user with one POST, shows the toast and appends the record to the list', async () => {
  answers({ POST: { status: 201, body: { message: 'ok', data: OTHER } } })
  const store = await aStore()
  expect(await store.dispatch(createUser(NEW))).toBe('saved')
  expect(sent).toEqual([
    {
      method: 'POST',
      userId: null,
      body: {
        input_data: {
          clientId: 'client-0002',
          clientCode: 'KVM',
          username: 'Kabir Sethi',
          emailId: 'isha.gupta@kaveri.example',
          contactNumber: '9845012345',
          privilege: 'User',
          password: 'Lekha@2026',
        },
        service: [PAYSLIP],
      },
    },
  ])
  expect(toasts).toEqual(['success: User created'])
  expect(listed(store)?.map(({ userId }) => userId)).toEqual(['user-0001', 'user-0002'])
})

test('reloads the list when no record is returned', async () => {
  answers({ POST: { status: 201, body: { message: 'ok' } } })
  const store = await aStore()
  answers({ POST: { status: 201, body: { message: 'ok' } } }, [RECORD, OTHER])
  expect(await store.dispatch(createUser(NEW))).toBe('saved')
  expect(listed(store)).toHaveLength(2)
})

test('does not keep a password in the store', async () => {
  answers({ POST: { status: 201, body: { data: { ...OTHER, password: 'Lekha@2026' } } } })
  const store = await aStore()
  await store.dispatch(createUser(NEW))
  expect(JSON.stringify(store.getState())).not.toContain('Lekha@2026')
})

test.each([
  ['208', { status: 208, body: { detail: 'x' } }, ['error: Data Already exist'], []],
  ['a text', { status: 400, body: { detail: 'Not today.' } }, ['error: Not today.'], []],
  ['a list', { status: 422, body: { detail: [{ msg: 'Bad e-mail' }] } }, ['error: Bad e-mail'], []],
  ['a refusal', { status: 403, body: { detail: 'Not yours.' } }, ['error: Not yours.'], []],
  ['no answer', undefined, [], ['uploadFailed']],
])('%s is reported and changes nothing', async (_name, answer, toast, raised) => {
  answers(answer === undefined ? {} : { POST: answer, PUT: answer, DELETE: answer })
  const store = await aStore()
  expect(await store.dispatch(createUser(NEW))).toBe('failed')
  expect(toasts).toEqual(toast)
  expect(dialogs(store)).toEqual(raised)
  const account = anAccount()
  expect(await store.dispatch(updateUser(account, someValues({ username: 'Kabir S' }), []))).toBe(
    'failed',
  )
  expect(await store.dispatch(updateUser(account, someValues({ isActive: 'Inactive' }), []))).toBe(
    'failed',
  )
  expect(toasts).toEqual([...toast, ...toast, ...toast])
  expect(listed(store)).toEqual([account])
})

const PUT_BODY = {
  update_data: {
    clientId: 'client-0002',
    clientCode: 'KVM',
    username: 'Kabir S',
    emailId: 'kabir.sethi@kaveri.example',
    contactNumber: '9845012345',
    privilege: 'User',
  },
  service: [PAYSLIP],
}
const PUT = { method: 'PUT', userId: 'user-0001', body: PUT_BODY }
const DELETE = { method: 'DELETE', userId: 'user-0001', body: { isActive: false } }

test.each([
  ['nothing', {}, [], []],
  ['details', { username: 'Kabir S' }, [PUT], ['success: User updated']],
  ['the status', { isActive: 'Inactive' as const }, [DELETE], ['success: User status updated']],
  [
    'both',
    { username: 'Kabir S', isActive: 'Inactive' as const },
    [PUT, DELETE],
    ['success: User updated', 'success: User status updated'],
  ],
])('saves %s with the necessary calls', async (_name, over, calls, expectedToasts) => {
  answers({ PUT: { status: 200, body: { message: 'ok' } }, DELETE: { status: 204 } })
  const store = await aStore()
  const values = someValues(over)
  expect(await store.dispatch(updateUser(anAccount(), values, []))).toBe('saved')
  expect(sent).toEqual(calls)
  expect(toasts).toEqual(expectedToasts)
  expect(listed(store)).toEqual([
    anAccount({ username: values.username, isActive: values.isActive === 'Active' }),
  ])
})

test('keeps the details when the status fails, and does not send them again', async () => {
  answers({ PUT: { status: 200, body: {} }, DELETE: { status: 400, body: { detail: 'Not yet.' } } })
  const store = await aStore()
  const values = someValues({ username: 'Kabir S', isActive: 'Inactive' })
  const { isActive: _, ...details } = values
  expect(await store.dispatch(updateUser(anAccount(), values, []))).toEqual({ saved: details })
  const saved = listed(store)?.[0] ?? anAccount()
  expect(saved).toEqual(anAccount({ username: 'Kabir S' }))
  answers({ DELETE: { status: 200, body: {} } })
  expect(await store.dispatch(updateUser(saved, values, []))).toBe('saved')
  expect(sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE', 'DELETE'])
})
