import { del, entries, set } from 'idb-keyval'
import * as v from 'valibot'
import { jobRemoved } from '#shared/kits/jobs/jobsSlice.ts'
import { storedJobs } from '#shared/kits/jobs/jobsStore.ts'
import { resultBlobIds, RESULTS_LOCK } from '#shared/kits/jobs/results/results.ts'
import { withExclusiveLock } from '#shared/kits/jobs/run/locksAndTimers.ts'
import { blobStore, type BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { parseStoredValue } from '#shared/platform/session/storage/createStoredValue.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { applicantsDatabase } from '../store/applicantsDatabase.ts'
import { storedApplicants } from '../store/applicantStorage.ts'

/** Begins the key of what a restore stores; the applicant's id follows. */
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
    // Where the disk refuses this, it refuses what is stored next, too.
    await set(PREFIX + applicant, content, applicantsDatabase).catch(() => undefined)
    try {
      await store()
      isStored = true
    } catch (error) {
      await deleteContent(blobs, applicant, content)
      throw error
    }
    await del(PREFIX + applicant, applicantsDatabase)
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
    storedApplicants.remove(applicant),
    storedJobs.remove(...jobs),
    blobs.remove([...documents, ...jobs.flatMap((job) => resultBlobIds(job, ids))]),
  ])
  await del(PREFIX + applicant, applicantsDatabase)
}

/** Deletes what a restore has stored whose page closed before its end. Does nothing while a tab restores. */
export function deleteUnfinishedRestores(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const blobs = session.get(blobStore)
    const deleteAll = async (lock: Lock | null) => {
      if (lock === null) return
      const stored = new Map(await entries<string, unknown>(applicantsDatabase))
      for (const [key, value] of stored) {
        if (!key.startsWith(PREFIX)) continue
        const applicant = key.slice(PREFIX.length)
        const content = stored.has(applicant) ? null : parseStoredValue(ContentSchema, value)
        if (content === null) await del(key, applicantsDatabase)
        else await deleteContent(blobs, applicant, content)
        for (const job of content?.jobs ?? []) dispatch(jobRemoved(job))
      }
    }
    await navigator.locks.request(RESULTS_LOCK, { ifAvailable: true }, deleteAll)
  }
}
