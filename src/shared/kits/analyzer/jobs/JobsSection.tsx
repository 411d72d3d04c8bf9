import { canRetry } from '#shared/kits/jobs/failures.ts'
import {
  type RunningJob,
  isRunning,
  type Job,
  isBackInDraft,
  isEvicted,
  jobMayHaveArrived,
  jobName,
  type FailedJob,
  isFailed,
} from '#shared/kits/jobs/job.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { restoreFailedJob } from '#shared/kits/jobs/run/restoreFailedJob.ts'
import { isUnsettled, sortJobs } from '#shared/kits/jobs/sortJobs.ts'
import { useAppSelector, useAppDispatch } from '#shared/platform/store/hooks.ts'
import { failureText } from './failureText.ts'
import { JobAction } from './JobAction.tsx'
import { JobRow } from './JobRow.tsx'
import { JobNotifications } from './notifications/JobNotifications.tsx'
import { useMarkJobsSeen } from './useMarkJobsSeen.ts'

type FailedFilesProps = {
  title: string
}

/** The last job; null where it did not fail, or its files are in another draft or no longer here. */
function lastFailed(jobs: readonly Job[], title: string): FailedJob | null {
  const [last] = jobs
    .filter((job) => job.title === title)
    .toSorted((a, b) => b.startedAt - a.startedAt)
  if (!isFailed(last) || isBackInDraft(last)) return null
  return isEvicted(last) || last.failure === 'fileNotKept' ? null : last
}

/**
 * If the server has the job, its result is requested: a second upload would be charged again (D50). The files of an
 * owner are sent again on its page.
 */
function FailedFiles({ title }: FailedFilesProps) {
  const dispatch = useAppDispatch()
  const job = lastFailed(Object.values(useAppSelector(selectJobs)), title)
  if (job === null || job.ownerId !== undefined) return null
  if (canRetry(job))
    return (
      <p className="failed-files">
        <span>
          <b>{jobName(job)}</b> was sent and may still be finished: {failureText(job)}.
        </span>
        <JobAction job={job} />
      </p>
    )
  const mayHaveArrived = jobMayHaveArrived(job)
  return (
    <p className="failed-files">
      <span>
        <b>{jobName(job)}</b>
        {mayHaveArrived ? ': ' : ' was not processed: '}
        {failureText(job)}. It is still here.
        {mayHaveArrived && ' Check your credits before you send it again.'}
      </span>
      <button
        type="button"
        className="btn btn-secondary btn-sm"
        onClick={() => void dispatch(restoreFailedJob(job))}
      >
        Use it again
      </button>
    </p>
  )
}

const GROUPS: readonly { title: string; includes: (job: Job) => boolean }[] = [
  { title: 'Needs attention', includes: isUnsettled },
  { title: 'Running', includes: isRunning },
  { title: 'Finished', includes: (job) => !isUnsettled(job) && !isRunning(job) },
]

/** The jobs page has the rest. */
const MAX_ENDED_SHOWN = 30

/** This user's jobs: what needs attention first, new results before opened ones, latest first. */
function JobsList() {
  const all = sortJobs(Object.values(useAppSelector(selectJobs)))
  const ended = all.filter((job) => !isRunning(job))
  const jobs = [...all.filter(isRunning), ...ended.slice(0, MAX_ENDED_SHOWN)]
  // A failure counts as seen when shown; a result when it is opened.
  useMarkJobsSeen(jobs.filter(isFailed))
  return GROUPS.map(({ title, includes }) => {
    const group = jobs.filter(includes)
    return group.length === 0 ? null : (
      <div key={title}>
        <h2 className="eyebrow jobs-group">{title}</h2>
        <ul aria-label={title}>
          {group.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      </div>
    )
  })
}

export type JobsSectionProps =
  | { view: 'news' }
  | { view: 'list' }
  | { view: 'again'; title: string }
  | { view: 'others'; others: readonly RunningJob[] }

/** One chunk for everything about jobs, loaded when the first job exists. */
export function JobsSection(props: JobsSectionProps) {
  switch (props.view) {
    case 'news':
      return <JobNotifications />
    case 'list':
      return <JobsList />
    case 'again':
      return <FailedFiles title={props.title} />
    case 'others':
      return (
        <ul className="panel other-jobs" aria-label="Other running jobs">
          {props.others.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      )
    default:
      return props satisfies never
  }
}
