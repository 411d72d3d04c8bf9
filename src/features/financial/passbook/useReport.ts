import { useEffect, useState } from 'react'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { storeResult } from '#shared/kits/jobs/results.ts'
import { summarizeJob } from '#shared/kits/jobs/summarizeJobs.ts'
import { useAppDispatch, useSessionScope } from '#shared/platform/store/hooks.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { passbookReport } from './endpoints.ts'
import { OUTPUT_FILE, summarizeStored, type PassbookResult } from './report.ts'

export type Report = { kind: 'loading' } | { kind: 'ready'; workbook: Blob } | { kind: 'failed' }

/**
 * A failure opens no dialog (analyzers §4: only logged); the page shows it with a retry button. A 401 ends the session.
 */
export function useReport(
  { id, transactionId }: DoneJob,
  { workbook }: PassbookResult,
): { report: Report; retry: () => void } {
  const dispatch = useAppDispatch()
  const session = useSessionScope()
  const [report, setReport] = useState<Report>(
    workbook === null ? { kind: 'loading' } : { kind: 'ready', workbook },
  )
  const isDue = report.kind === 'loading'

  useEffect(() => {
    if (!isDue) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const blobs = session.get(blobStore)
    async function load(): Promise<Report> {
      if (transactionId === null) return { kind: 'failed' }
      const answer = await dispatch(
        callInSession(passbookReport, transactionId, { quiet: true, signal }),
      )
      if (!answer.ok) return { kind: 'failed' }
      const stored = { data: null, files: { [OUTPUT_FILE]: answer.value } }
      await storeResult(blobs, id, stored)
      void dispatch(summarizeJob(id, { summarize: summarizeStored }, stored))
      return { kind: 'ready', workbook: answer.value }
    }
    void load().then((loaded) => {
      if (!signal.aborted) setReport(loaded)
    })
    return () => controller.abort()
  }, [dispatch, session, id, transactionId, isDue])

  return { report, retry: () => setReport({ kind: 'loading' }) }
}
