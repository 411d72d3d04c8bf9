import x from 'bootstrap-icons/icons/x-lg.svg?raw'
import { use } from 'react'
import { Link } from 'react-router-dom'
import { canRetry } from '#shared/jobs/failures.ts'
import { isNew, isRunning, jobName, jobPath, type Job } from '#shared/jobs/job.ts'
import { retryJob } from '#shared/jobs/lifecycle.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { RemovingContext } from './removing.ts'

type JobActionsProps = { job: Job }

/** Opens a result, asks again for a job whose call failed, takes one off the list. */
export function JobActions({ job }: JobActionsProps) {
  const dispatch = useAppDispatch()
  const remove = use(RemovingContext)
  const name = jobName(job)
  const failed = job.kind === 'Not Uploaded' ? job : null
  return (
    <span className="job-actions">
      {failed !== null && canRetry(failed) && (
        <button
          type="button"
          className="btn btn-soft btn-sm"
          onClick={() => void dispatch(retryJob(failed))}
        >
          Check again
        </button>
      )}
      {failed === null && (
        <Link
          className={isNew(job) ? 'btn btn-soft btn-sm' : 'btn btn-ghost btn-sm'}
          to={jobPath(job)}
          aria-label={`Open ${name}`}
        >
          Open
        </Link>
      )}
      {!isRunning(job) && (
        <button
          type="button"
          className="btn btn-ghost btn-icon btn-sm"
          onClick={() => remove([job])}
        >
          <Icon of={x} label={`Remove ${name} from Jobs`} />
        </button>
      )}
    </span>
  )
}
