import { afterEach, beforeEach, vi } from 'vitest'
import type { AnalyzerCalls, PollResult } from '#shared/kits/jobs/definition.ts'
import { type Draft } from '#shared/kits/jobs/job.ts'
import { selectJob } from '#shared/kits/jobs/jobsSlice.ts'
import { clearJobs } from '#shared/kits/jobs/jobsStore.ts'
import { startJob } from '#shared/kits/jobs/run/lifecycle.ts'
import type { ApiResult } from '#shared/platform/api/apiError.ts'
import { selectCurrentDialog } from '#shared/platform/store/overlaySlice.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { createTestStore, blobStoreOnDisk } from '#tests/support/stores.ts'
import { aFile, anAnalyzer, KABIR } from './builders.ts'
import { settle, startClock } from './clock.ts'

export const DRAFT: Draft = { kind: 'Uploaded Successfull', files: [aFile], options: {} }

export function signedInStore(analyzer?: AnalyzerCalls) {
  const analyzers = analyzer === undefined ? {} : { payslip: async () => analyzer }
  const store = createTestStore(undefined, { analyzers, clearDatabases: clearJobs })
  store.dispatch(signedIn(KABIR))
  return store
}

/** Proceed over an analyzer that answers polls from a list; the last answer repeats. */
export async function proceed(
  answers: readonly ApiResult<PollResult>[],
  overrides: Partial<AnalyzerCalls> = {},
) {
  const { analyzer, polls } = anAnalyzer(answers, overrides)
  const store = signedInStore(analyzer)
  const id = store.dispatch(startJob(analyzer, DRAFT))
  await settle()
  const job = () => selectJob(store.getState(), id)
  const dialog = () => selectCurrentDialog(store.getState())
  return { store, analyzer, polls, id, job, dialog }
}

/** Registers the hooks that these tests share. */
export function setUpJobEngine(): void {
  beforeEach(async () => {
    startClock()
    await blobStoreOnDisk.put(new File(['%PDF-1.7'], aFile.name), aFile.id)
  })

  afterEach(() => {
    vi.useRealTimers()
  })
}
