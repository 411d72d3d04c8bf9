import type { Batch } from '#shared/jobs/batch/batch.ts'
import { sumOf } from '#shared/jobs/batch/standing.ts'
import { isRunning, type DoneJob, type Job } from '#shared/jobs/job.ts'
import { plural } from '#shared/lib/plural.ts'

/** Ids of the jobs that ran when this was last looked at. */
export type Ran = ReadonlySet<string>

export const running = (jobs: readonly Job[]): Ran =>
  new Set(jobs.filter(isRunning).map(({ id }) => id))

/** Those that ran a moment ago and have their result now. One that failed has told so by its dialog, one of many is told with them. */
export const finishedSince = (ran: Ran, jobs: readonly Job[]): readonly DoneJob[] =>
  jobs
    .filter((job) => job.kind === 'Processed Successfully')
    .filter(({ id, inBatch }) => ran.has(id) && inBatch !== true)

/** The last job of a batch that ended since, with one word for all of them; null while the batch goes on. */
export function batchOver(
  ran: Ran,
  batch: Batch,
  jobs: Readonly<Record<string, Job>>,
): { job: Job; words: string } | null {
  const job = batch.items
    .flatMap(({ job: id }) => (id === null ? [] : (jobs[id] ?? [])))
    .find((ended) => ran.has(ended.id) && !isRunning(ended))
  const { waiting, running: atWork, done, total } = sumOf(batch, jobs)
  const goesOn = atWork > 0 || (waiting > 0 && batch.halt === null)
  if (job === undefined || goesOn) return null
  return { job, words: `${done} of ${plural(total, 'file')} ${done === 1 ? 'is' : 'are'} ready.` }
}
