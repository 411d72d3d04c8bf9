import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiResult } from '#shared/api/apiError.ts'
import { selectCurrentDialog } from '#shared/errors/overlaySlice.ts'
import { attendBatches } from '#shared/jobs/batch/attendBatches.ts'
import { goOn, retryFailed, stopRest, takeOff, tryAgain } from '#shared/jobs/batch/batchActions.ts'
import { batchMoved, selectBatch } from '#shared/jobs/batch/batchSlice.ts'
import { standingOf } from '#shared/jobs/batch/standing.ts'
import type { AnalyzerCalls, PollAnswer } from '#shared/jobs/definition.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { clearJobs, readJobs } from '#shared/jobs/jobsStore.ts'
import { removeJob } from '#shared/jobs/lifecycle.ts'
import { takeUpWork } from '#shared/jobs/takeUpWork.ts'
import { setFlag } from '#shared/session/flag.ts'
import { signedIn } from '#shared/session/sessionSlice.ts'
import { aStore, closeTab, vaultOnDisk } from '#tests/support/stores.ts'
import { aFile, anAnalyzer, DONE, http, KABIR, RUNNING } from '../builders.ts'
import { pass, settle, startClock } from '../clock.ts'

beforeEach(() => {
  startClock()
  setFlag()
})
afterEach(() => {
  vi.useRealTimers()
})

const named = (name: string) => ({ ...aFile, id: `file-${name}`, name: `${name}.pdf` })

type Server = {
  /** How the upload of a file is answered; left out, it is taken. */
  refuses?: Readonly<Record<string, ApiResult<string>>>
  /** How its polls are; left out, it is done at the first one. */
  polls?: Readonly<Record<string, ApiResult<PollAnswer>>>
  /** Uploads that are never answered. */
  holds?: readonly string[]
}

/** A backend that remembers what was sent to it and asked of it. */
function aBackend({ refuses = {}, polls = {}, holds = [] }: Server = {}) {
  const sent: string[] = []
  const asked: string[] = []
  const { analyzer } = anAnalyzer([], {
    submit: async ({ files }) => {
      const name = files[0]?.accepted.name.replace('.pdf', '') ?? ''
      sent.push(name)
      if (holds.includes(name)) await new Promise(() => undefined)
      return refuses[name] ?? { ok: true, value: `tx-${name}` }
    },
    poll: async ({ transactionId }) => {
      const name = transactionId.replace('tx-', '')
      asked.push(name)
      return polls[name] ?? DONE
    },
  })
  return { analyzer, sent, asked }
}

function aTab(analyzer: AnalyzerCalls) {
  const store = aStore(undefined, { analyzers: { payslip: async () => analyzer }, wipe: clearJobs })
  store.dispatch(signedIn(KABIR))
  const standings = () =>
    selectBatch(store.getState(), 'payslip')?.items.map(
      (item) => `${item.id} ${standingOf(item, selectJobs(store.getState())).kind}`,
    ) ?? []
  const halt = () => selectBatch(store.getState(), 'payslip')?.halt
  const dialog = () => selectCurrentDialog(store.getState())
  return { store, standings, halt, dialog }
}

/** Documents with these names, sent together. */
async function send(names: readonly string[], server: Server = {}) {
  for (const name of names)
    await vaultOnDisk.put(new File(['%PDF-1.7'], `${name}.pdf`), `file-${name}`)
  const backend = aBackend(server)
  const tab = aTab(backend.analyzer)
  await tab.store.dispatch(takeUpWork())
  tab.store.dispatch(attendBatches())
  const items = names.map((name) => ({ id: name, files: [named(name)], job: null }))
  tab.store.dispatch(batchMoved({ analyzer: 'payslip', event: { kind: 'added', items } }))
  await settle()
  return { ...backend, ...tab }
}

const ALL = ['a', 'b', 'c', 'd', 'e']

