import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApplicantFile } from '#features/applicants/file/openApplicantFile.ts'
import { saveApplicant } from '#features/applicants/file/saveApplicant.ts'
import { isUnsaved, type Applicant } from '#features/applicants/model/applicant.ts'
import { insertApplicant } from '#features/applicants/store/addApplicant.ts'
import { clearApplicants } from '#features/applicants/store/applicantsDatabase.ts'
import { selectApplicant, selectApplicants } from '#features/applicants/store/applicantsSlice.ts'
import { storedApplicants } from '#features/applicants/store/applicantStorage.ts'
import type { AnalyzerCalls } from '#shared/kits/jobs/definition.ts'
import type { Job } from '#shared/kits/jobs/job.ts'
import { jobUpserted, selectJob, selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { clearJobs, storedJobs } from '#shared/kits/jobs/jobsStore.ts'
import { deleteJobBlobs, readStoredResult, storeResult } from '#shared/kits/jobs/results/results.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
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
  aRunningJob,
  DONE,
  KABIR,
  NO_ANSWER,
} from '../../../shared/kits/jobs/builders.ts'
import { anApplicant, entryNamed, fileNamed } from '../builders.ts'
import { quickKeys } from './quickKeys.ts'

const PASSWORD = 'kaveri 2026'
const BODY = '{"data": [ {"net": 30.00} ]}'

const SLIP = fileNamed('slip')
const REPORT = fileNamed('report')
const LOCKED = fileNamed('locked')

