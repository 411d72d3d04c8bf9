import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import x from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { ReactNode } from 'react'
import { formatMinutes } from '#shared/kits/analyzer/estimates.ts'
import { isDone, isFailed, isRunning, jobName, type Job } from '#shared/kits/jobs/job.ts'
import { progressAt } from '#shared/kits/jobs/jobReducer.ts'
import { removeJob } from '#shared/kits/jobs/run/lifecycle.ts'
import { CLOCK_TICK_MS } from '#shared/platform/config/constants.ts'
import { formatDuration, formatIndiaTime } from '#shared/platform/lib/time/clock.ts'
import './menu/jobsMenu.css'
import { useAppDispatch, useSessionScope } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useNow } from '#shared/ui/hooks/useNow.ts'
import { failureText } from './failureText.ts'
import { JobAction } from './JobAction.tsx'
import { JobFindings } from './JobFindings.tsx'
import { OwnerLink } from './OwnerLinks.tsx'

type JobStateProps = { job: Job }

function JobState({ job }: JobStateProps) {
  const now = useNow(isRunning(job) ? CLOCK_TICK_MS : null)
  const { percentage, msLeft } = progressAt(job, now)
  if (isFailed(job)) {
    return (
      <p className="small t-danger">
        {job.title}: {failureText(job)}
      </p>
    )
  }
  if (isDone(job)) {
    return (
      <p className="small muted">
        {job.title}, <span className="t-success">ready</span>, processed in{' '}
        {formatMinutes(job.tookMs)}
      </p>
    )
  }
  return (
    <div className="job-state">
      <p className="small muted">
        {job.title}, started at {formatIndiaTime(job.startedAt)}
      </p>
      <span className="meter" aria-hidden="true">
        <i style={{ width: `${percentage}%` }} />
      </span>
      <p className="small muted">
        {job.misses > 0 && <span className="t-warning">Connection lost, reconnecting. </span>}
        {percentage}%
        {msLeft > 0 ? `, ${formatDuration(msLeft)} left` : ', taking longer than usual'}
      </p>
    </div>
  )
}

type JobRowProps = {
  job: Job
  children?: ReactNode
}

export function JobRow({ job, children }: JobRowProps) {
  const dispatch = useAppDispatch()
  const { jobOwners } = useSessionScope()
  const name = jobName(job, true)
  return (
    <li className="job-row">
      <span className="file-icon">
        <Icon of={fileText} />
      </span>
      <div className="job-row-text">
        <p className="medium clip" title={job.files[0]?.name}>
          {name}
        </p>
        <JobState job={job} />
        {job.ownerId !== undefined && (
          <p className="small muted">
            {jobOwners?.title}: <OwnerLink ownerId={job.ownerId} />
          </p>
        )}
        <JobFindings job={job} />
      </div>
      <div className="job-row-end">
        {children}
        <JobAction job={job} />
        {!isRunning(job) && !job.keep && (
          <button
            type="button"
            className="btn btn-ghost btn-icon btn-sm"
            onClick={() => void dispatch(removeJob(job))}
          >
            <Icon of={x} label={`Remove ${name} from Jobs`} />
          </button>
        )}
      </div>
    </li>
  )
}
