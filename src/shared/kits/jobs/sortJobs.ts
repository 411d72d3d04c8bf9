import {
  isUnseen,
  isRunning,
  needsAttention,
  type DoneJob,
  type Job,
  isDone,
  isFailed,
} from './job.ts'

/** Failed jobs, unseen results with a problem, running jobs, other results; latest first in each group. */
function rank(job: Job): number {
  if (isFailed(job)) return 0
  if (isRunning(job)) return 2
  if (!isUnseen(job)) return 4
  return needsAttention(job) ? 1 : 3
}

export const sortJobs = (jobs: readonly Job[]): readonly Job[] =>
  jobs.toSorted((a, b) => rank(a) - rank(b) || b.startedAt - a.startedAt)

/** The unseen results, oldest first. */
const unseenResults = (jobs: readonly Job[]): readonly DoneJob[] =>
  jobs
    .filter(isDone)
    .filter(isUnseen)
    .toSorted((a, b) => a.finishedAt - b.finishedAt)

export const oldestUnseenResult = (jobs: readonly Job[]): DoneJob | undefined =>
  unseenResults(jobs)[0]

/** A problem is a result with a failed check. */
export const oldestUnseenProblem = (jobs: readonly Job[]): DoneJob | undefined =>
  unseenResults(jobs).find(needsAttention)

/** A failure, and a result with a failed check until it is opened. */
export const isUnsettled = (job: Job): boolean =>
  needsAttention(job) && (isFailed(job) || isUnseen(job))

/** '1 needs attention', '3 need attention'. */
export const formatAttention = (count: number): string =>
  `${count} ${count === 1 ? 'needs' : 'need'} attention`