/** A payslip with a raw body, a passbook with a workbook, a failed job, a locked and an unlocked file not sent. */
const APPLICANT = anApplicant({
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
const JOBS: readonly Job[] = [
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

async function openTab(overrides: Partial<AnalyzerCalls> = {}) {
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

async function fill({ store, blobs }: Tab, applicant = APPLICANT, jobs = JOBS) {
  for (const { id, name } of [...applicant.entries, ...jobs.flatMap(({ files }) => files)])
    await blobs.put(new File([`%PDF ${name}`], name, { type: 'application/pdf' }), id)
  for (const job of jobs) store.dispatch(jobUpserted(job))
  const workbook = new Blob(['PK workbook'])
  await storeResult(blobs, 'job-slip', { data: null, body: new Blob([BODY]) })
  await storeResult(blobs, 'job-report', { data: { a: 1 }, files: { 'output.xlsx': workbook } })
  await store.dispatch(insertApplicant(applicant))
}

async function save({ store, user }: Tab, password: string | null = PASSWORD) {
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

async function saveToFile(tab: Tab, password: string | null = PASSWORD): Promise<File> {
  const { saved, outcome } = await save(tab, password)
  expect(await outcome).toBe(true)
  const [download] = saved
  if (download === undefined) throw new Error('Nothing was downloaded.')
  return new File([download.blob], download.name)
}

/** Another browser: nothing is stored. */
async function openElsewhere(tab: Tab): Promise<Tab> {
  tab.unmount()
  tab.store.session.end()
  await Promise.all([clearApplicants(), clearJobs(), clearBlobStore()])
  return openTab()
}

async function open({ store, user }: Tab, file: File, password: string | null = PASSWORD) {
  const opened = store.dispatch(openApplicantFile(file))
  await screen.findByRole('dialog')
  if (password !== null) await user.type(screen.getByLabelText('Password of this file'), password)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return opened
}

const applicantOf = (store: AppStore, id: string | null): Applicant => {
  const applicant = selectApplicant(store.getState(), id ?? '')
  if (applicant === undefined) throw new Error('There is no such applicant.')
  return applicant
}

/** As a disk that is full: the first writes succeed. */
function refuseWritesFrom(number: number) {
  let count = 0
  // oxlint-disable-next-line typescript/unbound-method -- called with the store that it was called on
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refusing(
    this: IDBObjectStore,
    ...args
  ) {
    count += 1
    if (count >= number) throw new DOMException('The disk is full.', 'QuotaExceededError')
    return put.apply(this, args)
  })
}

const textOf = async ({ blobs }: Tab, id: string | undefined) => (await blobs.get(id ?? ''))?.text()

beforeEach(() => void quickKeys())
afterEach(async () => {
  await Promise.all([clearApplicants(), clearJobs(), clearBlobStore()])
})

describe('an applicant that is saved and opened in another browser', () => {
  it.each([PASSWORD, null])('is equal, with the password %s', async (password) => {
    const before = await openTab()
    await fill(before)
    const file = await saveToFile(before, password)
    expect(file.name).toMatch(/^Ananya Deshpande \d{4}-\d\d-\d\d\.zip$/)
    const { savedAt } = applicantOf(before.store, APPLICANT.id)
    expect(savedAt).not.toBeNull()

    const after = await openElsewhere(before)
    const id = await open(after, file, password)
    const restored = applicantOf(after.store, id)
    const [slipId = '', reportId = '', failedId = ''] = restored.jobs
    const [unsent, locked] = restored.entries
    expect(restored).toEqual({
      ...APPLICANT,
      id,
      savedAt,
      entries: [
        { ...entryNamed('unsent'), id: unsent?.id },
        { ...entryNamed('locked'), id: locked?.id },
      ],
      choices: { [unsent?.id ?? '']: APPLICANT.choices['file-unsent'] },
      jobs: [slipId, reportId, failedId],
      notes: { [`documents:${slipId}:unread`]: APPLICANT.notes['documents:job-slip:unread'] },
    })
    expect([id, slipId, unsent?.id]).not.toContain(undefined)
    expect(restored.jobs).not.toContain('job-slip')

    const [slip, report, failed] = restored.jobs.map((job) =>
      selectJob(after.store.getState(), job),
    )
    const owned = { ownerId: id, keep: true, id: slipId }
    expect(slip).toEqual({ ...JOBS[0], ...owned, files: [{ ...SLIP, id: slip?.files[0]?.id }] })
    expect(report).toMatchObject({
      path: '/passbook',
      options: { of: report?.files[0]?.id },
    })
    expect(failed).toMatchObject({ kind: 'Not Uploaded', failure: 'outputFailed', inBatch: true })
    expect((await storedJobs.readAll(KABIR.email)).map((job) => job.id).toSorted()).toEqual(
      restored.jobs.toSorted(),
    )

    expect(await (await readStoredResult(after.blobs, slipId))?.body?.text()).toBe(BODY)
    const stored = await readStoredResult(after.blobs, reportId)
    expect(stored?.data).toEqual({ a: 1 })
    expect(await stored?.files?.['output.xlsx']?.text()).toBe('PK workbook')
    expect(await textOf(after, unsent?.id)).toBe('%PDF unsent.pdf')
    expect(await textOf(after, slip?.files[0]?.id)).toBe('%PDF slip.pdf')
    expect(await textOf(after, failed?.files[0]?.id)).toBe('%PDF failed.pdf')
    expect(after.submit).not.toHaveBeenCalled()
    expect(after.polls).toEqual([])
  })

  it('may be opened twice', async () => {
    const tab = await openTab()
    await fill(tab)
    const file = await saveToFile(tab, null)
    const [one, other] = [await open(tab, file, null), await open(tab, file, null)]
    expect(new Set([APPLICANT.id, one, other]).size).toBe(3)
    const files = [one, other].map((id) => applicantOf(tab.store, id).entries[0]?.id)
    expect(new Set(['file-unsent', ...files]).size).toBe(3)
  })
})

describe('Save to file', () => {
  it('asks for a password of 8 characters, twice, unless the user chooses none', async () => {
    const tab = await openTab()
    await fill(tab)
    const { saved, outcome } = await save(tab, 'short')
    expect(screen.getByLabelText('Password')).toHaveFocus()
    await tab.user.type(screen.getByLabelText('Password'), ' but not')
    await tab.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByLabelText('Repeat the password')).toBeInvalid()
    expect(saved).toEqual([])
    await tab.user.keyboard('{Escape}')
    expect(await outcome).toBe(false)
    expect(isUnsaved(applicantOf(tab.store, APPLICANT.id))).toBe(true)
  })

  it('saves documents of running and waiting jobs as not sent', async () => {
    const tab = await openTab()
    const running = aRunningJob({ id: 'job-running', files: [fileNamed('running')] })
    await fill(tab, { ...APPLICANT, jobs: ['job-slip', 'job-running'] }, [...JOBS, running])
    const file = await saveToFile(tab, null)
    const { jobs, entries, choices } = applicantOf(tab.store, await open(tab, file, null))
    expect(jobs).toHaveLength(1)
    const sentAgain = entries.find(({ name }) => name === 'running.pdf')
    expect(choices[sentAgain?.id ?? '']).toMatchObject({ service: 'payslip' })
    expect(await textOf(tab, sentAgain?.id)).toBe('%PDF running.pdf')
  })

  it('does not save passwords of files: they are locked again', async () => {
    const tab = await openTab()
    await fill(tab)
    tab.store.session.get(filePasswords).set(LOCKED.id, 'secret')
    const restored = applicantOf(tab.store, await open(tab, await saveToFile(tab)))
    expect(restored.entries.map(({ phase }) => phase)).toEqual([
      { kind: 'ready' },
      { kind: 'locked', attempt: 'none' },
    ])
    expect(tab.store.session.get(filePasswords).get(restored.entries[1]?.id ?? '')).toBeUndefined()
  })

  it('fetches a result that was evicted', async () => {
    const tab = await openTab({ poll: async () => DONE })
    await fill(tab)
    await deleteJobBlobs(tab.blobs, aDoneJob({ id: 'job-slip', files: [] }))
    const [slipId = ''] = applicantOf(
      tab.store,
      await open(tab, await saveToFile(tab, null), null),
    ).jobs
    expect(await readStoredResult(tab.blobs, slipId)).toMatchObject({ data: [1] })
  })

  it('names what is neither here nor on the server, and saves without it on request', async () => {
    const tab = await openTab()
    await fill(tab)
    await deleteJobBlobs(tab.blobs, aDoneJob({ id: 'job-slip', files: [SLIP] }))
    const { saved, outcome } = await save(tab, null)
    const missing = await screen.findByRole('alert')
    expect(missing).toHaveTextContent('slip.pdf')
    expect(missing).toHaveTextContent('the result of slip.pdf')
    expect(saved).toEqual([])
    await tab.user.click(screen.getByRole('button', { name: 'Save without them' }))
    expect(await outcome).toBe(true)
    const id = await open(tab, new File([saved[0]?.blob ?? ''], 'a.zip'), null)
    const [slip = ''] = applicantOf(tab.store, id).jobs
    expect(selectJob(tab.store.getState(), slip)).toMatchObject({ letGo: true })
  })
})

describe('Open file', () => {
  it('asks again after a wrong password', async () => {
    const tab = await openTab()
    await fill(tab)
    const file = await saveToFile(tab)
    const opened = open(tab, file, 'Kaveri 2026')
    await waitFor(() => expect(screen.getByLabelText('Password of this file')).toBeInvalid())
    expect(screen.getByLabelText('Password of this file')).toHaveFocus()
    await tab.user.clear(screen.getByLabelText('Password of this file'))
    await tab.user.type(screen.getByLabelText('Password of this file'), PASSWORD)
    await tab.user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await opened).not.toBeNull()
  })

  it('says what is wrong with a file and stores nothing of it', async () => {
    const tab = await openTab()
    await fill(tab)
    const file = await saveToFile(tab, null)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const at = new TextDecoder('latin1').decode(bytes).indexOf('PK workbook')
    bytes[at + 3] = 0
    const sizes = await tab.blobs.sizes()
    const opened = open(tab, new File([bytes], 'changed.zip'), null)
    expect(await screen.findByRole('alert')).toHaveTextContent(/damaged .*output\.xlsx/)
    await tab.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await opened).toBeNull()
    expect(await tab.blobs.sizes()).toEqual(sizes)
  })

  it('refuses what does not fit', async () => {
    const tab = await openTab()
    await fill(tab)
    const file = await saveToFile(tab, null)
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 100 }) } })
    const opened = open(tab, file, null)
    expect(await screen.findByRole('alert')).toHaveTextContent(/not enough room/)
    vi.unstubAllGlobals()
    await tab.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await opened).toBeNull()
  })

  it.each([1, 5, 9, 10, 13, 14, 15])(
    'stores nothing where the disk refuses a write (number %i)',
    async (number) => {
      const tab = await openTab()
      await fill(tab)
      const file = await saveToFile(tab, null)
      const after = await openElsewhere(tab)
      refuseWritesFrom(number)
      const opened = open(after, file, null)
      expect(await screen.findByRole('alert')).toHaveTextContent(/refused to store the applicant/)
      await after.user.click(screen.getByRole('button', { name: 'Close' }))
      expect(await opened).toBeNull()
      vi.restoreAllMocks()
      expect(await after.blobs.ids()).toEqual([])
      expect([...(await after.blobs.sizes())]).toEqual([])
      expect(await storedJobs.readAll(KABIR.email)).toEqual([])
      expect(await storedApplicants.readAll(KABIR.email)).toEqual([])
      expect(selectJobs(after.store.getState())).toEqual({})
      expect(selectApplicants(after.store.getState())).toEqual({})
    },
  )

  it('closes when the session ends', async () => {
    const tab = await openTab()
    await fill(tab)
    const opened = tab.store.dispatch(openApplicantFile(await saveToFile(tab)))
    await screen.findByLabelText('Password of this file')
    tab.store.session.end()
    expect(await opened).toBeNull()
  })
})
