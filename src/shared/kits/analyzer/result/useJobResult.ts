import type { ResultSource } from '#shared/kits/jobs/definition.ts'
import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { openResult } from '#shared/kits/jobs/results/openResult.ts'
import type { OpenedResult } from '#shared/kits/jobs/results/results.ts'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import { useAppDispatch, useSessionScope } from '#shared/platform/store/hooks.ts'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'

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
  const { latest: opened } = useAsync(
    async (unmounted) => dispatch(openResult(definition, id, anySignal(session.signal, unmounted))),
    [dispatch, session, definition, id],
  )
  if (opened === undefined) return { kind: 'loading' }
  return opened === null ? { kind: 'unavailable' } : { kind: 'ready', ...opened }
}
