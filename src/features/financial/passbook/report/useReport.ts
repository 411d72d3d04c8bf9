import { useState } from 'react'
import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import { fetchReport } from './fetchReport.ts'
import { OUTPUT_FILE, type PassbookResult } from './report.ts'

export type Report = { kind: 'loading' } | { kind: 'ready'; workbook: Blob } | { kind: 'failed' }

/** The page shows a failure with a retry button. A 401 ends the session. */
export function useReport(
  { id, transactionId }: DoneJob,
  { workbook }: PassbookResult,
): { report: Report; retry: () => void } {
  const dispatch = useAppDispatch()
  const [attempt, setAttempt] = useState(0)
  const { value: loaded } = useAsync(
    async (signal) => {
      if (workbook !== null) return workbook
      const whole = await dispatch(fetchReport({ data: null }, { id, transactionId }, signal))
      return whole?.files?.[OUTPUT_FILE] ?? null
    },
    [dispatch, id, transactionId, workbook, attempt],
  )
  return { report: toReport(workbook ?? loaded), retry: () => setAttempt(attempt + 1) }
}

function toReport(workbook: Blob | null | undefined): Report {
  if (workbook === undefined) return { kind: 'loading' }
  return workbook === null ? { kind: 'failed' } : { kind: 'ready', workbook }
}
