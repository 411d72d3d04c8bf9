import { useEffect, useState } from 'react'
import type { ResultSource } from '#shared/kits/jobs/definition.ts'
import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { openResult } from '#shared/kits/jobs/openResult.ts'
import type { OpenedResult } from '#shared/kits/jobs/results.ts'
import { anySignal } from '#shared/platform/lib/anySignal.ts'
import { useAppDispatch, useSessionScope } from '#shared/platform/store/hooks.ts'

type JobResultState<Result> =
  | { kind: 'loading' }
  | ({ kind: 'ready' } & OpenedResult<Result>)
  | { kind: 'unavailable' }

/** A finished job's result, stored or fetched again by its transaction id. */
export function useJobResult<Result>(
  definition: ResultSource<Result>,
  { id }: DoneJob,
): JobResultState<Result> {
  const dispatch = useAppDispatch()
  const session = useSessionScope()
  const [state, setState] = useState<JobResultState<Result>>({ kind: 'loading' })
  useEffect(() => {
    const unmounted = new AbortController()
    const signal = anySignal(session.signal, unmounted.signal)
    void dispatch(openResult(definition, id, signal)).then((opened) => {
      if (!signal.aborted)
        setState(opened === null ? { kind: 'unavailable' } : { kind: 'ready', ...opened })
    })
    return () => unmounted.abort()
  }, [dispatch, session, definition, id])
  return state
}
