import { keys } from 'idb-keyval'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storeAllOrNothing } from '#features/applicants/file/unfinishedRestores.ts'
import {
  applicantsDatabase,
  clearApplicants,
} from '#features/applicants/store/applicantsDatabase.ts'
import { storedApplicants } from '#features/applicants/store/applicantStorage.ts'
import { resumeOwners } from '#features/applicants/store/resumeApplicants.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { clearJobs, storedJobs, saveJob } from '#shared/kits/jobs/jobsStore.ts'
import { storeResult } from '#shared/kits/jobs/results/results.ts'
import { resumeJobs } from '#shared/kits/jobs/run/lifecycle.ts'
import { clearBlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { resetLocks } from '#tests/support/jsdomPolyfills.ts'
import { blobStoreOnDisk, closeTab, createTestStore } from '#tests/support/stores.ts'
import { aDoneJob, KABIR } from '../../../shared/kits/jobs/builders.ts'
import { anApplicant } from '../builders.ts'

/** Each test lists all that is stored. */
beforeEach(async () => {
  await Promise.all([clearApplicants(), clearJobs(), clearBlobStore()])
})
afterEach(clearApplicants)

const CONTENT = { documents: ['new-document'], jobs: ['new-job'] }

/** A tab in the middle of opening a file; another file, another job and their bytes are stored already. */
async function tabThatRestores(isWhole: boolean) {
  const store = createTestStore()
  await blobStoreOnDisk.put(new Blob(['old']), 'old-document')
  await saveJob(aDoneJob({ id: 'old-job' }))
  await new Promise<void>((resolve) => {
    void storeAllOrNothing(blobStoreOnDisk, 'new', CONTENT, store.session.signal, async () => {
      await blobStoreOnDisk.put(new Blob(['new']), 'new-document')
      await storeResult(blobStoreOnDisk, 'new-job', {
        data: 1,
        files: { 'a.xlsx': new Blob(['x']) },
      })
      await saveJob(aDoneJob({ id: 'new-job' }))
      if (isWhole) await storedApplicants.write(anApplicant({ id: 'new', jobs: ['new-job'] }))
      resolve()
      await new Promise(() => undefined) // the page never gets further
    })
  })
  return store
}

async function startAgain() {
  const store = createTestStore()
  store.dispatch(signedIn(KABIR))
  await store.dispatch(resumeJobs())
  await store.dispatch(resumeOwners())
  return {
    jobs: Object.keys(selectJobs(store.getState())),
    storedJobs: (await storedJobs.readAll(KABIR.email)).map(({ id }) => id),
    blobs: await blobStoreOnDisk.ids(),
    applicants: (await storedApplicants.readAll(KABIR.email)).map(({ id }) => id),
  }
}

it('a page that closed while it opened a file leaves nothing of it after the next start', async () => {
  closeTab(await tabThatRestores(false))
  resetLocks()
  expect(await startAgain()).toEqual({
    jobs: ['old-job'],
    storedJobs: ['old-job'],
    blobs: ['old-document'],
    applicants: [],
  })
})

it('keeps an applicant that was whole', async () => {
  closeTab(await tabThatRestores(true))
  resetLocks()
  const { jobs, blobs, applicants } = await startAgain()
  expect([jobs.toSorted(), applicants]).toEqual([['new-job', 'old-job'], ['new']])
  expect(blobs).toContain('new-document')
  expect(await keys(applicantsDatabase)).toEqual(['new'])
})

it('leaves alone what another tab is opening', async () => {
  await tabThatRestores(false)
  const { blobs, storedJobs } = await startAgain()
  expect(storedJobs.toSorted()).toEqual(['new-job', 'old-job'])
  expect(blobs).toContain('new-document')
})
