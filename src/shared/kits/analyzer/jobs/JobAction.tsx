import { Link } from 'react-router-dom'
import { canRetry } from '#shared/kits/jobs/failures.ts'
import { isUnseen, type Job, jobName, jobUrl, isFailed } from '#shared/kits/jobs/job.ts'
import { retryJob } from '#shared/kits/jobs/run/lifecycle.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'

type JobActionProps = { job: Job }

/** A failed job gets a retry where the server may have the result. */
export function JobAction({ job }: JobActionProps) {
  const dispatch = useAppDispatch()
  if (!isFailed(job))
    return (
      <Link
        className={isUnseen(job) ? 'btn btn-soft btn-sm' : 'btn btn-ghost btn-sm'}
        to={jobUrl(job)}
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
