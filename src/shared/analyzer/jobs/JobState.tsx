import { CLOCK_TICK_MS } from '#shared/config/constants.ts'
import { formatClock, formatIndiaTime } from '#shared/lib/clock.ts'
import { useNow } from '#shared/ui/useNow.ts'
import type { ErrorName } from '#shared/errors/errorNames.ts'
import { sayMinutes } from '#shared/analyzer/estimates.ts'
import { canRetry } from '#shared/jobs/failures.ts'
import { type FailedJob, isRunning, type Job } from '#shared/jobs/job.ts'
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

/** A failure in the few words that a row of the jobs list has room for; its dialog said the rest. */
const WORDS: Partial<Record<ErrorName, string>> = {
  lowCredits: 'not enough credits',
  internalError: 'the server had a fault',
  emptyInputExcel: 'the workbook is empty',
  extraExcelData: 'the workbook has extra data',
  Invalidinputexcel: 'the workbook could not be read',
  trialSubscriptionEnded: 'the trial has ended',
  trialLimitExhausted: 'no files left in the trial',
  documentUploadError: 'the file was refused',
  requestTooLarge: 'the files are too large for the server',
  fileNotKept: 'the file is no longer in this browser',
  outputFailed: 'no result could be made',
  imageQualityError: 'the picture is not clear enough',
  headersError: 'required table headers are missing',
  uploadFailed: 'the connection was lost',
}

/** Where a call failed and the analysis may be done. */
const OPEN_WORDS: typeof WORDS = { ...WORDS, outputFailed: 'the server gave no answer to use' }

function failureWords(job: FailedJob): string {
  return (canRetry(job) ? OPEN_WORDS : WORDS)[job.failure] ?? 'not processed'
}
