import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  resumeBatch,
  retryFailed,
  stopBatch,
  removeItems,
  retryItem,
} from '#shared/kits/jobs/batch/batchActions.ts'
import { batchTransitioned, selectBatch } from '#shared/kits/jobs/batch/batchSlice.ts'
import { itemStatus } from '#shared/kits/jobs/batch/itemStatus.ts'
import { runBatches } from '#shared/kits/jobs/batch/runBatches.ts'
import type { AnalyzerCalls, PollResult } from '#shared/kits/jobs/definition.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { clearJobs, storedJobs } from '#shared/kits/jobs/jobsStore.ts'
import { removeJob } from '#shared/kits/jobs/run/lifecycle.ts'
import { resumeJobsAndBatches } from '#shared/kits/jobs/run/resumeJobsAndBatches.ts'
import type { ApiResult } from '#shared/platform/api/apiError.ts'
import { setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { selectCurrentDialog } from '#shared/platform/store/overlaySlice.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { createTestStore, closeTab, blobStoreOnDisk } from '#tests/support/stores.ts'
import { aFile, anAnalyzer, DONE, http, KABIR, RUNNING } from '../builders.ts'
import { advanceTime, settle, startClock } from '../clock.ts'

beforeEach(() => {
  startClock()
  setSessionFlag()
})
afterEach(() => {
  vi.useRealTimers()
})

const named = (name: string) => ({ ...aFile, id: `file-${name}`, name: `${name}.pdf` })

type Server = {
  /** How the upload of a file is answered; left out, it is taken. */
  refuses?: Readonly<Record<string, ApiResult<string>>>
  /** How its polls are; left out, it is done at the first one. */
  polls?: Readonly<Record<string, ApiResult<PollResult>>>
  /** Uploads that are never answered. */
  pending?: readonly string[]
}

/** A backend that remembers what was sent to it and asked of it. */
function aBackend({ refuses = {}, polls = {}, pending = [] }: Server = {}) {
  const sent: string[] = []
  const polled: string[] = []
  const { analyzer } = anAnalyzer([], {
    submit: async ({ files }) => {
      const name = files[0]?.accepted.name.replace('.pdf', '') ?? ''
      sent.push(name)
      if (pending.includes(name)) await new Promise(() => undefined)
      return refuses[name] ?? { ok: true, value: `tx-${name}` }
    },
    poll: async ({ transactionId }) => {
      const name = transactionId.replace('tx-', '')
      polled.push(name)
      return polls[name] ?? DONE
    },
  })
  return { analyzer, sent, asked: polled }
}

function aTab(analyzer: AnalyzerCalls) {
  const store = createTestStore(undefined, {
    analyzers: { payslip: async () => analyzer },
    clearDatabases: clearJobs,
  })
  store.dispatch(signedIn(KABIR))
  const statuses = () =>
    selectBatch(store.getState(), 'payslip')?.items.map(
      (item) => `${item.id} ${itemStatus(item, selectJobs(store.getState())).kind}`,
    ) ?? []
  const halt = () => selectBatch(store.getState(), 'payslip')?.halt
  const dialog = () => selectCurrentDialog(store.getState())
  return { store, standings: statuses, halt, dialog }
}

/** Documents with these names, sent together. */
async function send(names: readonly string[], server: Server = {}) {
  for (const name of names)
    await blobStoreOnDisk.put(new File(['%PDF-1.7'], `${name}.pdf`), `file-${name}`)
  const backend = aBackend(server)
  const tab = aTab(backend.analyzer)
  await tab.store.dispatch(resumeJobsAndBatches())
  tab.store.dispatch(runBatches())
  const items = names.map((name) => ({ id: name, files: [named(name)], job: null }))
  tab.store.dispatch(batchTransitioned({ key: 'payslip', event: { kind: 'added', items } }))
  await settle()
  return { ...backend, ...tab }
}

const ALL = ['a', 'b', 'c', 'd', 'e']

describe('a batch', () => {
  it('sends two at a time, each once, and the next one after a result', async () => {
    const { sent, standings: statuses } = await send(ALL)
    expect(sent).toEqual(['a', 'b'])
    expect(statuses()).toEqual(['a running', 'b running', 'c waiting', 'd waiting', 'e waiting'])
    for (let turn = 0; turn < 40; turn += 1) {
      await advanceTime(500)
      expect(statuses().filter((one) => one.endsWith('running')).length).toBeLessThanOrEqual(2)
    }
    expect(sent).toEqual(ALL)
    expect(statuses()).toEqual(ALL.map((name) => `${name} done`))
  })

  it('skips failures without a dialog, keeps refused files through a reload, and retries them on request', async () => {
    const {
      sent,
      standings: statuses,
      dialog,
      store,
    } = await send(ALL, {
      refuses: { b: http(400, 'not a payslip') },
      polls: { c: { ok: true, value: { kind: 'failed', name: 'outputFailed' } } },
    })
    await advanceTime(15_000)
    expect(statuses()).toEqual(['a done', 'b failed', 'c failed', 'd done', 'e done'])
    expect(dialog()).toBeUndefined()
    expect(await storedJobs.readAll(KABIR.email)).toHaveLength(5)
    store.dispatch(retryFailed('payslip'))
    await advanceTime(6_000)
    expect(sent).toEqual([...ALL, 'b', 'c'])
  })

  it.each([
    ['lowCredits', 'Insufficient Credits'],
    ['trialSubscriptionEnded', 'Trial Subscription Ended'],
    ['trialLimitExhausted', 'File Limit Exhausted'],
  ])('stops at %s with one dialog, loses nothing, and can continue', async (name, detail) => {
    const refuses: Record<string, ApiResult<string>> = {
      c: http(400, detail),
      d: http(400, detail),
    }
    const { sent, standings: statuses, halt, dialog, store } = await send(ALL, { refuses })
    await advanceTime(9_000)
    // Whether d has begun when c is refused, nobody promises; e has not.
    const refused = sent.slice(2)
    expect(['c', 'c,d']).toContain(refused.join())
    expect(statuses()).toEqual(['a done', 'b done', 'c waiting', 'd waiting', 'e waiting'])
    expect(halt()).toBe(name)
    expect(dialog()).toMatchObject({ name })
    expect(dialog()?.context.footnote).toContain('are still in the list and were not sent')
    expect(store.getState().overlay.queue).toHaveLength(1)

    delete refuses.c
    delete refuses.d
    store.dispatch(resumeBatch('payslip'))
    await advanceTime(12_000)
    expect(sent).toEqual(['a', 'b', ...refused, 'c', 'd', 'e'])
    expect(statuses()).toEqual(ALL.map((one) => `${one} done`))
  })

  it('stops when offline: files that may have arrived are only sent again by a separate press', async () => {
    const {
      sent,
      standings: statuses,
      halt,
      store,
    } = await send(['a', 'b', 'c'], {
      refuses: { a: { ok: false, error: { kind: 'network' } } },
      polls: { b: RUNNING },
    })
    await advanceTime(3_000)
    expect(statuses()).toEqual(['a failed', 'b running', 'c waiting'])
    expect(halt()).toBe('uploadFailed')
    store.dispatch(retryFailed('payslip'))
    await settle()
    expect(sent).toEqual(['a', 'b', 'c'])
  })

  it.each<[string, ApiResult<string>]>([
    ['502', http(502)],
    ['504', http(504)],
    ['500 without a detail', http(500)],
    ['a body that does not fit', { ok: false, error: { kind: 'contract', issue: 'x' } }],
  ])('stops at an upload answered %s, which may have been charged', async (_name, answer) => {
    const refuses: Record<string, ApiResult<string>> = { a: answer }
    const batch = await send(ALL, { refuses, polls: { b: RUNNING } })
    await advanceTime(3_000)
    expect(batch.standings().slice(0, 3)).toEqual(['a failed', 'b running', 'c waiting'])
    expect(batch.dialog()?.context).toMatchObject({
      unknown: 'arrival',
      footnote:
        'a.pdf may have arrived and may already have been charged. 3 of 5 files are still in the list and were not sent.',
    })
    expect(batch.store.getState().overlay.queue).toHaveLength(1)

    delete refuses.a
    batch.store.dispatch(retryFailed('payslip'))
    await advanceTime(9_000)
    expect(batch.sent).toEqual(ALL)
    const [first] = selectBatch(batch.store.getState(), 'payslip')?.items ?? []
    if (first !== undefined) batch.store.dispatch(retryItem('payslip', first))
    await advanceTime(6_000)
    expect(batch.sent).toEqual([...ALL, 'a'])
  })

  it('lets running jobs finish after a stop, and sends no more', async () => {
    const { sent, standings: statuses, store } = await send(ALL)
    store.dispatch(stopBatch('payslip'))
    await advanceTime(9_000)
    expect(sent).toEqual(['a', 'b'])
    expect(statuses().slice(0, 3)).toEqual(['a done', 'b done', 'c waiting'])
    const { items = [] } = selectBatch(store.getState(), 'payslip') ?? {}
    store.dispatch(removeItems('payslip', items.slice(2)))
    await settle()
    expect(statuses()).toEqual(['a done', 'b done'])
    expect(await blobStoreOnDisk.get('file-c')).toBeUndefined()
    expect(await blobStoreOnDisk.get('file-a')).toBeDefined()
  })

  it('drops documents whose job was removed from Jobs', async () => {
    const { standings: statuses, store } = await send(['a', 'b'])
    await advanceTime(4_000)
    const [job] = Object.values(selectJobs(store.getState()))
    if (job !== undefined) await store.dispatch(removeJob(job))
    expect(statuses()).toEqual(['b done'])
  })
})

describe('a reload in the middle', () => {
  it('continues where it was: sent files are not sent again, an interrupted one only on request', async () => {
    const first = await send(ALL, { polls: { a: RUNNING, b: RUNNING } })
    await advanceTime(1_000)
    closeTab(first.store)
    const later = aBackend()
    const tab = aTab(later.analyzer)
    await tab.store.dispatch(resumeJobsAndBatches())
    await advanceTime(18_000)
    expect(first.sent).toEqual(['a', 'b'])
    expect(later.sent).toEqual(['c', 'd', 'e'])
    expect(tab.standings()).toEqual(ALL.map((name) => `${name} done`))
    for (const name of ALL) expect(later.asked.filter((one) => one === name)).toHaveLength(1)
  })

  it('marks an upload in progress as interrupted, and continues with the rest', async () => {
    const first = await send(['a', 'b', 'c'], { pending: ['a'], polls: { b: RUNNING } })
    closeTab(first.store)
    const later = aBackend()
    const tab = aTab(later.analyzer)
    await tab.store.dispatch(resumeJobsAndBatches())
    await advanceTime(9_000)
    expect(tab.standings()).toEqual(['a interrupted', 'b done', 'c done'])
    expect([first.sent, later.sent]).toEqual([['a', 'b'], ['c']])
    const [item] = selectBatch(tab.store.getState(), 'payslip')?.items ?? []
    if (item !== undefined) tab.store.dispatch(retryItem('payslip', item))
    await advanceTime(4_000)
    expect(later.sent).toEqual(['c', 'a'])
  })
})

it('stops on a 401 with one dialog that lists what was not sent', async () => {
  const { sent, standings: statuses, dialog } = await send(ALL, { refuses: { b: http(401) } })
  await advanceTime(9_000)
  expect(sent).toEqual(['a', 'b'])
  expect(statuses()).toEqual([])
  expect(dialog()).toMatchObject({
    name: 'notAuthenticated',
    context: { lists: [{ heading: 'Not sent yet (3 files)', items: ['c.pdf', 'd.pdf', 'e.pdf'] }] },
  })
})

it('a retry asks the server if it may have the result', async () => {
  const {
    sent,
    asked: polled,
    store,
    standings: statuses,
  } = await send(['a'], { polls: { a: http(503) } })
  await advanceTime(4_000)
  expect(statuses()).toEqual(['a failed'])
  const [item] = selectBatch(store.getState(), 'payslip')?.items ?? []
  if (item !== undefined) store.dispatch(retryItem('payslip', item))
  await advanceTime(4_000)
  expect(sent).toEqual(['a'])
  expect(polled).toEqual(['a', 'a'])
})
