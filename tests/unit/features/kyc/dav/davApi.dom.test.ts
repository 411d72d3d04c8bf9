import { expect } from 'vitest'
import { CASE_FILTERS } from '#features/kyc/dav/caseFilters.ts'
import { BUILT_IN_VIEWS } from '#features/kyc/dav/checks/views/view.ts'
import { davApi } from '#features/kyc/dav/davApi.ts'
import { toUrlFilters } from '#shared/kits/records/list/filters.ts'
import { toIndiaDay } from '#shared/platform/lib/time/day.ts'
import { installQueryApi } from '#shared/platform/queryCache/queryApi.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { readTableQuery } from '#shared/ui/table/query/tableQuery.ts'
import type { SandboxCase } from '#tests/sandbox/dav/case.ts'
import { signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'

const HOSUR = 'sub-kvm-kaveri-hosur'
const HOURS_48 = 48 * 3_600_000

async function anOperator(): Promise<AppStore> {
  const store = createTestAppStore()
  installQueryApi(store)
  await signInAs(store, 'kabir.sethi@kaveri.example')
  return store
}

/** The page of a built-in view. */
async function listWith(store: AppStore, name: string, page = 1) {
  const view = BUILT_IN_VIEWS.find((one) => one.name === name)
  const { filters } = readTableQuery(new URLSearchParams(view?.query), toUrlFilters(CASE_FILTERS))
  const query = { subClientId: HOSUR, page, sort: null, filters, search: null }
  const { data } = await store.dispatch(davApi.endpoints.davCases.initiate(query))
  return { ids: data?.rows.map(({ caseId }) => caseId) ?? [], total: data?.total }
}
const idsOf = (cases: Iterable<SandboxCase>, matches: (item: SandboxCase) => boolean) =>
  [...cases]
    .filter((one) => one.subClientId === HOSUR && matches(one))
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .map(({ caseId }) => caseId)

test('decided today: on the current Indian day, whenever the case was created', async ({
  world,
}) => {
  const decided = [...world.cases.values()].filter(
    ({ subClientId, overallStatus }) =>
      subClientId === HOSUR && ['APPROVED', 'REJECTED'].includes(overallStatus),
  )
  // The oldest case was decided a moment ago.
  Object.assign(decided.at(-1) ?? {}, { modifiedAt: new Date().toISOString() })
  const today = toIndiaDay(Date.now())
  const ids = idsOf(decided, ({ modifiedAt }) => toIndiaDay(Date.parse(modifiedAt)) === today)
  expect(await listWith(await anOperator(), 'Decided today')).toEqual({ ids, total: ids.length })
  expect(ids).toContain(decided.at(-1)?.caseId)
})

test('waiting for over 48 hours, to the hour and on all pages', async ({ world }) => {
  const waits = new Set(['INITIATED', 'PENDING_USER_INPUT', 'RE_INITIATE', 'RE_INITIATED'])
  const ids = idsOf(world.cases.values(), ({ overallStatus, notifLogs, createdAt }) => {
    const requestedAt =
      notifLogs.findLast(({ stage }) => stage !== 'resent')?.initiatedAt ?? createdAt
    return waits.has(overallStatus) && Date.now() - Date.parse(requestedAt) > HOURS_48
  })
  const name = 'Waiting for the candidate over 48 h'
  const store = await anOperator()
  expect(await listWith(store, name)).toEqual({ ids: ids.slice(0, 50), total: ids.length })
  expect((await listWith(store, name, 2)).ids).toEqual(ids.slice(50, 100))
})

test('reports how many cases were searched if there are more than a thousand', async ({
  world,
}) => {
  const decided = [...world.cases.values()].find(
    ({ subClientId, overallStatus }) => subClientId === HOSUR && overallStatus === 'APPROVED',
  )
  if (decided === undefined) throw new Error('the sub-client has no decided case')
  for (let nth = 0; nth < 1_000; nth += 1) {
    const caseId = `more-${nth}`
    world.cases.set(caseId, { ...decided, caseId, referenceId: caseId })
  }
  const store = await anOperator()
  await listWith(store, 'Decided today')
  const [page] = Object.values(store.getState().queries?.queries ?? {})
  const count = [...world.cases.values()].filter(
    ({ subClientId, overallStatus }) =>
      subClientId === HOSUR && ['APPROVED', 'REJECTED'].includes(overallStatus),
  ).length
  expect(page?.data).toMatchObject({ searched: { rows: 1_000, of: count } })
})
