import { expect, vi } from 'vitest'
import { CASE_KIT } from '#features/kyc/dav/checks/many/deeds.ts'
import { reportName } from '#features/kyc/dav/reportName.ts'
import { installQueryApi } from '#shared/api/queryApi.ts'
import { manyMoved, selectMany } from '#shared/dashboard/many/manySlice.ts'
import type { Chosen } from '#shared/dashboard/many/manyState.ts'
import { startMany, stopMany } from '#shared/dashboard/many/runMany.ts'
import { readZip } from '#shared/files/zip.ts'
import { signedIn } from '#shared/session/sessionSlice.ts'
import { endSession } from '#shared/session/endSession.ts'
import type { AppStore } from '#shared/store/makeStore.ts'
import type { SandboxCase } from '#tests/sandbox/dav/case.ts'
import type { World } from '#tests/sandbox/world.ts'
import { signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { anAppStore } from '#tests/support/stores.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { aChosen } from '../../dashboard/builders.ts'

const HOSUR = 'sub-kvm-kaveri-hosur'
const FAULTS = 'sub-kvm-sandbox-faults'

/** What is chosen of the dashboard, and what runs over it. */
const many = (store: AppStore) => selectMany(store.getState(), CASE_KIT.list)

const toRow = ({ caseId, subClientId, sourceData }: SandboxCase, deed: string): Chosen =>
  aChosen(caseId, {
    subClientId: HOSUR,
    name: sourceData.name,
    reportName: reportName({
      name: sourceData.name,
      reference: sourceData.internalReferenceNumber,
    }),
    action: deed,
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

async function aTab(): Promise<AppStore> {
  const store = anAppStore()
  installQueryApi(store)
  await signInAs(store, 'kabir.sethi@kaveri.example')
  return store
}
/** Another tab of the same browser and user. */
function aTabBeside(store: AppStore): AppStore {
  const other = anAppStore()
  installQueryApi(other)
  const { user } = store.getState().session
  if (user !== null) other.dispatch(signedIn(user))
  return other
}
/** Does something as soon as one candidate was notified. */
function afterTheFirst(store: AppStore, act: () => void): void {
  const stop = store.subscribe(() => {
    const run = many(store).run
    if (run.kind !== 'running' || run.tally.done !== 1) return
    stop()
    act()
  })
}
function choose(store: AppStore, cases: readonly SandboxCase[], deed = 'resend') {
  const event = { kind: 'put', rows: cases.map((one) => toRow(one, deed)) } as const
  store.dispatch(manyMoved({ list: CASE_KIT.list, event }))
}
const emails = (world: World) => world.inbox.filter(({ subject }) => subject.startsWith('Address'))
const sentTo = (world: World) =>
  emails(world)
    .filter(({ channel }) => channel === 'email')
    .map(({ to }) => to)

test('each is notified once; what failed stays chosen with its reason', async ({ world }) => {
  const store = await aTab()
  const waiting = inState(world, 'PENDING_USER_INPUT', 3)
  const [first, ...rest] = waiting
  if (first === undefined) throw new Error('no case waits')
  choose(store, [first, ...fault(world, 'resend-error'), ...rest])
  await store.dispatch(startMany(CASE_KIT, 'resend', HOSUR))

  const { chosen, reasons, run } = many(store)
  expect(run).toMatchObject({ kind: 'ended', tally: { done: 3, failed: 1, skipped: 0 }, left: 0 })
  expect(chosen).toHaveLength(1)
  expect(reasons[chosen[0]?.id ?? '']).toBe('Internal Server Error')
  expect(sentTo(world)).toEqual(waiting.map(({ sourceData }) => sourceData.email).toReversed())
})

test('a double start sends nothing twice', async ({ world }) => {
  const store = await aTab()
  choose(store, inState(world, 'PENDING_USER_INPUT', 3))
  await Promise.all([
    store.dispatch(startMany(CASE_KIT, 'resend', HOSUR)),
    store.dispatch(startMany(CASE_KIT, 'resend', HOSUR)),
  ])
  expect(sentTo(world)).toHaveLength(3)
})

test('a second tab waits, and leaves out whom the first has notified', async ({ world }) => {
  const one = await aTab()
  const other = aTabBeside(one)
  const waiting = inState(world, 'PENDING_USER_INPUT', 3)
  choose(one, waiting)
  choose(other, waiting)
  const running = one.dispatch(startMany(CASE_KIT, 'resend', HOSUR))
  const second = other.dispatch(startMany(CASE_KIT, 'resend', HOSUR))
  expect(many(other).run).toMatchObject({ kind: 'running', isWaiting: true })
  other.dispatch(stopMany(CASE_KIT))
  await Promise.all([running, second])
  expect(many(other).run).toMatchObject({ kind: 'ended', left: 3 })

  await other.dispatch(startMany(CASE_KIT, 'resend', HOSUR))
  expect(many(other).run).toMatchObject({ tally: { done: 0, skipped: 3 } })
  expect(many(other).chosen).toEqual([])
  expect(sentTo(world)).toHaveLength(3)
})

test('Stop waits for the call that is on its way and makes no other', async ({ world }) => {
  const store = await aTab()
  choose(store, inState(world, 'PENDING_USER_INPUT', 4))
  afterTheFirst(store, () => store.dispatch(stopMany(CASE_KIT)))
  await store.dispatch(startMany(CASE_KIT, 'resend', HOSUR))
  expect(many(store).run).toMatchObject({ kind: 'ended', tally: { done: 1 }, left: 3 })
  expect(many(store).chosen).toHaveLength(3)
  expect(sentTo(world)).toHaveLength(1)
})

test('without a connection it stops at the first, and says that this one may have been sent', async ({
  world,
}) => {
  const store = await aTab()
  choose(store, inState(world, 'PENDING_USER_INPUT', 3))
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await store.dispatch(startMany(CASE_KIT, 'resend', HOSUR))
  const { chosen, reasons, run } = many(store)
  expect(run).toMatchObject({ kind: 'ended', tally: { failed: 1 }, left: 2 })
  expect(chosen).toHaveLength(3)
  expect(Object.values(reasons)).toEqual([expect.stringContaining('may have been sent')])
})

test('reports come as one ZIP, one name each; a failed one is named', async ({ world }) => {
  const store = await aTab()
  const saved = watchDownloads()
  const decided = inState(world, 'APPROVED', 2)
  const [one, twin] = decided
  if (one === undefined || twin === undefined) throw new Error('too few are decided')
  Object.assign(twin.sourceData, one.sourceData)
  choose(store, [...decided, ...fault(world, 'report-error')], 'report')
  await store.dispatch(startMany(CASE_KIT, 'report', HOSUR))

  const { reasons, run } = many(store)
  expect(run).toMatchObject({ kind: 'ended', tally: { done: 2, failed: 1 } })
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

test('the end of the session ends the run, and nothing of it is left', async ({ world }) => {
  const store = await aTab()
  choose(store, inState(world, 'PENDING_USER_INPUT', 4))
  let ended = Promise.resolve()
  afterTheFirst(store, () => {
    ended = store.dispatch(endSession())
  })
  await store.dispatch(startMany(CASE_KIT, 'resend', HOSUR))
  await ended
  expect(many(store)).toMatchObject({ chosen: [], run: { kind: 'none' } })
  expect(localStorage.getItem('lekha-dav-sent')).toBeNull()
})
