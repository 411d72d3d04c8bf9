import { beforeEach, expect, it, vi } from 'vitest'
import { createAppStore } from '#app/appStore.ts'
import {
  batchTransitioned,
  selectBatches,
  selectChosen,
} from '#shared/kits/jobs/batch/batchSlice.ts'
import {
  discardLeftDocuments,
  findLeftDocuments,
  restoreLeftDocuments,
} from '#shared/kits/jobs/batch/leftDocuments.ts'
import { runBatches } from '#shared/kits/jobs/batch/runBatches.ts'
import { readWaiting } from '#shared/kits/jobs/batch/waitingStorage.ts'
import { selectLeftDocuments } from '#shared/kits/jobs/jobsSlice.ts'
import { clearWaiting } from '#shared/kits/jobs/jobsStore.ts'
import { resumeJobsAndBatches } from '#shared/kits/jobs/run/resumeJobsAndBatches.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { clearBlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { endSession } from '#shared/platform/session/end/endSession.ts'
import { recordActivity } from '#shared/platform/session/end/lastActivity.ts'
import { startSession } from '#shared/platform/session/startSession.ts'
import { clearLeftoverData } from '#shared/platform/session/storage/clearStoredData.ts'
import { persistUser } from '#shared/platform/session/storage/persistence.ts'
import { clearSessionFlag, setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { claimTab } from '#shared/platform/session/tabs/claimTab.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { endAfterTest } from '#tests/support/storeCleanup.ts'
import { blobStoreOnDisk, closeTab, createTestStore } from '#tests/support/stores.ts'
import { aFile, anAnalyzer, KABIR, RUNNING } from '../builders.ts'

const MEERA = { ...KABIR, email: 'meera@kaveri.example' }
const HOUR_MS = 3_600_000

const named = (name: string) => ({ ...aFile, id: `file-${name}`, name: `${name}.pdf` })

/** A backend that takes `a`, and never answers the upload of any other document. */
function aBackend() {
  const sent: string[] = []
  const { analyzer } = anAnalyzer([RUNNING], {
    submit: async ({ files }) => {
      const name = files[0]?.accepted.name.replace('.pdf', '') ?? ''
      sent.push(name)
      return name === 'a' ? { ok: true, value: 'tx-a' } : new Promise(() => undefined)
    },
  })
  return { sent, analyzers: { payslip: async () => analyzer } }
}

async function openTab(user = KABIR) {
  const { sent, analyzers } = aBackend()
  const store = createTestStore(undefined, { analyzers })
  store.dispatch(signedIn(user))
  await store.session.get(claimTab)
  await store.dispatch(resumeJobsAndBatches())
  return { store, sent }
}

/** Sends four documents: `a` is taken, `b` is being sent, the others wait. */
async function tabInTheMiddle() {
  const names = ['a', 'b', 'c', 'd']
  for (const name of names)
    await blobStoreOnDisk.put(new File(['%PDF'], `${name}.pdf`), `file-${name}`)
  const tab = await openTab()
  tab.store.dispatch(runBatches())
  const items = names.map((name) => ({ id: name, files: [named(name)], job: null }))
  tab.store.dispatch(batchTransitioned({ key: 'payslip', event: { kind: 'added', items } }))
  await vi.waitFor(() => expect(tab.sent).toEqual(['a', 'b']))
  await vi.waitFor(async () => expect(await readWaiting()).toHaveLength(1))
  return tab
}

const readTabStorage = (): [string, string][] =>
  Array.from({ length: window.sessionStorage.length }, (_, index) => {
    const key = window.sessionStorage.key(index) ?? ''
    return [key, window.sessionStorage.getItem(key) ?? '']
  })

function reopenTab(entries: readonly [string, string][]) {
  window.sessionStorage.clear()
  for (const [key, text] of entries) window.sessionStorage.setItem(key, text)
}

/** The tab ends without a word. Returns what a reopened tab finds in its sessionStorage. */
function crash({ store }: { store: AppStore }) {
  const left = readTabStorage()
  closeTab(store)
  window.sessionStorage.clear()
  return left
}

const offered = ({ store }: { store: AppStore }) => selectLeftDocuments(store.getState())

const chosenNames = ({ store }: { store: AppStore }) =>
  selectChosen(store.getState(), 'payslip').map(({ name, leftBehind }) => [name, leftBehind])

beforeEach(async () => {
  await Promise.all([clearWaiting(), clearBlobStore()])
  setSessionFlag()
  persistUser(KABIR)
  recordActivity()
})

it('offers what waited or was being sent, and restores it with a question for each document', async () => {
  crash(await tabInTheMiddle())
  const tab = await openTab()
  expect(offered(tab)).toBe(3)
  expect(await tab.store.dispatch(restoreLeftDocuments())).toEqual(['payslip'])
  expect(offered(tab)).toBe(0)
  expect(chosenNames(tab)).toEqual(['b.pdf', 'c.pdf', 'd.pdf'].map((name) => [name, true]))
  expect(tab.sent).toEqual([])

  crash(tab)
  expect(offered(await openTab())).toBe(3) // another crash before anything is decided
})

it('deletes them on request', async () => {
  crash(await tabInTheMiddle())
  const tab = await openTab()
  await tab.store.dispatch(discardLeftDocuments())
  expect((await blobStoreOnDisk.ids()).toSorted()).toEqual(['file-a'])
  await tab.store.dispatch(findLeftDocuments())
  expect(offered(tab)).toBe(0)
})

it('offers nothing while the tab is open', async () => {
  const first = await tabInTheMiddle()
  const copied = readTabStorage()
  window.sessionStorage.clear()
  const other = await openTab()
  expect(offered(other)).toBe(0)
  expect(await other.store.dispatch(restoreLeftDocuments())).toEqual([])
  reopenTab(copied)
  expect(Object.keys(selectBatches(first.store.getState()))).toEqual(['payslip'])
})

it('a tab that is reopened after its documents were taken sends none of them', async () => {
  const left = crash(await tabInTheMiddle())
  await (await openTab()).store.dispatch(restoreLeftDocuments())
  reopenTab(left)
  const reopened = await openTab()
  expect(selectBatches(reopened.store.getState())).toEqual({})
  expect(reopened.sent).toEqual([])
})

it('offers nothing to another address', async () => {
  crash(await tabInTheMiddle())
  expect(offered(await openTab(MEERA))).toBe(0)
})

it('offers nothing after a day', async () => {
  crash(await tabInTheMiddle())
  vi.setSystemTime(Date.now() + 24 * HOUR_MS + 1)
  expect(offered(await openTab())).toBe(0)
})

const newApp = () => endAfterTest(createAppStore())

it('keeps nothing after Log Out', async () => {
  crash(await tabInTheMiddle())
  const app = newApp()
  app.dispatch(signedIn(KABIR))
  await app.dispatch(endSession())
  expect(await blobStoreOnDisk.ids()).toEqual([])
  setSessionFlag()
  expect(offered(await openTab())).toBe(0)
})

it.each([
  [KABIR, 3],
  [MEERA, 0],
])(
  'a browser that was abandoned keeps them for the same address only: $email',
  async (user, count) => {
    crash(await tabInTheMiddle())
    clearSessionFlag()
    vi.setSystemTime(Date.now() + 10 * HOUR_MS)
    await newApp().dispatch(clearLeftoverData())
    expect((await blobStoreOnDisk.ids()).toSorted()).toEqual(['file-b', 'file-c', 'file-d'])
    await newApp().dispatch(startSession(user))
    expect(await blobStoreOnDisk.ids()).toHaveLength(count)
    expect(offered(await openTab(user))).toBe(count)
  },
)

it('deletes them at the first start after a day, where nobody has signed in', async () => {
  crash(await tabInTheMiddle())
  clearSessionFlag()
  vi.setSystemTime(Date.now() + 10 * HOUR_MS)
  await newApp().dispatch(clearLeftoverData())
  vi.setSystemTime(Date.now() + 23 * HOUR_MS)
  await newApp().dispatch(clearLeftoverData())
  expect(await blobStoreOnDisk.ids()).toHaveLength(3)
  vi.setSystemTime(Date.now() + HOUR_MS)
  await newApp().dispatch(clearLeftoverData())
  expect(await blobStoreOnDisk.ids()).toEqual([])
})

it('a sign-in ends what was due after a day', async () => {
  crash(await tabInTheMiddle())
  clearSessionFlag()
  vi.setSystemTime(Date.now() + 10 * HOUR_MS)
  await newApp().dispatch(clearLeftoverData())
  await newApp().dispatch(startSession(KABIR))
  clearSessionFlag()
  vi.setSystemTime(Date.now() + 24 * HOUR_MS)
  recordActivity()
  await newApp().dispatch(clearLeftoverData())
  expect(await blobStoreOnDisk.ids()).toHaveLength(3)
})

it('offers what waited in this tab before a sign-in, instead of sending it', async () => {
  const left = crash(await tabInTheMiddle())
  reopenTab(left)
  await newApp().dispatch(startSession(KABIR))
  const tab = await openTab()
  expect(offered(tab)).toBe(3)
  expect(tab.sent).toEqual([])
})

it('asks for the password again where the unlocked copy was in memory', async () => {
  const locked = { ...named('locked'), unlocked: true as const }
  await blobStoreOnDisk.put(new File(['%PDF locked'], 'locked.pdf'), locked.id)
  const { store, sent } = await openTab()
  store.dispatch(runBatches())
  const items = [{ id: 'locked', files: [locked], job: null }]
  store.dispatch(batchTransitioned({ key: 'payslip', event: { kind: 'added', items } }))
  await vi.waitFor(() => expect(chosenNames({ store })).toEqual([['locked.pdf', undefined]]))
  expect(selectBatches(store.getState())).toEqual({})
  expect(sent).toEqual([])
  expect(store.session.get(filePasswords).get(locked.id)).toBeUndefined()
})
