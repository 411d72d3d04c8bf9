import { useAppSelector } from '#shared/store/hooks.ts'
import { isRunning } from '#shared/jobs/job.ts'
import { JobRow } from './JobRow.tsx'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'

type OtherJobsProps = {
  /** The job that the page itself shows. */
  except?: string
}

/** This user's other running jobs, one row each (look 04). */
export function OtherJobs({ except }: OtherJobsProps) {
  const jobs = useAppSelector(selectJobs)
  const others = Object.values(jobs).filter((job) => isRunning(job) && job.id !== except)
  if (others.length === 0) return null
  return (
    <ul className="panel other-jobs" aria-label="Other running jobs">
      {others.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </ul>
  )
}
