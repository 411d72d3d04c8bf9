import { Suspense } from 'react'
import { isRunning } from '#shared/kits/jobs/job.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { LazyJobsSection } from './LazyJobsSection.tsx'

type OtherJobsProps = {
  except?: string
}

export function OtherJobs({ except }: OtherJobsProps) {
  const jobs = useAppSelector(selectJobs)
  const others = Object.values(jobs)
    .filter(isRunning)
    .filter(({ id }) => id !== except)
  if (others.length === 0) return null
  return (
    <Suspense fallback={null}>
      <LazyJobsSection view="others" others={others} />
    </Suspense>
  )
}
