import { isRunning, type DoneJob, type Job } from '#shared/jobs/job.ts'

/** Ids of the jobs that ran when this was last looked at. */
export type Ran = ReadonlySet<string>

export const running = (jobs: readonly Job[]): Ran =>
  new Set(jobs.filter(isRunning).map(({ id }) => id))

/** Those that ran a moment ago and have their result now. One that failed has told so by its dialog. */
export const finishedSince = (ran: Ran, jobs: readonly Job[]): readonly DoneJob[] =>
  jobs.filter((job) => job.kind === 'Processed Successfully').filter(({ id }) => ran.has(id))
