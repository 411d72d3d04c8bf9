import { delay, http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import {
  onNoResponse,
  onStatus,
  onOtherError,
  errorRules,
} from '#shared/platform/api/errorRules.ts'
import { toQueryCall, installQueryApi, queryApi } from '#shared/platform/queryCache/queryApi.ts'
import { endSession } from '#shared/platform/session/end/endSession.ts'
import { makeStore } from '#shared/platform/store/makeStore.ts'
import { selectCurrentDialog } from '#shared/platform/store/overlaySlice.ts'
import { selectUser, signedIn } from '#shared/platform/store/sessionSlice.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'
import { aUser } from '#tests/support/builders.ts'

type Client = { name: string }
const clientList: Endpoint<{ page: number }, Client[]> = {
  name: 'clientList',
  method: 'GET',
  path: '/master/V1/clients',
  request: ({ page }) => ({ query: { page } }),
  responseType: 'json',
  schema: v.array(v.object({ name: v.string() })),
  errors: errorRules(
    onStatus(500, 'internalError'),
    onStatus(401, 'notAuthenticated'),
    onOtherError('filterError'),
    onNoResponse('uploadFailed'),
  ),
}
const api = queryApi.injectEndpoints({
  endpoints: (build) => ({
    pagedClients: build.query<Client[], number>({
      query: (page) => toQueryCall(clientList, { page }),
    }),
  }),
  overrideExisting: 'throw',
})

const ADDRESS = `${ORIGIN}/master/V1/clients`

function aStore() {
  const store = makeStore()
  installQueryApi(store)
  installQueryApi(store)
  return store
}

const fetchPage = async (store: ReturnType<typeof aStore>, page = 1) =>
  store.dispatch(api.endpoints.pagedClients.initiate(page, { forceRefetch: true }))

test('runs an endpoint through the cache: sent as defined, requested once, parsed', async () => {
  let requestCount = 0
  apiServer.use(
    http.get(ADDRESS, ({ request }) => {
      requestCount += 1
      return new URL(request.url).searchParams.get('page') === '2'
        ? HttpResponse.json([{ name: 'Kaveri', secret: 1 }])
        : HttpResponse.json({}, { status: 400 })
    }),
  )
  const store = aStore()
  const first = await store.dispatch(api.endpoints.pagedClients.initiate(2))
  const again = await store.dispatch(api.endpoints.pagedClients.initiate(2))
  expect(first.data).toEqual([{ name: 'Kaveri' }])
  expect(again.data).toBe(first.data)
  expect(requestCount).toBe(1)
})

test.each([
  ['a status of the table', () => new HttpResponse(null, { status: 500 }), 'internalError'],
  ['any other status', () => new HttpResponse(null, { status: 418 }), 'filterError'],
  ['an answer that does not fit', () => HttpResponse.json([{ title: 'x' }]), 'filterError'],
  ['no answer', () => HttpResponse.error(), 'uploadFailed'],
])('names %s', async (_, answer, outcome) => {
  apiServer.use(http.get(ADDRESS, answer))
  expect((await fetchPage(aStore())).error).toMatchObject({ outcome })
})

test('a 401 ends the session like everywhere else', async () => {
  apiServer.use(http.get(ADDRESS, () => new HttpResponse(null, { status: 401 })))
  const store = aStore()
  store.dispatch(signedIn(aUser()))
  await fetchPage(store)
  expect(selectUser(store.getState())).toBeNull()
  expect(selectCurrentDialog(store.getState())?.name).toBe('notAuthenticated')
})

test('an aborted query has no dialog', async () => {
  apiServer.use(
    http.get(ADDRESS, async () => {
      await delay('infinite')
    }),
  )
  const running = aStore().dispatch(api.endpoints.pagedClients.initiate(1))
  running.abort()
  expect((await running).isError).toBe(true)
})

test('clears the cache at the end of the session', async () => {
  apiServer.use(http.get(ADDRESS, () => HttpResponse.json([{ name: 'Kaveri' }])))
  const store = aStore()
  await store.dispatch(api.endpoints.pagedClients.initiate(1))
  expect(
    api.endpoints.pagedClients.select(1)({ ...store.getState(), queries: queryStateOf(store) })
      .data,
  ).toHaveLength(1)
  await store.dispatch(endSession())
  expect(
    api.endpoints.pagedClients.select(1)({ ...store.getState(), queries: queryStateOf(store) })
      .data,
  ).toBeUndefined()
})

/** The injected slice of a store's state. */
function queryStateOf(store: ReturnType<typeof aStore>): ReturnType<typeof queryApi.reducer> {
  const state: object = store.getState()
  if (!('queries' in state)) throw new Error('the cache is not installed')
  return state.queries as ReturnType<typeof queryApi.reducer> // the store types only what its first load knows
}
