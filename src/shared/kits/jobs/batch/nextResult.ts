import { isUnseen, type DoneJob, type Job, isFailed } from '../job.ts'
import type { Batch } from './batch.ts'

/** The first unopened result of the batch in list order that is accepted; null for none. */
export function nextResult(
  { items }: Batch,
  jobs: Readonly<Record<string, Job>>,
  isAccepted: (job: Job) => boolean = () => true,
): DoneJob | null {
  for (const { job: id } of items) {
    const job = id === null ? undefined : jobs[id]
    if (job !== undefined && !isFailed(job) && isUnseen(job) && isAccepted(job)) return job
  }
  return null
}
