import { isNew, isRunning, type DoneJob, type Job } from './job.ts'

/** What needs somebody comes first: failed, then what runs, then results, the latest first in each. */
const rank = (job: Job): number =>
  job.kind === 'Not Uploaded' ? 0 : isRunning(job) ? 1 : isNew(job) ? 2 : 3

export const inOrder = (jobs: readonly Job[]): readonly Job[] =>
  jobs.toSorted((a, b) => rank(a) - rank(b) || b.startedAt - a.startedAt)

/** The result that has waited longest to be looked at. */
export const nextNew = (jobs: readonly Job[]): DoneJob | undefined =>
  jobs
    .filter((job) => job.kind === 'Processed Successfully')
    .filter(isNew)
    .toSorted((a, b) => a.finishedAt - b.finishedAt)[0]
