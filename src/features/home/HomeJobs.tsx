import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { JobFindings } from '#shared/kits/analyzer/jobs/JobFindings.tsx'
import { JobStateChip } from '#shared/kits/analyzer/jobs/JobStateChip.tsx'
import { useMarkJobsSeen } from '#shared/kits/analyzer/jobs/useMarkJobsSeen.ts'
import {
  isUnseen,
  isRunning,
  needsAttention,
  type Job,
  jobName,
  jobUrl,
  isDone,
  isFailed,
} from '#shared/kits/jobs/job.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { sortJobs } from '#shared/kits/jobs/sortJobs.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { formatIndiaDateTime } from '#shared/platform/lib/time/clock.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'

type HomeJobProps = { job: Job }

const formatJobFacts = (job: Job): string =>
  [job.title, isDone(job) ? job.subject : undefined, formatIndiaDateTime(job.startedAt)]
    .filter(Boolean)
    .join(' · ')

/** A failed job links to its service, where the same files can be used again. */
function HomeJob({ job }: HomeJobProps) {
  return (
    <li className="home-job">
      <div className="home-job-text">
        <Link
          className="medium clip"
          to={isFailed(job) ? job.path : jobUrl(job)}
          title={job.files[0]?.name}
        >
          {jobName(job, true)}
        </Link>
        <p className="small muted clip">{formatJobFacts(job)}</p>
      </div>
      <span className="home-job-state">
        <JobFindings job={job} />
        <JobStateChip job={job} />
      </span>
    </li>
  )
}

/** The rest is on the jobs page. */
const SHOWN = 5

/** '2 running, 1 failed, 3 new results, 2 with a problem' */
function summarizeJobs(jobs: readonly Job[]): string {
  const failed = jobs.filter(isFailed).length
  const newCount = jobs.filter((job) => isDone(job) && isUnseen(job)).length
  const problemCount = jobs.filter(
    (job) => isDone(job) && isUnseen(job) && needsAttention(job),
  ).length
  const parts = [
    { count: jobs.filter(isRunning).length, label: 'running' },
    { count: failed, label: 'failed' },
    { count: newCount, label: newCount === 1 ? 'new result' : 'new results' },
    { count: problemCount, label: 'with a problem' },
  ]
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, label }) => `${count} ${label}`)
    .join(', ')
}

export function HomeJobs() {
  const jobs = useAppSelector(selectJobs)
  const rows = useMemo(() => sortJobs(Object.values(jobs)), [jobs])
  const shownRows = useMemo(() => rows.slice(0, SHOWN), [rows])
  useMarkJobsSeen(useMemo(() => shownRows.filter(isFailed), [shownRows]))
  return (
    <section className="panel panel-table" aria-labelledby="home-jobs">
      <div className="panel-header">
        <h2 id="home-jobs">Your jobs</h2>
        <p className="small muted">{summarizeJobs(rows)}</p>
        {rows.length > 0 && (
          <Link to="/jobs" className="btn btn-ghost btn-sm push">
            {rows.length > SHOWN ? `See all ${plural(rows.length, 'job')}` : 'Open Jobs'}
          </Link>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="panel-body muted">
          Nothing yet. Files you send for analysis appear here with their progress and result.
        </p>
      ) : (
        <ul aria-labelledby="home-jobs">
          {shownRows.map((job) => (
            <HomeJob key={job.id} job={job} />
          ))}
        </ul>
      )}
    </section>
  )
}
