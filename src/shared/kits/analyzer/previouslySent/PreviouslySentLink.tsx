import { Link } from 'react-router-dom'
import { isRunning, jobUrl, type Job, isFailed } from '#shared/kits/jobs/job.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'

type PreviouslySentLinkProps = { previous: AcceptedFile }

export function PreviouslySentLink({ previous }: PreviouslySentLinkProps) {
  const job = useAppSelector((state) =>
    Object.values(selectJobs(state)).find(({ files }) =>
      files.some(({ id }) => id === previous.id),
    ),
  )
  if (job === undefined) return null
  const { to, label } = linkTo(job)
  return (
    <Link className="btn btn-secondary btn-sm" to={to} aria-label={`${label} of ${previous.name}`}>
      {label}
    </Link>
  )
}

/** The server may have the result of a failed job: Jobs can retry. */
function linkTo(job: Job): { to: string; label: string } {
  if (isFailed(job)) return { to: '/jobs', label: 'Open the job' }
  return { to: jobUrl(job), label: isRunning(job) ? 'Open the job' : 'Open the result' }
}
