import { useEffect } from 'react'
import { isNew, type Job } from '#shared/jobs/job.ts'
import { moveJob } from '#shared/jobs/jobsStore.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'

/** What stands on the screen is no news any more, here and in the other tabs. */
export function useSeen(jobs: readonly Job[]): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    for (const job of jobs) if (isNew(job)) void dispatch(moveJob(job.id, { kind: 'seen' }))
  }, [dispatch, jobs])
}
