import { chooseAgain } from '#shared/jobs/chooseAgain.ts'
import { isStillChosen, jobName, type FailedJob, type Job } from '#shared/jobs/job.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { failureWords } from './failureWords.ts'

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

/** What failed is not chosen, locked and set anew: one press brings it back to Check. */
export function FailedFiles({ title }: FailedFilesProps) {
  const dispatch = useAppDispatch()
  const job = lastFailed(Object.values(useAppSelector(selectJobs)), title)
  if (job === null) return null
  return (
    <p className="failed-files">
      <span>
        <b>{jobName(job)}</b> was not processed: {failureWords(job)}. It is still here.
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
