import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ask } from '#shared/errors/ask.ts'
import type { FinishedProps } from '#shared/analyzer/definition.ts'
import { useJobResult } from '#shared/analyzer/result/useJobResult.ts'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { useAppDispatch, useSession } from '#shared/store/hooks.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { bankStatementCalls } from '../calls.ts'
import { failedLists } from '../result/failedLists.ts'

/** Jobs whose end this tab has announced: opened again from Jobs, they go straight to the output. */
const announcedJobs = () => new Set<string>()

/**
 * A finished job on its way to the output page: straight, or by the overlay that names what failed (analyzers §4).
 * Without a kept result too: the output page says what became of it.
 */
export function BankStatementFinished({ job, to }: FinishedProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const state = useJobResult(bankStatementCalls, job)
  const session = useSession()
  const isAsked = useRef(false)
  useEffect(() => {
    if (state.kind === 'loading' || isAsked.current) return
    isAsked.current = true
    const announced = session.get(announcedJobs)
    const isNew = !announced.has(job.id)
    announced.add(job.id)
    const leave = () => navigate(to, { replace: true, ...(isNew ? { state: { isNew } } : {}) })
    const lists = isNew && state.kind === 'ready' ? failedLists(state.result.failedFiles, job) : []
    if (lists.length === 0) {
      void leave()
      return
    }
    const transaction = job.transactionId === null ? {} : { transactionId: job.transactionId }
    void dispatch(ask('partialOutput', { lists, ...transaction })).then((answer) => {
      // Dismissed by the end of the session, say: nobody is here to see the output.
      if (answer !== 'dismissed') void leave()
    })
  }, [state, job, to, dispatch, navigate, session])

  return (
    <div className="page">
      <AnalyzerHead title="Bank statement" line="The analysis is ready." step={3} />
      <Skeleton lines={6} label="Opening the output" />
    </div>
  )
}
