import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useSeen } from '#shared/analyzer/jobs/useSeen.ts'
import { isNew, isRunning, type Job } from '#shared/jobs/job.ts'
import { inOrder } from '#shared/jobs/jobOrder.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { plural } from '#shared/lib/plural.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { HomeJob } from './HomeJob.tsx'

/** More are a list of its own. */
const SHOWN = 5

/** '2 running, 1 failed, 3 new'; what there is none of is left out. */
function inShort(jobs: readonly Job[]): string {
  const failed = jobs.filter(({ kind }) => kind === 'Not Uploaded').length
  const news = jobs.filter((job) => job.kind === 'Processed Successfully' && isNew(job)).length
  const parts = [
    { count: jobs.filter(isRunning).length, word: 'running' },
    { count: failed, word: 'failed' },
    { count: news, word: news === 1 ? 'new result' : 'new results' },
  ]
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, word }) => `${count} ${word}`)
    .join(', ')
}

/** What this user sent from this browser: what needs somebody first, then the latest. */
export function HomeJobs() {
  const jobs = useAppSelector(selectJobs)
  const rows = useMemo(() => inOrder(Object.values(jobs)), [jobs])
  const shown = useMemo(() => rows.slice(0, SHOWN), [rows])
  useSeen(useMemo(() => shown.filter(({ kind }) => kind === 'Not Uploaded'), [shown]))
  return (
    <section className="panel panel-table" aria-labelledby="home-jobs">
      <div className="panel-head">
        <h2 id="home-jobs">Your jobs</h2>
        <p className="small muted">{inShort(rows)}</p>
        {rows.length > 0 && (
          <Link to="/jobs" className="btn btn-ghost btn-sm push">
            {rows.length > SHOWN ? `See all ${plural(rows.length, 'job')}` : 'Open Jobs'}
          </Link>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="panel-body muted">
          Nothing sent yet. What you send to be analysed stands here, with how far it is and its
          result.
        </p>
      ) : (
        <ul aria-labelledby="home-jobs">
          {shown.map((job) => (
            <HomeJob key={job.id} job={job} />
          ))}
        </ul>
      )}
    </section>
  )
}
