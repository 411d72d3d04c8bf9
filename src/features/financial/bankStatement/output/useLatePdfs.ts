import { useState } from 'react'
import { run } from '#shared/api/run.ts'
import type { DoneJob } from '#shared/jobs/job.ts'
import { keepResult } from '#shared/jobs/results.ts'
import { useAppDispatch, useSession } from '#shared/store/hooks.ts'
import { fileVault } from '#shared/vault/vault.ts'
import type { AccountKey } from '../wire/contract.ts'
import { bankStatementPdf } from '../wire/endpoints.ts'
import { toJobResult, type BankOutput } from '../result/bankOutput.ts'

/** An output with the PDF reports that were asked for again; what comes is kept with it. */
export function useLatePdfs(job: DoneJob, output: BankOutput) {
  const dispatch = useAppDispatch()
  const session = useSession()
  const [pdfs, setPdfs] = useState(output.pdfs)
  const [isFetching, setFetching] = useState(false)
  const whole = { ...output, pdfs }

  async function fetch(account: AccountKey): Promise<void> {
    const { id, transactionId } = job
    if (transactionId === null || isFetching) return
    setFetching(true)
    const vault = session.get(fileVault)
    const answer = await dispatch(
      run(bankStatementPdf, { transactionId, account }, { context: { transactionId } }),
    )
    setFetching(false)
    if (!answer.ok) return
    const next = { ...pdfs, [account]: answer.value }
    setPdfs(next)
    await keepResult(vault, id, toJobResult({ ...output, pdfs: next }))
  }
  return { output: whole, isFetching, fetch }
}
