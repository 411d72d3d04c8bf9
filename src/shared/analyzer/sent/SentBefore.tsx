import { Link } from 'react-router-dom'
import { isRunning, jobPath, type Job } from '#shared/jobs/job.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'

type SentBeforeProps = { before: AcceptedFile }

/** The way to what came, or is to come, of a file that was sent before. One that waits for its turn stands in the list above. */
export function SentBefore({ before }: SentBeforeProps) {
  const job = useAppSelector((state) =>
    Object.values(selectJobs(state)).find(({ files }) => files.some(({ id }) => id === before.id)),
  )
  if (job === undefined) return null
  const { to, label } = wayTo(job)
  return (
    <Link className="btn btn-secondary btn-sm" to={to} aria-label={`${label} of ${before.name}`}>
      {label}
    </Link>
  )
}

/** Of one that failed the server may have the result: Jobs asks again. */
function wayTo(job: Job): { to: string; label: string } {
  if (job.kind === 'Not Uploaded') return { to: '/jobs', label: 'Open the job' }
  return { to: jobPath(job), label: isRunning(job) ? 'Open the job' : 'Open the result' }
}
