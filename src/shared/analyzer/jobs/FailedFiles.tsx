import { chooseAgain } from '#shared/jobs/chooseAgain.ts'
import { canRetry } from '#shared/jobs/failures.ts'
import { isStillChosen, jobName, type FailedJob, type Job } from '#shared/jobs/job.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { failureWords } from './failureWords.ts'
import { JobWay } from './JobWay.tsx'

type FailedFilesProps = {
  /** Of the analyzer, as its jobs bear it. */
  title: string
}

/** The analyzer's last job, where it failed and its files are only its own. */
function lastFailed(jobs: readonly Job[], title: string): FailedJob | null {
  const [last] = jobs
    .filter((job) => job.title === title)
    .toSorted((a, b) => b.startedAt - a.startedAt)
  return last?.kind === 'Not Uploaded' && !isStillChosen(last) ? last : null
}

/**
 * What failed is not chosen, locked and set anew: one press brings it back to Check. Of what the server knows the result is
 * asked for again instead: sent a second time, it would be paid twice (D50).
 */
export function FailedFiles({ title }: FailedFilesProps) {
  const dispatch = useAppDispatch()
  const job = lastFailed(Object.values(useAppSelector(selectJobs)), title)
  if (job === null) return null
  if (canRetry(job))
    return (
      <p className="failed-files">
        <span>
          <b>{jobName(job)}</b> was sent and may still be finished: {failureWords(job)}.
        </span>
        <JobWay job={job} />
      </p>
    )
  return (
    <p className="failed-files">
      <span>
        <b>{jobName(job)}</b> was not processed: {failureWords(job)}. It is still here.
        {job.mayBeDone === true &&
          ' It may have reached the server: sent again, it may be paid twice.'}
      </span>
      <button
        type="button"
        className="btn btn-secondary btn-sm"
        onClick={() => void dispatch(chooseAgain(job))}
      >
        Use it again
      </button>
    </p>
  )
}
