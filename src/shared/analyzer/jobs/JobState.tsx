import { CLOCK_TICK_MS } from '#shared/config/constants.ts'
import { formatClock, formatIndiaTime } from '#shared/lib/clock.ts'
import { useNow } from '#shared/ui/useNow.ts'
import { sayMinutes } from '#shared/analyzer/estimates.ts'
import { isRunning, type Job } from '#shared/jobs/job.ts'
import { failureWords } from './failureWords.ts'
import { progressAt } from '#shared/jobs/stepJob.ts'

type JobStateProps = { job: Job }

/** How a job stands, in words; a running one with its bar. */
export function JobState({ job }: JobStateProps) {
  const now = useNow(isRunning(job) ? CLOCK_TICK_MS : null)
  const { percentage, msLeft } = progressAt(job, now)
  if (job.kind === 'Not Uploaded') {
    return (
      <p className="small t-danger">
        {job.title}: {failureWords(job)}
      </p>
    )
  }
  if (job.kind === 'Processed Successfully') {
    return (
      <p className="small muted">
        {job.title}, <span className="t-success">ready</span>, processed in {sayMinutes(job.tookMs)}
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
        {job.misses > 0 && <span className="t-warning">Connection lost, still trying. </span>}
        {percentage}%{msLeft > 0 ? `, ${formatClock(msLeft)} left` : ', taking longer than usual'}
      </p>
    </div>
  )
}
