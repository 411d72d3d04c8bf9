import { canRetry } from '#shared/jobs/failures.ts'
import { isRunning, type Job, jobName } from '#shared/jobs/job.ts'
import { progressAt } from '#shared/jobs/stepJob.ts'

const HALF = 50

/** What of a job is told, in words that differ from one milestone to the next; of one of many only its end. */
function milestoneOf(job: Job, now: number): string {
  const name = jobName(job)
  if (job.kind === 'Processed Successfully') return `The analysis of ${name} has finished.`
  if (!isRunning(job))
    return canRetry(job)
      ? `The analysis of ${name} has failed to give a result so far.`
      : `The analysis of ${name} has failed.`
  if (job.inBatch === true) return ''
  return progressAt(job, now).percentage < HALF
    ? `The analysis of ${name} has started.`
    : `The analysis of ${name} is half way.`
}

/** By job, what was told of it last, or stood there when the page opened. */
export type Heard = ReadonlyMap<string, string>

/** What is new of these jobs at a moment; of one that is older than the page, `openedAt`, only what happens from now on. */
export function hear(
  heard: Heard,
  jobs: readonly Job[],
  { now, openedAt }: { now: number; openedAt: number },
): { heard: Heard; said: string } {
  const current = new Map(jobs.map((job) => [job.id, milestoneOf(job, now)]))
  const said = jobs
    .filter(({ id, startedAt }) => heard.has(id) || startedAt >= openedAt)
    .filter(({ id }) => heard.get(id) !== current.get(id))
    .map(({ id }) => current.get(id) ?? '')
    .filter((words) => words !== '')
  return { heard: current, said: said.join(' ') }
}
