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

/** Every job of this user, by how it stands, the latest first. */
export function JobsList() {
  const jobs = Object.values(useAppSelector(selectJobs)).sort(
    (one, other) => other.startedAt - one.startedAt,
  )
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
