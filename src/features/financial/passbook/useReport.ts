import { useEffect, useState } from 'react'
import { run } from '#shared/api/run.ts'
import type { DoneJob } from '#shared/jobs/job.ts'
import { keepResult } from '#shared/jobs/results.ts'
import { useAppDispatch, useSession } from '#shared/store/hooks.ts'
import { fileVault } from '#shared/vault/vault.ts'
import { passbookReport } from './endpoints.ts'
import { OUTPUT_FILE, type PassbookResult } from './report.ts'

export type Report = { kind: 'loading' } | { kind: 'ready'; workbook: Blob } | { kind: 'failed' }

/**
 * The workbook of a finished job: the kept one, or fetched and then kept. A failure raises no dialog (analyzers §4:
 * it is only logged); the page says it, with a way to try again. A 401 still ends the session.
 */
export function useReport(
  { id, transactionId }: DoneJob,
  { workbook }: PassbookResult,
): { report: Report; retry: () => void } {
  const dispatch = useAppDispatch()
  const session = useSession()
  const [report, setReport] = useState<Report>(
    workbook === null ? { kind: 'loading' } : { kind: 'ready', workbook },
  )
  const isDue = report.kind === 'loading'

  useEffect(() => {
    if (!isDue) return undefined
    const asking = new AbortController()
    const { signal } = asking
    const vault = session.get(fileVault)
    async function load(): Promise<Report> {
      if (transactionId === null) return { kind: 'failed' }
      const answer = await dispatch(run(passbookReport, transactionId, { quiet: true, signal }))
      if (!answer.ok) return { kind: 'failed' }
      await keepResult(vault, id, { data: null, files: { [OUTPUT_FILE]: answer.value } })
      return { kind: 'ready', workbook: answer.value }
    }
    void load().then((loaded) => {
      if (!signal.aborted) setReport(loaded)
    })
    return () => asking.abort()
  }, [dispatch, session, id, transactionId, isDue])

  return { report, retry: () => setReport({ kind: 'loading' }) }
}
