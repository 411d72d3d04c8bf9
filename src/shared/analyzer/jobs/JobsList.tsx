import { useAppSelector } from '#shared/store/hooks.ts'
import { isRunning, type Job } from '#shared/jobs/job.ts'
import { useSeen } from './useSeen.ts'
import { JobRow } from './JobRow.tsx'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'

const GROUPS: readonly { title: string; holds: (job: Job) => boolean }[] = [
  { title: 'Running', holds: isRunning },
  { title: 'Finished', holds: (job) => job.kind === 'Processed Successfully' },
  { title: 'Failed', holds: (job) => job.kind === 'Not Uploaded' },
]

/** Of a long history the rest is on the page of jobs. */
const ENDED_AT_MOST = 30

/** The jobs of this user, by how they stand, the latest first. */
export function JobsList() {
  const all = Object.values(useAppSelector(selectJobs)).sort(
    (one, other) => other.startedAt - one.startedAt,
  )
  const ended = all.filter((job) => !isRunning(job))
  const jobs = [...all.filter(isRunning), ...ended.slice(0, ENDED_AT_MOST)]
  // A failure needs no more than its line; a result is new until it was opened.
  useSeen(jobs.filter(({ kind }) => kind === 'Not Uploaded'))
  return GROUPS.map(({ title, holds }) => {
    const group = jobs.filter(holds)
    return group.length === 0 ? null : (
      <div key={title}>
        <h2 className="eyebrow jobs-group">{title}</h2>
        <ul aria-label={title}>
          {group.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      </div>
    )
  })
}
