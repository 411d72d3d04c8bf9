import { canRetry, describeArrival } from '#shared/kits/jobs/failures.ts'
import { isRunning, jobMayHaveArrived, type Job, jobName, isDone } from '#shared/kits/jobs/job.ts'
import { progressAt } from '#shared/kits/jobs/jobReducer.ts'

const HALF = 50

/** The announcement of a job's milestone, different for each; in a batch only its end. */
function milestoneText(job: Job, now: number): string {
  const name = jobName(job)
  if (isDone(job)) return `The analysis of ${name} has finished.`
  if (jobMayHaveArrived(job)) return describeArrival(name)
  if (!isRunning(job))
    return canRetry(job)
      ? `The analysis of ${name} has not returned a result yet.`
      : `The analysis of ${name} has failed.`
  if (job.inBatch === true) return ''
  return progressAt(job, now).percentage < HALF
    ? `The analysis of ${name} has started.`
    : `The analysis of ${name} is half done.`
}

/** The last announced milestone by job, or the one when the page opened. */
export type AnnouncedMilestones = ReadonlyMap<string, string>

/** New announcements at a time; for jobs older than the page (`openedAt`), only later changes. */
export function nextAnnouncements(
  announced: AnnouncedMilestones,
  jobs: readonly Job[],
  { now, openedAt }: { now: number; openedAt: number },
): { announced: AnnouncedMilestones; text: string } {
  const current = new Map(jobs.map((job) => [job.id, milestoneText(job, now)]))
  const texts = jobs
    .filter(({ id, startedAt }) => announced.has(id) || startedAt >= openedAt)
    .filter(({ id }) => announced.get(id) !== current.get(id))
    .map(({ id }) => current.get(id) ?? '')
    .filter((text) => text !== '')
  return { announced: current, text: texts.join(' ') }
}
