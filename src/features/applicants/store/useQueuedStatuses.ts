import { useEffect, useMemo, useState } from 'react'
import { selectBatch } from '#shared/kits/jobs/batch/batchSlice.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { readTabId } from '#shared/platform/session/tabs/claimTab.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { applicantBatchKey } from '../model/applicant.ts'
import type { Applicant } from '../model/applicant.ts'
import { queuedStatuses, readOpenTabs, type QueuedStatuses } from './queuedJobs.ts'

/** A closed tab sends no message, so its lock is looked up. */
const OTHER_TABS_INTERVAL_MS = 5_000

/** What happens to the queued jobs of an applicant; empty until it is known. */
export function useQueuedStatuses(applicant: Applicant): QueuedStatuses {
  const dispatch = useAppDispatch()
  const jobs = useAppSelector(selectJobs)
  const batch = useAppSelector((state) => selectBatch(state, applicantBatchKey(applicant.id)))
  const [openTabs, setOpenTabs] = useState<ReadonlySet<string> | null>(null)
  const hasOtherTab = applicant.queued.some(({ tab }) => tab !== readTabId())
  useEffect(() => {
    let isCurrent = true
    const check = async () => {
      const read = await dispatch(readOpenTabs())
      if (isCurrent) setOpenTabs(read)
    }
    void check()
    const timer = hasOtherTab ? setInterval(() => void check(), OTHER_TABS_INTERVAL_MS) : undefined
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [dispatch, hasOtherTab])
  return useMemo(
    () => (openTabs === null ? {} : queuedStatuses(applicant, jobs, batch, openTabs)),
    [applicant, jobs, batch, openTabs],
  )
}
