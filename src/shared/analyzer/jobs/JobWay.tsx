import { Link } from 'react-router-dom'
import { canRetry } from '#shared/jobs/failures.ts'
import { isNew, type Job, jobName, jobPath } from '#shared/jobs/job.ts'
import { retryJob } from '#shared/jobs/lifecycle.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'

type JobWayProps = { job: Job }

/** To a job's progress or result; of one that failed, to ask for its result again where there may be one. */
export function JobWay({ job }: JobWayProps) {
  const dispatch = useAppDispatch()
  if (job.kind !== 'Not Uploaded')
    return (
      <Link
        className={isNew(job) ? 'btn btn-soft btn-sm' : 'btn btn-ghost btn-sm'}
        to={jobPath(job)}
        aria-label={`Open ${jobName(job)}`}
      >
        Open
      </Link>
    )
  return (
    canRetry(job) && (
      <button
        type="button"
        className="btn btn-soft btn-sm"
        onClick={() => void dispatch(retryJob(job))}
      >
        Check again
      </button>
    )
  )
}
