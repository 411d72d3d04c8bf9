import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { useComparison } from '#features/applicants/compare/useComparison.ts'
import type { Applicant } from '#features/applicants/model/applicant.ts'
import type { JobResult } from '#shared/kits/jobs/definition.ts'
import type { Job } from '#shared/kits/jobs/job.ts'
import { jobsLoaded, jobUpserted } from '#shared/kits/jobs/jobsSlice.ts'
import { storeResult } from '#shared/kits/jobs/results/results.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { accountFacts, payslipFacts, statementOf } from '#tests/support/applicantDocuments.ts'
import { createTestStore } from '#tests/support/stores.ts'
import {
  aDoneJob,
  aFailedJob,
  anAnalyzer,
  aRunningJob,
} from '#tests/unit/shared/kits/jobs/builders.ts'
import { anApplicant, entryNamed } from '../builders.ts'

const { analyzer: payslip } = anAnalyzer([], {
  readFacts: async ({ data }) => (typeof data === 'string' ? [payslipFacts(data, 90_000)] : null),
})
const { analyzer: bank } = anAnalyzer([], { readFacts: async () => [accountFacts()] })

async function storeWith(...jobs: readonly Job[]): Promise<AppStore> {
  const store = createTestStore(undefined, {
    analyzers: { payslip: async () => payslip, bankStatement: async () => bank },
  })
  store.dispatch(jobsLoaded(jobs))
  await storeAnswer(store, 'job-1', { data: '2026-09' })
  return store
}

const storeAnswer = async (store: AppStore, id: string, result: JobResult) =>
  storeResult(store.session.get(blobStore), id, result)

const show = (store: AppStore, start: Applicant) =>
  renderHook(({ applicant }) => useComparison(applicant), {
    initialProps: { applicant: start },
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  })

type Shown = ReturnType<typeof show>['result']

const comparisonOf = ({ current }: Shown) => {
  if (current.kind !== 'ready' || !current.isComplete) throw new Error(current.kind)
  return current.comparison
}

test('compares again when a result arrives', async () => {
  const store = await storeWith(aDoneJob(), aRunningJob({ id: 'job-2', analyzer: 'bankStatement' }))
  const { result } = show(store, anApplicant({ jobs: ['job-1', 'job-2'] }))
  await waitFor(() => expect(comparisonOf(result).income?.months).toHaveLength(1))
  expect(comparisonOf(result).income?.months[0]?.result).toMatchObject({ kind: 'notCovered' })

  const workbook = statementOf([
    ['2026-09-01', 'UPI', -1],
    ['2026-09-30', 'NEFT 1', 90_000],
  ])
  await storeAnswer(store, 'job-2', { data: null, files: { 'account_1.xlsx': workbook } })
  store.dispatch(jobUpserted(aDoneJob({ id: 'job-2', analyzer: 'bankStatement' })))
  await waitFor(() => expect(comparisonOf(result).conduct).toHaveLength(1))
  expect(comparisonOf(result).income?.months[0]?.result).toEqual({ kind: 'matches' })
})

test('names what failed, is incomplete or is not sent', async () => {
  const store = await storeWith(
    aDoneJob(),
    aDoneJob({ id: 'job-2' }),
    aFailedJob({ id: 'job-3', failure: 'lowCredits' }),
  )
  await storeAnswer(store, 'job-2', { data: null })
  const locked = { ...entryNamed('HDFC'), phase: { kind: 'locked', attempt: 'none' } as const }
  const applicant = anApplicant({ jobs: ['job-1', 'job-2', 'job-3', 'gone'], entries: [locked] })
  const { result, rerender } = show(store, applicant)
  await waitFor(() =>
    expect(comparisonOf(result).points.map(({ id, kind }) => [id, kind])).toEqual([
      ['income:noStatement', 'missing'],
      ['documents:job-2', 'unread'],
      ['documents:job-3', 'unread'],
      ['documents:file-HDFC', 'missing'],
    ]),
  )
  rerender({ applicant: anApplicant({ jobs: ['job-1'] }) })
  await waitFor(() => expect(comparisonOf(result).points).toHaveLength(1))
})

test('an applicant without a finished job has an empty comparison', async () => {
  const store = await storeWith(aRunningJob())
  const { result } = show(store, anApplicant({ jobs: ['job-1'] }))
  await waitFor(() => expect(comparisonOf(result).documents).toEqual([]))
})
