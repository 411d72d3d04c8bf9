import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect } from 'vitest'
import type { ServiceRecord } from '#features/admin/services/service.ts'
import { toServiceDetails } from '#features/admin/services/serviceForm.ts'
import { createService, updateService } from '#features/admin/services/ServicePanel.tsx'
import { servicesApi } from '#features/admin/services/servicesApi.ts'
import { onToast } from '#shared/platform/dialogs/toast.ts'
import { installQueryApi } from '#shared/platform/queryCache/queryApi.ts'
import { makeStore, type AppStore } from '#shared/platform/store/makeStore.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'
import { aService, values } from './aService.ts'

const ADDRESS = `${ORIGIN}/master/V1/service-management`
const METHODS = ['POST', 'PUT', 'DELETE'] as const
type Answers = Partial<Record<(typeof METHODS)[number], [number, object?]>>

let sent: string[] = []
let shownToasts: string[] = []
let stopToasts: () => unknown = () => undefined

beforeEach(() => {
  sent = []
  shownToasts = []
  stopToasts = onToast(({ kind, text }) => shownToasts.push(`${kind}: ${text}`))
})
afterEach(() => {
  stopToasts()
})

/** A store with one listed service; `sent` collects later requests. */
async function withList(answers: Answers): Promise<AppStore> {
  apiServer.use(
    http.all(ADDRESS, async ({ request }) => {
      const { method, url } = request
      sent.push(`${method}${new URL(url).search} ${await request.text()}`.trim())
      if (method === 'GET') return HttpResponse.json({ data: [aService()] })
      const [status, body] = answers[METHODS.find((one) => one === method) ?? 'PUT'] ?? [405]
      return body === undefined
        ? new HttpResponse(null, { status })
        : HttpResponse.json(body, { status })
    }),
  )
  const store = makeStore()
  installQueryApi(store)
  await store.dispatch(servicesApi.endpoints.services.initiate())
  sent = []
  return store
}

function listOf(store: AppStore): readonly ServiceRecord[] {
  const { queries } = store.getState()
  if (queries === undefined) throw new Error('the cache is not installed')
  return servicesApi.endpoints.services.select()({ queries }).data ?? []
}

const ID = '?service_id=service-0002'
const NEW = aService({ serviceId: 'service-0099', name: 'rentSlip' })
const RENAMED = values({ name: 'rentSlip' })
const details = (edited = values()) => JSON.stringify(toServiceDetails(edited))

test('adds a created record to the list without another call', async () => {
  const store = await withList({ POST: [201, { message: 'ok', data: NEW }] })
  expect(await store.dispatch(createService(RENAMED))).toBe('saved')
  expect(sent).toEqual([`POST ${details(RENAMED)}`])
  expect(listOf(store)).toEqual([aService(), NEW])
  expect(shownToasts).toEqual(['success: Service created'])
})

test('reloads the list when no record is returned', async () => {
  const store = await withList({ POST: [201, { message: 'ok' }] })
  expect(await store.dispatch(createService(RENAMED))).toBe('saved')
  expect(sent).toEqual([`POST ${details(RENAMED)}`, 'GET'])
  expect(shownToasts).toEqual(['success: Service created'])
})

test.each([
  ['the details', RENAMED, [`PUT${ID} ${details(RENAMED)}`], ['success: Service updated']],
  [
    'the status',
    values({ isActive: 'Inactive' }),
    [`DELETE${ID} {"isActive":false}`],
    ['success: Service status updated'],
  ],
  [
    'both',
    values({ name: 'rentSlip', isActive: 'Inactive' }),
    [`PUT${ID} ${details(RENAMED)}`, `DELETE${ID} {"isActive":false}`],
    ['success: Service updated', 'success: Service status updated'],
  ],
  ['nothing', values(), [], []],
])('an edit of %s sends nothing else', async (_, edited, calls, toasts) => {
  const store = await withList({ PUT: [204], DELETE: [200, { message: 'ok' }] })
  expect(await store.dispatch(updateService(aService(), edited))).toBe('saved')
  expect(sent).toEqual(calls)
  expect(shownToasts).toEqual(toasts)
  expect(listOf(store)).toEqual([
    aService({ name: edited.name, isActive: edited.isActive === 'Active' }),
  ])
})

test.each([
  ['POST', createService(RENAMED), 208, undefined, 'error: Service already exist'],
  ['PUT', updateService(aService(), RENAMED), 208, undefined, 'error: Service already exist'],
  ['POST', createService(RENAMED), 400, { detail: 'No such type' }, 'error: No such type'],
  [
    'PUT',
    updateService(aService(), RENAMED),
    422,
    { detail: [{ msg: 'first' }, { msg: 'second' }] },
    'error: first',
  ],
  [
    'DELETE',
    updateService(aService(), values({ isActive: 'Inactive' })),
    409,
    { detail: 'In use' },
    'error: In use',
  ],
] as const)('reports a failed %s and keeps the list', async (method, save, status, body, line) => {
  const store = await withList({ [method]: [status, body] })
  expect(await store.dispatch(save)).toBe('failed')
  expect(shownToasts).toEqual([line])
  expect(listOf(store)).toEqual([aService()])
})

test('keeps the details and reports them as saved when only the status fails', async () => {
  const store = await withList({ PUT: [200], DELETE: [409, { detail: 'In use' }] })
  const edited = values({ name: 'rentSlip', isActive: 'Inactive' })
  expect(await store.dispatch(updateService(aService(), edited))).toEqual({
    saved: toServiceDetails(edited),
  })
  expect(shownToasts).toEqual(['success: Service updated', 'error: In use'])
  expect(listOf(store)).toEqual([aService({ name: 'rentSlip' })])
})
