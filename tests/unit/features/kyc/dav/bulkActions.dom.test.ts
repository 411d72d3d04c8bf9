import { http } from 'msw'
import { beforeEach, expect, vi } from 'vitest'
import { CASE_BULK_ACTIONS } from '#features/kyc/dav/checks/bulk/caseBulkActions.ts'
import { reportFileName } from '#features/kyc/dav/reportFileName.ts'
import { bulkTransitioned, selectBulk } from '#shared/kits/dashboard/bulk/bulkSlice.ts'
import type { SelectedRow } from '#shared/kits/dashboard/bulk/bulkState.ts'
import { startBulkAction, stopBulkAction } from '#shared/kits/dashboard/bulk/runBulkAction.ts'
import { CONTACT_UNDO_MS } from '#shared/platform/config/constants.ts'
import { readZip } from '#shared/platform/files/readZip.ts'
import { installQueryApi } from '#shared/platform/queryCache/queryApi.ts'
import { endSession } from '#shared/platform/session/end/endSession.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { dialogAnswered } from '#shared/platform/store/overlaySlice.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import type { SandboxCase } from '#tests/sandbox/dav/case.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import type { World } from '#tests/sandbox/world.ts'
import { fakeUndoTime } from '#tests/support/contact.ts'
import { deferred } from '#tests/support/deferred.ts'
import { signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { aChosen } from '../../../shared/kits/dashboard/builders.ts'

const HOSUR = 'sub-kvm-kaveri-hosur'
const FAULTS = 'sub-kvm-sandbox-faults'

/** The dashboard's selection and running bulk action. */
const bulkState = (store: AppStore) => selectBulk(store.getState(), CASE_BULK_ACTIONS.list)

const toRow = ({ caseId, subClientId, sourceData }: SandboxCase, action: string): SelectedRow =>
  aChosen(caseId, {
    subClientId: HOSUR,
    name: sourceData.name,
    reportName: reportFileName({
      name: sourceData.name,
      reference: sourceData.internalReferenceNumber,
    }),
    action,
    seenAt: Date.now(),
    ...(subClientId === FAULTS ? { name: 'Of the faults' } : {}),
  })

const inState = (world: World, status: string, count: number) =>
  [...world.cases.values()]
    .filter((one) => one.subClientId === HOSUR && one.overallStatus === status)
    .slice(0, count)
const fault = (world: World, reference: string) =>
  [...world.cases.values()].filter(
    ({ sourceData }) => sourceData.internalReferenceNumber === reference,
  )

beforeEach(() => void fakeUndoTime())

async function aTab(): Promise<AppStore> {
  const store = createTestAppStore()
  installQueryApi(store)
  await signInAs(store, 'kabir.sethi@kaveri.example')
  return store
}
/** Another tab of the same browser and user. */
function aTabBeside(store: AppStore): AppStore {
  const other = createTestAppStore()
  installQueryApi(other)
  const { user } = store.getState().session
  if (user !== null) other.dispatch(signedIn(user))
  return other
}
/** Runs a callback as soon as one candidate was notified. */
function afterTheFirst(store: AppStore, act: () => void): void {
  const stop = store.subscribe(() => {
    const run = bulkState(store).run
    if (run.kind !== 'running' || run.counts.done !== 1) return
    stop()
    act()
  })
}
function select(store: AppStore, cases: readonly SandboxCase[], action = 'resend') {
  const event = { kind: 'selected', rows: cases.map((one) => toRow(one, action)) } as const
  store.dispatch(bulkTransitioned({ list: CASE_BULK_ACTIONS.list, event }))
}
/** Resends to the selected rows in each tab, agrees to contact them and lets the time to undo it pass. */
async function resend(...stores: AppStore[]): Promise<void> {
  const runs = stores.map((store) =>
    store.dispatch(startBulkAction(CASE_BULK_ACTIONS, 'resend', HOSUR)),
  )
  for (const store of stores)
    for (const { id } of store.getState().overlay.queue)
      store.dispatch(dialogAnswered({ id, answer: 'primary' }))
  await vi.waitFor(() => {
    for (const store of stores) expect(bulkState(store).run.kind).not.toBe('none')
  })
  await vi.advanceTimersByTimeAsync(CONTACT_UNDO_MS)
  await Promise.all(runs)
}
const emails = (world: World) => world.inbox.filter(({ subject }) => subject.startsWith('Address'))
const sentTo = (world: World) =>
  emails(world)
    .filter(({ channel }) => channel === 'email')
    .map(({ to }) => to)

test('notifies each candidate once and keeps failures selected with their reasons', async ({
  world,
}) => {
  const store = await aTab()
  const waiting = inState(world, 'PENDING_USER_INPUT', 3)
  const [first, ...others] = waiting
  if (first === undefined) throw new Error('no case waits')
  select(store, [first, ...fault(world, 'resend-error'), ...others])
  await resend(store)

  const { selected, reasons, run } = bulkState(store)
  expect(run).toMatchObject({
    kind: 'ended',
    counts: { done: 3, failed: 1, skipped: 0 },
    notTried: 0,
  })
  expect(selected).toHaveLength(1)
  expect(reasons[selected[0]?.id ?? '']).toBe('Internal Server Error')
  expect(sentTo(world)).toEqual(waiting.map(({ sourceData }) => sourceData.email).toReversed())
})

test('a double start sends nothing twice', async ({ world }) => {
  const store = await aTab()
  select(store, inState(world, 'PENDING_USER_INPUT', 3))
  await resend(store, store)
  expect(sentTo(world)).toHaveLength(3)
})

test('a second tab waits and skips candidates that the first one has notified', async ({
  world,
}) => {
  const one = await aTab()
  const other = aTabBeside(one)
  const waiting = inState(world, 'PENDING_USER_INPUT', 3)
  select(one, waiting)
  select(other, waiting)
  const firstCall = deferred()
  sandboxServer.use(http.post('*/notification/resend/*', async () => firstCall.promise))
  const running = resend(one, other)
  await vi.waitFor(() =>
    expect(bulkState(other).run).toMatchObject({ isUndoable: false, isWaiting: true }),
  )
  other.dispatch(stopBulkAction(CASE_BULK_ACTIONS))
  firstCall.resolve()
  await running
  expect(bulkState(other).run).toMatchObject({ kind: 'ended', notTried: 3 })

  await resend(other)
  expect(bulkState(other).run).toMatchObject({ counts: { done: 0, skipped: 3 } })
  expect(bulkState(other).selected).toEqual([])
  expect(sentTo(world)).toHaveLength(3)
})

test('Stop waits for the running call and starts no other', async ({ world }) => {
  const store = await aTab()
  select(store, inState(world, 'PENDING_USER_INPUT', 4))
  afterTheFirst(store, () => store.dispatch(stopBulkAction(CASE_BULK_ACTIONS)))
  await resend(store)
  expect(bulkState(store).run).toMatchObject({ kind: 'ended', counts: { done: 1 }, notTried: 3 })
  expect(bulkState(store).selected).toHaveLength(3)
  expect(sentTo(world)).toHaveLength(1)
})

test('stops without a connection and reports that the current one may have been sent', async ({
  world,
}) => {
  const store = await aTab()
  select(store, inState(world, 'PENDING_USER_INPUT', 3))
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await resend(store)
  const { selected, reasons, run } = bulkState(store)
  expect(run).toMatchObject({ kind: 'ended', counts: { failed: 1 }, notTried: 2 })
  expect(selected).toHaveLength(3)
  expect(Object.values(reasons)).toEqual([expect.stringContaining('may have been sent')])
})

test('saves reports as one ZIP with unique names and names a failed one', async ({ world }) => {
  const store = await aTab()
  const saved = watchDownloads()
  const decided = inState(world, 'APPROVED', 2)
  const [one, twin] = decided
  if (one === undefined || twin === undefined) throw new Error('too few are decided')
  Object.assign(twin.sourceData, one.sourceData)
  select(store, [...decided, ...fault(world, 'report-error')], 'report')
  await store.dispatch(startBulkAction(CASE_BULK_ACTIONS, 'report', HOSUR))

  const { reasons, run } = bulkState(store)
  expect(run).toMatchObject({ kind: 'ended', counts: { done: 2, failed: 1 } })
  expect(Object.values(reasons)).toEqual(['Internal Server Error'])
  const [zip] = saved
  expect(zip?.name).toMatch(/^DAV_reports_\d{4}-\d{2}-\d{2}\.zip$/)
  const { files } = await readZip(zip?.blob ?? new Blob())
  const { name, internalReferenceNumber: reference } = one.sourceData
  expect(files.map((file) => file.name)).toEqual([
    `${name}_${reference}_report.pdf`,
    `${name}_${reference}_report (2).pdf`,
  ])
})

test('the end of the session stops the run and deletes it', async ({ world }) => {
  const store = await aTab()
  select(store, inState(world, 'PENDING_USER_INPUT', 4))
  let ended = Promise.resolve()
  afterTheFirst(store, () => {
    ended = store.dispatch(endSession())
  })
  await resend(store)
  await ended
  expect(bulkState(store)).toMatchObject({ selected: [], run: { kind: 'none' } })
  expect(localStorage.getItem('lekha-dav-sent')).toBeNull()
})
