import { Link } from 'react-router-dom'
import { JobStateChip } from '#shared/analyzer/jobs/JobStateChip.tsx'
import { jobName, jobPath, type Job } from '#shared/jobs/job.ts'
import { formatIndiaDateTime } from '#shared/lib/clock.ts'

type HomeJobProps = { job: Job }

/** Whom the result is about stands between service and time, where it names somebody. */
const factsOf = (job: Job): string =>
  [
    job.title,
    job.kind === 'Processed Successfully' ? job.subject : undefined,
    formatIndiaDateTime(job.startedAt),
  ]
    .filter(Boolean)
    .join(' · ')

/** One job; its name leads to it, that of a failed one to its service, where the same files can be used again. */
export function HomeJob({ job }: HomeJobProps) {
  return (
    <li className="home-job">
      <div className="home-job-text">
        <Link
          className="medium clip"
          to={job.kind === 'Not Uploaded' ? job.path : jobPath(job)}
          title={job.files[0]?.name}
        >
          {jobName(job, true)}
        </Link>
        <p className="small muted clip">{factsOf(job)}</p>
      </div>
      <JobStateChip job={job} />
    </li>
  )
}
