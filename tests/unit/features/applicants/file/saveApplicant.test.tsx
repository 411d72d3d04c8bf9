import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isUnsaved } from '#features/applicants/model/applicant.ts'
import { clearApplicants } from '#features/applicants/store/applicantsDatabase.ts'
import { selectJob } from '#shared/kits/jobs/jobsSlice.ts'
import { clearJobs, storedJobs } from '#shared/kits/jobs/jobsStore.ts'
import { deleteJobBlobs, readStoredResult } from '#shared/kits/jobs/results/results.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { clearBlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { aDoneJob, aRunningJob, DONE, KABIR } from '../../../shared/kits/jobs/builders.ts'
import { entryNamed, fileNamed } from '../builders.ts'
import {
  PASSWORD,
  BODY,
  SLIP,
  LOCKED,
  APPLICANT,
  JOBS,
  openTab,
  fill,
  save,
  saveToFile,
  openElsewhere,
  open,
  applicantOf,
  textOf,
} from './applicantTab.tsx'
import { quickKeys } from './quickKeys.ts'

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
