import { isNew, type DoneJob, type Job } from '../job.ts'
import type { Batch } from './batch.ts'

/** The result of the batch that nobody has opened yet, in the order of the list; null where there is none. */
export function nextResult({ items }: Batch, jobs: Readonly<Record<string, Job>>): DoneJob | null {
  for (const { job: id } of items) {
    const job = id === null ? undefined : jobs[id]
    if (job !== undefined && job.kind !== 'Not Uploaded' && isNew(job)) return job
  }
  return null
}
