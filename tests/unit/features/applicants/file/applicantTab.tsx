import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, vi } from 'vitest'
import { openApplicantFile } from '#features/applicants/file/openApplicantFile.ts'
import { saveApplicant } from '#features/applicants/file/saveApplicant.ts'
import { type Applicant } from '#features/applicants/model/applicant.ts'
import { insertApplicant } from '#features/applicants/store/addApplicant.ts'
import { clearApplicants } from '#features/applicants/store/applicantsDatabase.ts'
import { selectApplicant } from '#features/applicants/store/applicantsSlice.ts'
import type { AnalyzerCalls } from '#shared/kits/jobs/definition.ts'
import type { Job } from '#shared/kits/jobs/job.ts'
import { jobUpserted } from '#shared/kits/jobs/jobsSlice.ts'
import { clearJobs } from '#shared/kits/jobs/jobsStore.ts'
import { storeResult } from '#shared/kits/jobs/results/results.ts'
import { blobStore, clearBlobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { FormDialogHost } from '#shared/ui/dialogs/formDialog.tsx'
import { createTestStore } from '#tests/support/stores.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import {
  aDoneJob,
  aFailedJob,
  anAnalyzer,
  KABIR,
  NO_ANSWER,
} from '../../../shared/kits/jobs/builders.ts'
import { anApplicant, entryNamed, fileNamed } from '../builders.ts'

export const PASSWORD = 'kaveri 2026'
export const BODY = '{"data": [ {"net": 30.00} ]}'

export const SLIP = fileNamed('slip')
const REPORT = fileNamed('report')
export const LOCKED = fileNamed('locked')

/** A payslip with a raw body, a passbook with a workbook, a failed job, a locked and an unlocked file not sent. */
export const APPLICANT = anApplicant({
  changedAt: Date.now() - 1_000,
  entries: [entryNamed('unsent'), entryNamed('locked')],
  choices: {
    'file-unsent': { service: 'form26', by: 'user', statement: null, answers: { bank: 'HDFC' } },
  },
  jobs: ['job-slip', 'job-report', 'job-failed'],
  obligations: { 'obligation:EMI': 'confirmed' },
  notes: {
    'documents:job-slip:unread': { text: 'Too dark', about: 'slip.pdf could not be read' },
  },
})
export const JOBS: readonly Job[] = [
  aDoneJob({ id: 'job-slip', files: [SLIP], transactionId: 'tx-slip', seen: true }),
  aDoneJob({
    id: 'job-report',
    analyzer: 'passbook',
    files: [REPORT],
    options: { of: 'file-report' },
  }),
  aFailedJob({ id: 'job-failed', files: [fileNamed('failed')], inBatch: true }),
]

type Tab = Awaited<ReturnType<typeof openTab>>

export async function openTab(overrides: Partial<AnalyzerCalls> = {}) {
  const { analyzer, polls } = anAnalyzer([NO_ANSWER], overrides)
  const submit = vi.fn(analyzer.submit)
  const calls = { ...analyzer, submit }
  const analyzers = {
    payslip: async () => calls,
    passbook: async () => ({ ...calls, title: 'Passbook', path: '/passbook' }),
  }
  const store = createTestStore(undefined, { analyzers })
  store.dispatch(signedIn(KABIR))
  const { unmount } = render(
    <Provider store={store}>
      <FormDialogHost />
    </Provider>,
  )
  const user = userEvent.setup({ delay: null })
  return { store, polls, submit, user, unmount, blobs: store.session.get(blobStore) }
}

export async function fill({ store, blobs }: Tab, applicant = APPLICANT, jobs = JOBS) {
  for (const { id, name } of [...applicant.entries, ...jobs.flatMap(({ files }) => files)])
    await blobs.put(new File([`%PDF ${name}`], name, { type: 'application/pdf' }), id)
  for (const job of jobs) store.dispatch(jobUpserted(job))
  const workbook = new Blob(['PK workbook'])
  await storeResult(blobs, 'job-slip', { data: null, body: new Blob([BODY]) })
  await storeResult(blobs, 'job-report', { data: { a: 1 }, files: { 'output.xlsx': workbook } })
  await store.dispatch(insertApplicant(applicant))
}

export async function save({ store, user }: Tab, password: string | null = PASSWORD) {
  const saved = watchDownloads()
  const outcome = store.dispatch(saveApplicant(APPLICANT.id))
  await screen.findByRole('dialog', { name: 'Save to file' })
  if (password === null)
    await user.click(screen.getByRole('checkbox', { name: /without a password/ }))
  else {
    await user.type(screen.getByLabelText('Password'), password)
    await user.type(screen.getByLabelText('Repeat the password'), password)
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return { saved, outcome }
}

export async function saveToFile(tab: Tab, password: string | null = PASSWORD): Promise<File> {
  const { saved, outcome } = await save(tab, password)
  expect(await outcome).toBe(true)
  const [download] = saved
  if (download === undefined) throw new Error('Nothing was downloaded.')
  return new File([download.blob], download.name)
}

/** Another browser: nothing is stored. */
export async function openElsewhere(tab: Tab): Promise<Tab> {
  tab.unmount()
  tab.store.session.end()
  await Promise.all([clearApplicants(), clearJobs(), clearBlobStore()])
  return openTab()
}

export async function open({ store, user }: Tab, file: File, password: string | null = PASSWORD) {
  const opened = store.dispatch(openApplicantFile(file))
  await screen.findByRole('dialog')
  if (password !== null) await user.type(screen.getByLabelText('Password of this file'), password)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return opened
}

export const applicantOf = (store: AppStore, id: string | null): Applicant => {
  const applicant = selectApplicant(store.getState(), id ?? '')
  if (applicant === undefined) throw new Error('There is no such applicant.')
  return applicant
}

export const textOf = async ({ blobs }: Tab, id: string | undefined) =>
  (await blobs.get(id ?? ''))?.text()
