import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Client } from '#features/admin/clients/client.ts'
import { clientsApi } from '#features/admin/clients/clientsApi.ts'
import { createClient, updateClient } from '#features/admin/clients/saveClient.ts'
import { onToast } from '#shared/platform/dialogs/toast.ts'
import { installQueryApi } from '#shared/platform/queryCache/queryApi.ts'
import { makeStore, type AppStore } from '#shared/platform/store/makeStore.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'
import { aClient, aWireClient, values } from './aClient.ts'

const ADDRESS = `${ORIGIN}/master/V1/client-management`

type Sent = { method: string; query: string; body: unknown }
let sent: Sent[] = []
let shownToasts: string[] = []
let stopToasts = () => {}

/** The response of each method; GET returns a list with one client. */
type Answers = Partial<Record<'POST' | 'PUT' | 'DELETE', () => Response>>
beforeEach(() => {
  sent = []
  shownToasts = []
  const off = onToast(({ kind, text }) => shownToasts.push(`${kind}: ${text}`))
  stopToasts = () => {
    off()
  }
})
afterEach(() => {
  stopToasts()
})

const status = (code: number, body?: unknown) => () =>
  body === undefined
    ? new HttpResponse(null, { status: code })
    : HttpResponse.json(body, { status: code })

async function withList(answers: Answers): Promise<AppStore> {
  apiServer.use(
    http.all(ADDRESS, async ({ request }) => {
      const method = request.method as keyof Answers | 'GET' // the four methods of this feature
      const text = await request.text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      sent.push({ method, query: new URL(request.url).search, body })
      return method === 'GET'
        ? HttpResponse.json({ data: [aWireClient()] })
        : (answers[method]?.() ?? new HttpResponse(null, { status: 405 }))
    }),
  )
  const store = makeStore()
  installQueryApi(store)
  await store.dispatch(clientsApi.endpoints.clients.initiate())
  sent = []
  return store
}

function listOf(store: AppStore): readonly Client[] {
  const { queries } = store.getState()
  if (queries === undefined) throw new Error('the cache is not installed')
  return clientsApi.endpoints.clients.select()({ queries }).data ?? []
}

const NEW = { ...aWireClient(), clientId: 'client-0099' }

test('adds a created record to the list without another call', async () => {
  const store = await withList({ POST: status(201, { message: 'ok', data: NEW }) })
  expect(await store.dispatch(createClient(values()))).toBe('saved')
  expect(sent.map(({ method }) => method)).toEqual(['POST'])
  expect(listOf(store).map(({ clientId }) => clientId)).toEqual(['client-0002', 'client-0099'])
  expect(shownToasts).toEqual(['success: Client created'])
})

test.each([
  ['no record', { message: 'ok' }],
  ['an invalid record', { data: { clientId: 1 } }],
])('reloads the list when the response contains %s', async (_, body) => {
  const store = await withList({ POST: status(201, body) })
  expect(await store.dispatch(createClient(values()))).toBe('saved')
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET'])
  expect(shownToasts).toEqual(['success: Client created'])
})

test.each([
  ['208', status(208, { message: 'exists' }), ['error: Client Already exist']],
  ['a text', status(400, { detail: 'The code is taken' }), ['error: The code is taken']],
  ['an array', status(422, { detail: [{ msg: 'first' }, { msg: 'second' }] }), ['error: first']],
])('a creation rejected with %s changes nothing', async (_, answer, toasts) => {
  const store = await withList({ POST: answer })
  expect(await store.dispatch(createClient(values()))).toBe('failed')
  expect(listOf(store)).toEqual([aClient()])
  expect(shownToasts).toEqual(toasts)
})

test('shows uploadFailed when there is no response', async () => {
  const store = await withList({ POST: () => HttpResponse.error() })
  expect(await store.dispatch(createClient(values()))).toBe('failed')
  expect(store.getState().overlay.queue.map(({ name }) => name)).toEqual(['uploadFailed'])
  expect(shownToasts).toEqual([])
})

const OK = status(200, { message: 'ok' })
test.each([
  ['nothing', {}, [], []],
  ['a text', { city: 'Mysuru' }, ['PUT'], ['success: Client updated']],
  ['the status', { isActive: 'Inactive' }, ['DELETE'], ['success: Client status updated']],
  [
    'both',
    { city: 'Mysuru', isActive: 'Inactive' },
    ['PUT', 'DELETE'],
    ['success: Client updated', 'success: Client status updated'],
  ],
] as const)('an edit of %s sends only the necessary calls', async (_, over, methods, toasts) => {
  const store = await withList({ PUT: OK, DELETE: status(204) })
  expect(await store.dispatch(updateClient(aClient(), values(over)))).toBe('saved')
  expect(sent.map(({ method, query }) => [method, query])).toEqual(
    methods.map((method) => [method, '?client_id=client-0002']),
  )
  expect(shownToasts).toEqual(toasts)
  const newValues = values(over)
  expect(listOf(store)).toMatchObject([
    { isActive: newValues.isActive === 'Active', address: { city: newValues.city } },
  ])
})

test('sends exactly the specified bodies', async () => {
  const store = await withList({ PUT: OK, DELETE: OK })
  await store.dispatch(updateClient(aClient(), values({ city: 'Mysuru', isActive: 'Inactive' })))
  const { profile, contact, address, services } = aClient()
  expect(sent.map(({ body }) => body)).toEqual([
    { profile, contact, address: { ...address, city: 'Mysuru' }, service: services },
    { isActive: false },
  ])
})

test('keeps the update and reports the failed status', async () => {
  const store = await withList({ PUT: OK, DELETE: status(400, { detail: 'Not now' }) })
  const newValues = values({ city: 'Mysuru', isActive: 'Inactive' })
  const { isActive: _, ...saved } = newValues
  expect(await store.dispatch(updateClient(aClient(), newValues))).toEqual({ saved })
  expect(listOf(store)).toMatchObject([{ isActive: true, address: { city: 'Mysuru' } }])
  expect(shownToasts).toEqual(['success: Client updated', 'error: Not now'])
})

test.each([
  ['the update', { city: 'Mysuru', isActive: 'Inactive' }, { PUT: status(208) }],
  ['the status', { isActive: 'Inactive' }, { DELETE: status(208) }],
] as const)('208 to %s: nothing has changed', async (_, over, answers) => {
  const store = await withList(answers)
  expect(await store.dispatch(updateClient(aClient(), values(over)))).toBe('failed')
  expect(listOf(store)).toEqual([aClient()])
  expect(sent).toHaveLength(1)
  expect(shownToasts).toEqual(['error: Client Already exist'])
})
