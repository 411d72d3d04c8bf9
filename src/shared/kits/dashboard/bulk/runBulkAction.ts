import { withExclusiveLock } from '#shared/kits/jobs/run/locksAndTimers.ts'
import { CONTACT_UNDO_MS } from '#shared/platform/config/constants.ts'
import { confirmContact } from '#shared/platform/dialogs/confirmContact.ts'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import { waitUnlessAborted } from '#shared/platform/lib/async/waitUnlessAborted.ts'
import { formatCount } from '#shared/platform/lib/text/plural.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { BulkAction, BulkActions } from './bulkAction.ts'
import { bulkTransitioned, selectBulk, selectRowsOf } from './bulkSlice.ts'
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

/** Runs one call at a time, also while other pages show. A second start does nothing; another tab waits. */
export function startBulkAction(
  bulk: BulkActions,
  name: string,
  subClientId: string,
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const action = bulk.actions[name]
    if (action === undefined || dispatch(runOf(bulk)).kind === 'running') return
    const confirmedIds = await dispatch(confirmRun(bulk, action, name, subClientId))
    if (confirmedIds === 'cancelled' || dispatch(runOf(bulk)).kind === 'running') return
    dispatch(
      dispatchBulkEvent(bulk, { kind: 'started', actionName: name, subClientId, confirmedIds }),
    )
    if (dispatch(runOf(bulk)).kind !== 'running') return
    const { signal: ended } = session
    const stop = new AbortController()
    session.get(abortControllers).set(bulk.list, stop)
    const cancelled = anySignal(ended, stop.signal)
    /** Closing the tab would leave the rest undone. */
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmUnload)
    try {
      if (confirmedIds !== null) {
        if (!(await waitUnlessAborted(CONTACT_UNDO_MS, cancelled))) return
        dispatch(dispatchBulkEvent(bulk, { kind: 'undoTimeOver' }))
      }
      await withExclusiveLock(`lekha-${bulk.list}-many`, cancelled, async () =>
        dispatch(runAll(bulk, action, ended)),
      )
      if (!ended.aborted) await dispatch(finishRun(bulk, action, ended))
    } finally {
      window.removeEventListener('beforeunload', confirmUnload)
    }
  }
}

/** The ids of the rows that the user agreed to contact; null where the action contacts nobody. */
function confirmRun(
  bulk: OfList,
  { contact }: BulkAction,
  name: string,
  subClientId: string,
): AppThunk<Promise<readonly string[] | null | 'cancelled'>> {
  return async (dispatch, getState) => {
    if (contact === undefined) return null
    const selected = selectRowsOf(selectBulk(getState(), bulk.list), subClientId)
    const chosen = selected.filter(({ action }) => action === name)
    const receiving = chosen.filter(contact.receives)
    if (receiving.length === 0) return null
    const left = [
      { count: chosen.length - receiving.length, reason: contact.skippedReason },
      { count: selected.length - chosen.length, reason: contact.otherReason },
    ].filter(({ count }) => count > 0)
    const lines = left.map(({ count, reason }) => ({
      text: `${formatCount(count)} of ${formatCount(selected.length)} selected`,
      note: reason,
    }))
    const answer = await dispatch(
      confirmContact({
        people: { names: receiving.map((row) => row.name), count: receiving.length },
        sends: contact.sends,
        facts: lines.length > 0 ? [{ label: 'Get nothing', lines }] : [],
      }),
    )
    return answer === 'confirmed' ? chosen.map(({ id }) => id) : 'cancelled'
  }
}

/** Returns false where the first call has left already. The rows stay selected. */
export function undoBulkAction(bulk: OfList): AppThunk<boolean> {
  return (dispatch, _getState, session) => {
    const run = dispatch(runOf(bulk))
    if (run.kind !== 'running' || !run.isUndoable) return false
    dispatch(dispatchBulkEvent(bulk, { kind: 'undone' }))
    session.get(abortControllers).get(bulk.list)?.abort()
    return true
  }
}

/** Waits for the pending call, because its result would be unknown. */
export function stopBulkAction(bulk: OfList): AppThunk {
  return (dispatch, _getState, session) => {
    if (dispatch(undoBulkAction(bulk))) return
    dispatch(dispatchBulkEvent(bulk, { kind: 'stopped' }))
    session.get(abortControllers).get(bulk.list)?.abort()
  }
}

function runAll(bulk: OfList, action: BulkAction, ended: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(dispatchBulkEvent(bulk, { kind: 'running' }))
    for (;;) {
      const run = dispatch(runOf(bulk))
      const next = run.kind === 'running' && !run.isStopping ? run.remaining[0] : undefined
      if (next === undefined) return
      const outcome = await dispatch(action.runOne(next))
      if (ended.aborted || outcome.kind === 'sessionEnded') return
      const { id } = next
      if (outcome.kind !== 'failed') dispatch(dispatchBulkEvent(bulk, { kind: outcome.kind, id }))
      else {
        dispatch(dispatchBulkEvent(bulk, { kind: 'failed', id, reason: outcome.reason }))
        if (outcome.shouldStop) return
      }
    }
  }
}

function finishRun(bulk: OfList, action: BulkAction, ended: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const run = dispatch(runOf(bulk))
    if (run.kind !== 'running') return
    await dispatch(action.finish(run.counts))
    if (!ended.aborted) dispatch(dispatchBulkEvent(bulk, { kind: 'ended' }))
  }
}
