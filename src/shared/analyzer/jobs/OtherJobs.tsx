import { Suspense } from 'react'
import { isRunning } from '#shared/jobs/job.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { LazyJobsPart } from './LazyJobsPart.tsx'

type OtherJobsProps = {
  /** The job that the page itself shows. */
  except?: string
}

/** This user's other running jobs, one row each (look 04). */
export function OtherJobs({ except }: OtherJobsProps) {
  const jobs = useAppSelector(selectJobs)
  const others = Object.values(jobs)
    .filter(isRunning)
    .filter(({ id }) => id !== except)
  if (others.length === 0) return null
  return (
    <Suspense fallback={null}>
      <LazyJobsPart shows="others" others={others} />
    </Suspense>
  )
}
