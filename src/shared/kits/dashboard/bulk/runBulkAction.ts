import { withExclusiveLock } from '#shared/kits/jobs/locksAndTimers.ts'
import { anySignal } from '#shared/platform/lib/anySignal.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { BulkAction, BulkActions } from './bulkAction.ts'
import { bulkTransitioned, selectBulk } from './bulkSlice.ts'
import type { BulkEvent, BulkRun } from './bulkState.ts'

/** Cancels the wait for another tab, by dashboard. */
const abortControllers = () => new Map<string, AbortController>()

type OfList = Pick<BulkActions, 'list'>

const dispatchBulkEvent =
  ({ list }: OfList, event: BulkEvent): AppThunk<void> =>
  (dispatch) =>
    void dispatch(bulkTransitioned({ list, event }))

const runOf =
  ({ list }: OfList): AppThunk<BulkRun> =>
  (_dispatch, getState) =>
    selectBulk(getState(), list).run

/**
 * Runs an action on all selected rows that have it, one call at a time. It continues on other pages. A second start
 * does nothing; another tab waits for the end of this run.
 */
export function startBulkAction(
  kit: BulkActions,
  name: string,
  subClientId: string,
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const action = kit.actions[name]
    if (action === undefined || dispatch(runOf(kit)).kind === 'running') return
    dispatch(dispatchBulkEvent(kit, { kind: 'started', actionName: name, subClientId }))
    if (dispatch(runOf(kit)).kind !== 'running') return
    const { signal: ended } = session
    const stop = new AbortController()
    session.get(abortControllers).set(kit.list, stop)
    const isOver = anySignal(ended, stop.signal)
    /** Closing the tab would leave the rest undone. */
    const askBefore = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askBefore)
    try {
      await withExclusiveLock(`lekha-${kit.list}-many`, isOver, async () =>
        dispatch(runAll(kit, action, ended)),
      )
      if (!ended.aborted) await dispatch(finishRun(kit, action, ended))
    } finally {
      window.removeEventListener('beforeunload', askBefore)
    }
  }
}

/** Waits for the pending call, because its result would be unknown. */
export function stopBulkAction(kit: OfList): AppThunk {
  return (dispatch, _getState, session) => {
    dispatch(dispatchBulkEvent(kit, { kind: 'stopped' }))
    session.get(abortControllers).get(kit.list)?.abort()
  }
}

function runAll(kit: OfList, deed: BulkAction, ended: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(dispatchBulkEvent(kit, { kind: 'begun' }))
    for (;;) {
      const run = dispatch(runOf(kit))
      const next = run.kind === 'running' && !run.isStopping ? run.remaining[0] : undefined
      if (next === undefined) return
      const outcome = await dispatch(deed.runOne(next))
      if (ended.aborted || outcome.kind === 'gone') return
      const { id } = next
      if (outcome.kind !== 'failed') dispatch(dispatchBulkEvent(kit, { kind: outcome.kind, id }))
      else {
        dispatch(dispatchBulkEvent(kit, { kind: 'failed', id, reason: outcome.reason }))
        if (outcome.shouldStop) return
      }
    }
  }
}

function finishRun(kit: OfList, deed: BulkAction, ended: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const run = dispatch(runOf(kit))
    if (run.kind !== 'running') return
    await dispatch(deed.finish(run.tally))
    if (!ended.aborted) dispatch(dispatchBulkEvent(kit, { kind: 'ended' }))
  }
}
