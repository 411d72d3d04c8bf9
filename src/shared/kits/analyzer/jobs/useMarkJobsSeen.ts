import { useEffect } from 'react'
import { isUnseen, type Job } from '#shared/kits/jobs/job.ts'
import { updateJob } from '#shared/kits/jobs/jobsStore.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'

/** Marks the jobs here and in the other tabs. */
export function useMarkJobsSeen(jobs: readonly Job[]): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    for (const job of jobs) if (isUnseen(job)) void dispatch(updateJob(job.id, { kind: 'seen' }))
  }, [dispatch, jobs])
}
