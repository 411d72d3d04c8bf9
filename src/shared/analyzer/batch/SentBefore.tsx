import { Link } from 'react-router-dom'
import { isRunning, jobPath } from '#shared/jobs/job.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'

type SentBeforeProps = { before: AcceptedFile }

/** The way to what came, or is to come, of a file that was sent before. One that waits for its turn stands in the list above. */
export function SentBefore({ before }: SentBeforeProps) {
  const job = useAppSelector((state) =>
    Object.values(selectJobs(state)).find(({ files }) => files.some(({ id }) => id === before.id)),
  )
  if (job === undefined || job.kind === 'Not Uploaded') return null
  const what = isRunning(job) ? 'the job' : 'the result'
  return (
    <Link
      className="btn btn-secondary btn-sm"
      to={jobPath(job)}
      aria-label={`Open ${what} of ${before.name}`}
    >
      Open {what}
    </Link>
  )
}
