import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { BLOB_STORE_MAX_BYTES } from '#shared/platform/config/limits.ts'
import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { type DoneJob, type FailedJob, isRunning, type Job, isFailed } from '../job.ts'
import { resumeOwners } from '../jobOwners.ts'
import { selectJobs, storageMeasured } from '../jobsSlice.ts'
import { storedJobs, updateJob } from '../jobsStore.ts'
import { deleteJobBlobs, jobBlobIds, jobOfResultBlob, RESULTS_LOCK } from './results.ts'

/** Leaves room for the browser's other data. */
const SHARE_OF_QUOTA = 0.5

/** Concurrent runs would evict twice as much. */
const evictionQueue = () => createTaskQueue(1)

type EndedJob = DoneJob | FailedJob

const endedAt = (job: EndedJob): number => (isFailed(job) ? job.failedAt : job.finishedAt)

const totalBytes = (sizes: ReadonlyMap<string, number>): number =>
  [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)

/** Bytes stored for a job, by blob sizes. */
export function storedBytesOf(job: Job, sizes: ReadonlyMap<string, number>): number {
  return jobBlobIds(job, sizes.keys()).reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0)
}

/** The jobs that ended first, until at most `limit` bytes are stored. Running jobs and drafts stay. */
export function jobsToEvict(
  jobs: readonly Job[],
  sizes: ReadonlyMap<string, number>,
  limit: number,
): readonly EndedJob[] {
  let excessBytes = totalBytes(sizes) - limit
  const ended = jobs
    .filter((job): job is EndedJob => !isRunning(job))
    .toSorted((one, other) => endedAt(one) - endedAt(other))
  return ended.filter((job) => {
    const bytes = excessBytes > 0 ? storedBytesOf(job, sizes) : 0
    excessBytes -= bytes
    return bytes > 0
  })
}

/**
 * The oldest jobs lose files and results, and are marked. A result is fetched again when opened. Jobs that are kept stay:
 * where too much is left, the user is told.
 */
export function evictOldest(): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const blobs = session.get(blobStore)
    const { signal } = session
    await session.get(evictionQueue)(async () => {
      if (!(await dispatch(resumeOwners()))) return
      const [sizes, limit, stored] = await Promise.all([
        blobs.sizes(),
        readStorageLimit(),
        storedJobs.readAll(), // another tab may have given a job an owner
      ])
      if (signal.aborted) return
      const jobs = Object.values(selectJobs(getState()))
      const kept = new Set([...stored, ...jobs].filter(({ keep }) => keep).map(({ id }) => id))
      const evicted = jobsToEvict(
        jobs.filter(({ id }) => !kept.has(id)),
        sizes,
        limit,
      )
      await Promise.all(evicted.map(async (job) => deleteJobBlobs(blobs, job)))
      await Promise.all(evicted.map(async ({ id }) => dispatch(updateJob(id, { kind: 'evicted' }))))
      const isFull = totalBytes(await blobs.sizes()) > limit && kept.size > 0
      if (!signal.aborted) dispatch(storageMeasured({ isFull }))
    })
  }
}

/** Deletes results without a job, such as those of a page that closed while it dismissed one. */
export function deleteOrphanedResults(): AppThunk<Promise<void>> {
  return async (_dispatch, getState, session) => {
    const blobs = session.get(blobStore)
    const deleteAll = async (lock: Lock | null) => {
      if (lock === null) return
      // Read first: a job is stored before its result is.
      const ids = await blobs.ids()
      const stored = await storedJobs.keys().catch(() => null)
      if (stored === null) return // storage cannot be read: the next start tries again
      const known = new Set([...stored, ...Object.keys(selectJobs(getState()))])
      const orphans = ids.filter((id) => {
        const job = jobOfResultBlob(id)
        return job !== null && !known.has(job)
      })
      if (!session.signal.aborted && orphans.length > 0) await blobs.remove(orphans)
    }
    await navigator.locks.request(RESULTS_LOCK, { ifAvailable: true }, deleteAll)
  }
}

/** The limit in bytes: lower than ours where the browser allows little. */
export async function readStorageLimit(): Promise<number> {
  const { storage }: { storage?: Partial<StorageManager> } = navigator // Safari 16 gives no estimate
  const estimate = await storage?.estimate?.().catch(() => undefined)
  return Math.min(BLOB_STORE_MAX_BYTES, (estimate?.quota ?? Infinity) * SHARE_OF_QUOTA)
}
