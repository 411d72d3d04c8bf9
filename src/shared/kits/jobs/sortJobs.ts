import { isUnseen, isRunning, type DoneJob, type Job } from './job.ts'

/** Failed jobs first, then running ones, then results, latest first in each group. */
const rank = (job: Job): number =>
  job.kind === 'Not Uploaded' ? 0 : isRunning(job) ? 1 : isUnseen(job) ? 2 : 3

export const sortJobs = (jobs: readonly Job[]): readonly Job[] =>
  jobs.toSorted((a, b) => rank(a) - rank(b) || b.startedAt - a.startedAt)

/** The oldest unseen result. */
export const oldestUnseenResult = (jobs: readonly Job[]): DoneJob | undefined =>
  jobs
    .filter((job) => job.kind === 'Processed Successfully')
    .filter(isUnseen)
    .toSorted((a, b) => a.finishedAt - b.finishedAt)[0]