describe('a batch', () => {
  it('sends two at a time, each once, and the next one when a result is there', async () => {
    const { sent, standings } = await send(ALL)
    expect(sent).toEqual(['a', 'b'])
    expect(standings()).toEqual(['a running', 'b running', 'c waiting', 'd waiting', 'e waiting'])
    for (let turn = 0; turn < 40; turn += 1) {
      await pass(500)
      expect(standings().filter((one) => one.endsWith('running')).length).toBeLessThanOrEqual(2)
    }
    expect(sent).toEqual(ALL)
    expect(standings()).toEqual(ALL.map((name) => `${name} done`))
  })

  it('goes past what fails without a dialog, keeps what was refused for a reload, and tries it again on a word', async () => {
    const { sent, standings, dialog, store } = await send(ALL, {
      refuses: { b: http(400, 'not a payslip') },
      polls: { c: { ok: true, value: { kind: 'failed', name: 'outputFailed' } } },
    })
    await pass(15_000)
    expect(standings()).toEqual(['a done', 'b failed', 'c failed', 'd done', 'e done'])
    expect(dialog()).toBeUndefined()
    expect(await readJobs(KABIR.email)).toHaveLength(5)
    store.dispatch(retryFailed('payslip'))
    await pass(6_000)
    expect(sent).toEqual([...ALL, 'b', 'c'])
  })

  it.each([
    ['lowCredits', 'Insufficient Credits'],
    ['trialSubscriptionEnded', 'Trial Subscription Ended'],
    ['trialLimitExhausted', 'File Limit Exhausted'],
  ])(
    'stops at %s with one dialog: nothing is lost, and it goes on from there',
    async (name, detail) => {
      const refuses: Record<string, ApiResult<string>> = {
        c: http(400, detail),
        d: http(400, detail),
      }
      const { sent, standings, halt, dialog, store } = await send(ALL, { refuses })
      await pass(9_000)
      // Whether d has begun when c is refused, nobody promises; e has not.
      const refused = sent.slice(2)
      expect(['c', 'c,d']).toContain(refused.join())
      expect(standings()).toEqual(['a done', 'b done', 'c waiting', 'd waiting', 'e waiting'])
      expect(halt()).toBe(name)
      expect(dialog()).toMatchObject({ name })
      expect(dialog()?.context.kept).toContain('wait in the list and were not sent')
      expect(store.getState().overlay.queue).toHaveLength(1)

      delete refuses.c
      delete refuses.d
      store.dispatch(goOn('payslip'))
      await pass(12_000)
      expect(sent).toEqual(['a', 'b', ...refused, 'c', 'd', 'e'])
      expect(standings()).toEqual(ALL.map((one) => `${one} done`))
    },
  )

  it('stops where the line is gone: what may have arrived goes again by a press of its own alone', async () => {
    const { sent, standings, halt, store } = await send(['a', 'b', 'c'], {
      refuses: { a: { ok: false, error: { kind: 'network' } } },
      polls: { b: RUNNING },
    })
    await pass(3_000)
    expect(standings()).toEqual(['a failed', 'b running', 'c waiting'])
    expect(halt()).toBe('uploadFailed')
    store.dispatch(retryFailed('payslip'))
    await settle()
    expect(sent).toEqual(['a', 'b', 'c'])
  })

  it('that is stopped lets go on what runs, and sends no more', async () => {
    const { sent, standings, store } = await send(ALL)
    store.dispatch(stopRest('payslip'))
    await pass(9_000)
    expect(sent).toEqual(['a', 'b'])
    expect(standings().slice(0, 3)).toEqual(['a done', 'b done', 'c waiting'])
    const { items = [] } = selectBatch(store.getState(), 'payslip') ?? {}
    store.dispatch(takeOff('payslip', items.slice(2)))
    await settle()
    expect(standings()).toEqual(['a done', 'b done'])
    expect(await vaultOnDisk.get('file-c')).toBeUndefined()
    expect(await vaultOnDisk.get('file-a')).toBeDefined()
  })

  it('has no document whose job was removed from Jobs', async () => {
    const { standings, store } = await send(['a', 'b'])
    await pass(4_000)
    const [job] = Object.values(selectJobs(store.getState()))
    if (job !== undefined) await store.dispatch(removeJob(job))
    expect(standings()).toEqual(['b done'])
  })
})

describe('a reload in the middle', () => {
  it('goes on where it was: what had gone is not sent again, one that was cut off only on a word', async () => {
    const first = await send(ALL, { polls: { a: RUNNING, b: RUNNING } })
    await pass(1_000)
    closeTab(first.store)
    const later = aBackend()
    const tab = aTab(later.analyzer)
    await tab.store.dispatch(takeUpWork())
    await pass(18_000)
    expect(first.sent).toEqual(['a', 'b'])
    expect(later.sent).toEqual(['c', 'd', 'e'])
    expect(tab.standings()).toEqual(ALL.map((name) => `${name} done`))
    for (const name of ALL) expect(later.asked.filter((one) => one === name)).toHaveLength(1)
  })

  it('in the midst of an upload leaves it cut off, and the rest goes on', async () => {
    const first = await send(['a', 'b', 'c'], { holds: ['a'], polls: { b: RUNNING } })
    closeTab(first.store)
    const later = aBackend()
    const tab = aTab(later.analyzer)
    await tab.store.dispatch(takeUpWork())
    await pass(9_000)
    expect(tab.standings()).toEqual(['a interrupted', 'b done', 'c done'])
    expect([first.sent, later.sent]).toEqual([['a', 'b'], ['c']])
    const [item] = selectBatch(tab.store.getState(), 'payslip')?.items ?? []
    if (item !== undefined) tab.store.dispatch(tryAgain('payslip', item))
    await pass(4_000)
    expect(later.sent).toEqual(['c', 'a'])
  })
})

it('a 401 ends it all: nothing more is sent, and the one dialog names what was not', async () => {
  const { sent, standings, dialog } = await send(ALL, { refuses: { b: http(401) } })
  await pass(9_000)
  expect(sent).toEqual(['a', 'b'])
  expect(standings()).toEqual([])
  expect(dialog()).toMatchObject({
    name: 'notAuthenticated',
    context: { lists: [{ heading: 'Not sent yet (3 files)', items: ['c.pdf', 'd.pdf', 'e.pdf'] }] },
  })
})

it('a try of one document asks the server where it may have the result', async () => {
  const { sent, asked, store, standings } = await send(['a'], { polls: { a: http(503) } })
  await pass(4_000)
  expect(standings()).toEqual(['a failed'])
  const [item] = selectBatch(store.getState(), 'payslip')?.items ?? []
  if (item !== undefined) store.dispatch(tryAgain('payslip', item))
  await pass(4_000)
  expect(sent).toEqual(['a'])
  expect(asked).toEqual(['a', 'a'])
})
