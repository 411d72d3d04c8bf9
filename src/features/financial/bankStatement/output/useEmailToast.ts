import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { showToast } from '#shared/errors/toast.ts'
import type { DoneJob } from '#shared/jobs/job.ts'
import { submissionOf } from '../wire/submission.ts'

/** The output was opened by its job's end, not by a reload: `state` of the address, see `BankStatementFinished`. */
const isNew = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isNew' in state

/** 'Email sent Successfully', once, where the e-mail was asked for (analyzers §2). */
export function useEmailToast({ options }: DoneJob): void {
  const location = useLocation()
  const navigate = useNavigate()
  const isTold = useRef(false)
  const isDue = isNew(location.state)
  const isWanted = submissionOf(options)?.emailOutput === true
  useEffect(() => {
    if (!isDue || isTold.current) return
    isTold.current = true
    if (isWanted) showToast('success', 'Email sent Successfully', 'top-start')
    // A reload or Back finds the address without it.
    void navigate(
      { pathname: location.pathname, search: location.search },
      { replace: true, state: null },
    )
  }, [isDue, isWanted, location, navigate])
}
