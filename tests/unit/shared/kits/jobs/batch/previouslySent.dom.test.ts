import { expect, it } from 'vitest'
import { batchTransitioned } from '#shared/kits/jobs/batch/batchSlice.ts'
import { findPreviouslySent, sentFilesKey } from '#shared/kits/jobs/batch/findPreviouslySent.ts'
import type { Job } from '#shared/kits/jobs/job.ts'
import { jobUpserted, jobsLoaded } from '#shared/kits/jobs/jobsSlice.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { createTestStore, blobStoreOnDisk } from '#tests/support/stores.ts'
import { aDoneJob, aFailedJob, aFile, aRunningJob, KABIR } from '../builders.ts'

const CONTENT = 'one payslip'
const SENT = { ...aFile, id: 'sent', name: 'Sent.pdf', size: CONTENT.length }
const NEW = { ...SENT, id: 'new', name: 'New.pdf' }

/** What is said of a new file with this content, where `SENT` has the other one. */
async function askAbout(
  { jobs = [], waits = false }: { jobs?: readonly Job[]; waits?: boolean },
  {
    content = CONTENT,
    storedContent = CONTENT,
  }: { content?: string; storedContent?: string | null } = {},
) {
  if (storedContent !== null)
    await blobStoreOnDisk.put(new File([storedContent], SENT.name), SENT.id)
  await blobStoreOnDisk.put(new File([content], NEW.name), NEW.id)
  const store = createTestStore()
  store.dispatch(signedIn(KABIR))
  store.dispatch(jobsLoaded([]))
  for (const job of jobs) store.dispatch(jobUpserted(job))
  const items = [{ id: 'item', files: [SENT], job: null }]
  if (waits) store.dispatch(batchTransitioned({ key: 'payslip', event: { kind: 'added', items } }))
  const sent = await store.dispatch(
    findPreviouslySent('payslip', [{ ...NEW, size: content.length }]),
  )
  return sent[NEW.id]?.id ?? null
}

const FILES = { files: [SENT] }

it.each<[string, Job[], string | null]>([
  ['its job is done', [aDoneJob(FILES)], 'sent'],
  ['its job runs', [aRunningJob(FILES)], 'sent'],
  [
    'the server may have its result',
    [aFailedJob({ ...FILES, failure: 'internalError', transactionId: 'tx', mayBeDone: true })],
    'sent',
  ],
  [
    'it was refused: it is not paid twice',
    [aFailedJob({ ...FILES, failure: 'documentUploadError', transactionId: null })],
    null,
  ],
  ['another service had it', [aDoneJob({ ...FILES, analyzer: 'form26' })], null],
  ['nothing was sent', [], null],
])('a file counts as sent if %s', async (_, jobs, found) => {
  expect(await askAbout({ jobs })).toBe(found)
})

it('a waiting file counts as sent', async () => {
  expect(await askAbout({ waits: true })).toBe('sent')
})

it('updates the sent files after a failed job', () => {
  const store = createTestStore()
  store.dispatch(jobsLoaded([aRunningJob(FILES)]))
  const running = sentFilesKey(store.getState(), 'payslip')
  store.dispatch(jobUpserted(aDoneJob(FILES)))
  expect(sentFilesKey(store.getState(), 'payslip')).toBe(running)
  const refused = { failure: 'documentUploadError', transactionId: null } as const
  store.dispatch(jobUpserted(aFailedJob({ ...FILES, ...refused })))
  expect(sentFilesKey(store.getState(), 'payslip')).not.toBe(running)
})

it('only the same content counts, not a length', async () => {
  expect(await askAbout({ jobs: [aDoneJob(FILES)] }, { content: 'two payslip' })).toBeNull()
  expect(await askAbout({ jobs: [aDoneJob(FILES)] }, { content: 'a payslip' })).toBeNull()
})

it('compares a locked file by its stored hash', async () => {
  const print = 'b33e6de12e1a8f5b8e8a'
  const marked = aDoneJob({ files: [{ ...SENT, print }] })
  const store = createTestStore()
  store.dispatch(signedIn(KABIR))
  store.dispatch(jobsLoaded([marked]))
  const { [NEW.id]: before } = await store.dispatch(
    findPreviouslySent('payslip', [{ ...NEW, print }]),
  )
  expect(before?.id).toBe('sent')
  expect(await askAbout({ jobs: [aDoneJob(FILES)] }, { storedContent: null })).toBeNull()
})
