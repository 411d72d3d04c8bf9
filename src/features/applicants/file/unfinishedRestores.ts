import * as v from 'valibot'
import { applicantsMarker } from '#shared/kits/jobs/jobOwners.ts'
import { jobRemoved } from '#shared/kits/jobs/jobsSlice.ts'
import { withExclusiveLock } from '#shared/kits/jobs/locksAndTimers.ts'
import { resultBlobIds, RESULTS_LOCK } from '#shared/kits/jobs/results.ts'
import { blobStore, type BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { parseStoredValue } from '#shared/platform/session/createStoredValue.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { deleteStoredApplicant, hasStoredApplicant } from '../store/applicantStorage.ts'
import { deleteRestoredJobs } from './restoredJobs.ts'

/** Begins the id of the blob that names what a restore stores; the applicant's id follows. */
const PREFIX = 'restore:'

/** Ids of an applicant's documents and jobs. */
const ContentSchema = v.object({ documents: v.array(v.string()), jobs: v.array(v.string()) })
type RestoredContent = { documents: readonly string[]; jobs: readonly string[] }

/**
 * Runs `store`. If it throws, everything of the applicant is deleted; if the page closes meanwhile, the next start
 * deletes it. Rejects with `signal.reason` where it was aborted.
 */
export async function storeAllOrNothing(
  blobs: BlobStore,
  applicant: string,
  content: RestoredContent,
  signal: AbortSignal,
  store: () => Promise<void>,
): Promise<void> {
  let isStored = false
  await withExclusiveLock(RESULTS_LOCK, signal, async () => {
    applicantsMarker.write(true) // so that the next start loads this code
    await blobs.put(new Blob([JSON.stringify(content)]), PREFIX + applicant)
    try {
      await store()
      isStored = true
    } catch (error) {
      await deleteContent(blobs, applicant, content)
      throw error
    }
    await blobs.remove([PREFIX + applicant])
  })
  if (!isStored) signal.throwIfAborted()
}

async function deleteContent(
  blobs: BlobStore,
  applicant: string,
  { documents, jobs }: RestoredContent,
): Promise<void> {
  const ids = await blobs.ids()
  await Promise.all([
    deleteStoredApplicant(applicant),
    deleteRestoredJobs(jobs),
    blobs.remove([...documents, ...jobs.flatMap((job) => resultBlobIds(job, ids))]),
  ])
  await blobs.remove([PREFIX + applicant])
}

/** Deletes what a restore has stored whose page closed before its end. Does nothing while a tab restores. */
export function deleteUnfinishedRestores(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const blobs = session.get(blobStore)
    const deleteAll = async (lock: Lock | null) => {
      if (lock === null) return
      const found = (await blobs.ids()).filter((id) => id.startsWith(PREFIX))
      for (const id of found) {
        const applicant = id.slice(PREFIX.length)
        const content = (await hasStoredApplicant(applicant)) ? null : await readContent(blobs, id)
        if (content === null) await blobs.remove([id])
        else await deleteContent(blobs, applicant, content)
        for (const job of content?.jobs ?? []) dispatch(jobRemoved(job))
      }
    }
    await navigator.locks.request(RESULTS_LOCK, { ifAvailable: true }, deleteAll)
  }
}

async function readContent(blobs: BlobStore, id: string): Promise<RestoredContent | null> {
  const text = await (await blobs.get(id))?.text()
  const schema = v.pipe(v.string(), v.parseJson(), ContentSchema)
  return parseStoredValue(schema, text)
}
