import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { AnalyzerHeader } from '#shared/kits/analyzer/AnalyzerHeader.tsx'
import type { FinishedProps } from '#shared/kits/analyzer/definition.ts'
import { useJobResult } from '#shared/kits/analyzer/result/useJobResult.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { useAppDispatch, useSessionScope } from '#shared/platform/store/hooks.ts'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { bankStatementCalls } from '../calls.ts'
import { failedLists } from '../result/failedLists.ts'

/** Jobs announced in this tab open the output directly. */
const announcedJobs = () => new Set<string>()

/** A dialog reports failed documents first (analyzers §4). A missing result is reported by the output page. */
export function BankStatementFinished({ job, outputUrl }: FinishedProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const state = useJobResult(bankStatementCalls, job)
  const session = useSessionScope()
  const wasDialogShown = useRef(false)
  useEffect(() => {
    if (state.kind === 'loading' || wasDialogShown.current) return
    wasDialogShown.current = true
    const announced = session.get(announcedJobs)
    const isNew = !announced.has(job.id)
    announced.add(job.id)
    const goToUpload = () =>
      navigate(outputUrl, { replace: true, ...(isNew ? { state: { isNew } } : {}) })
    const lists = isNew && state.kind === 'ready' ? failedLists(state.result.failedFiles, job) : []
    if (lists.length === 0) {
      void goToUpload()
      return
    }
    const transactionId = job.transactionId ?? undefined
    void dispatch(requestDialogAnswer('partialOutput', { lists, transactionId })).then((answer) => {
      // Dismissed, for example because the session ended: do not open the output.
      if (answer !== 'dismissed') void goToUpload()
    })
  }, [state, job, outputUrl, dispatch, navigate, session])

  return (
    <div className="page">
      <AnalyzerHeader title="Bank statement" subtitle="The analysis is ready." step={3} />
      <Skeleton lines={6} label="Opening the output" />
    </div>
  )
}
