import { useEffect, useState } from 'react'
import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { fetchReport } from './fetchReport.ts'
import { OUTPUT_FILE, type PassbookResult } from './report.ts'

export type Report = { kind: 'loading' } | { kind: 'ready'; workbook: Blob } | { kind: 'failed' }

/** The page shows a failure with a retry button. A 401 ends the session. */
export function useReport(
  { id, transactionId }: DoneJob,
  { workbook }: PassbookResult,
): { report: Report; retry: () => void } {
  const dispatch = useAppDispatch()
  const [report, setReport] = useState<Report>(
    workbook === null ? { kind: 'loading' } : { kind: 'ready', workbook },
  )
  const isDue = report.kind === 'loading'

  useEffect(() => {
    if (!isDue) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const job = { id, transactionId }
    void dispatch(fetchReport({ data: null }, job, signal)).then((whole) => {
      const loaded = whole?.files?.[OUTPUT_FILE]
      if (!signal.aborted)
        setReport(loaded === undefined ? { kind: 'failed' } : { kind: 'ready', workbook: loaded })
    })
    return () => controller.abort()
  }, [dispatch, id, transactionId, isDue])

  return { report, retry: () => setReport({ kind: 'loading' }) }
}
