import { VAULT_MAX_BYTES } from '#shared/config/limits.ts'
import { createTaskQueue } from '#shared/lib/taskQueue.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { fileVault } from '#shared/vault/vault.ts'
import { type DoneJob, type FailedJob, isRunning, type Job } from './job.ts'
import { selectJobs } from './jobsSlice.ts'
import { moveJob } from './jobsStore.ts'
import { dropJobBytes, fileId, resultId, sentIds } from './results.ts'

/** What others keep in this browser has to have its place too. */
const SHARE_OF_QUOTA = 0.5

/** Two at once would let go of twice as much. */
const turns = () => createTaskQueue(1)

type EndedJob = DoneJob | FailedJob

const endedAt = (job: EndedJob): number =>
  job.kind === 'Not Uploaded' ? job.failedAt : job.finishedAt

const sumOf = (sizes: ReadonlyMap<string, number>): number =>
  [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)

/** What a job keeps, in bytes, by the sizes of all that the vault holds. */
export function bytesOf(job: Job, sizes: ReadonlyMap<string, number>): number {
  const reports: string[] = []
  while (sizes.has(fileId(job.id, reports.length))) reports.push(fileId(job.id, reports.length))
  return [resultId(job.id), ...reports, ...sentIds(job)].reduce(
    (sum, id) => sum + (sizes.get(id) ?? 0),
    0,
  )
}

/** The jobs whose bytes go, so that no more than `limit` is kept: those that ended first. What runs, or is chosen, stays. */
export function jobsToLetGo(
  jobs: readonly Job[],
  sizes: ReadonlyMap<string, number>,
  limit: number,
): readonly EndedJob[] {
  let over = sumOf(sizes) - limit
  const ended = jobs
    .filter((job): job is EndedJob => !isRunning(job))
    .toSorted((one, other) => endedAt(one) - endedAt(other))
  return ended.filter((job) => {
    const bytes = over > 0 ? bytesOf(job, sizes) : 0
    over -= bytes
    return bytes > 0
  })
}

/**
 * Keeps what jobs hold within the limit: the oldest lose their files and results, and say so. A result is fetched from
 * the server again when it is opened.
 */
export function letOldestGo(): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const vault = session.get(fileVault)
    const { signal } = session
    await session.get(turns)(async () => {
      const [sizes, limit] = await Promise.all([vault.sizes(), vaultLimit()])
      if (signal.aborted) return
      const going = jobsToLetGo(Object.values(selectJobs(getState())), sizes, limit)
      await Promise.all(going.map(async (job) => dropJobBytes(vault, job)))
      await Promise.all(going.map(async ({ id }) => dispatch(moveJob(id, { kind: 'letGo' }))))
    })
  }
}

/** Bytes that may be kept: less than our own limit where the browser gives little. */
export async function vaultLimit(): Promise<number> {
  const estimate = 'storage' in navigator ? navigator.storage.estimate() : Promise.resolve({})
  const { quota = Infinity }: StorageEstimate = await estimate.catch(() => ({}))
  return Math.min(VAULT_MAX_BYTES, quota * SHARE_OF_QUOTA)
}
