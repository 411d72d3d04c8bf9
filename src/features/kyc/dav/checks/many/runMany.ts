import { rightTo, whileSole } from '#shared/jobs/waiting.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { DEED_ROWS } from './deeds.ts'
import { manyMoved, selectRun } from './manySlice.ts'
import type { Deed } from './manyState.ts'

/** What calls off the wait for another tab. */
const stops = () => ({ now: new AbortController() })

/**
 * Does a deed over all chosen cases that it is for, one call after another. It goes on while the list turns its page or another
 * page of the portal is open. A second start is none; another tab waits until this one is through.
 */
export function startMany(deed: Deed, subClientId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    if (selectRun(getState()).kind === 'running') return
    dispatch(manyMoved({ kind: 'started', deed, subClientId }))
    if (selectRun(getState()).kind !== 'running') return
    const { signal: ended } = session
    const stop = session.get(stops)
    stop.now = new AbortController()
    const isOver = AbortSignal.any([ended, stop.now.signal])
    window.addEventListener('beforeunload', askBefore)
    try {
      await whileSole(rightTo('lekha-dav-many', session), isOver, async () =>
        dispatch(doAll(deed, ended)),
      )
      if (!ended.aborted) await dispatch(finish(deed, ended))
    } finally {
      window.removeEventListener('beforeunload', askBefore)
    }
  }
}

/** What is on its way is awaited: nobody could say whether it arrived. */
export function stopMany(): AppThunk {
  return (dispatch, _getState, session) => {
    dispatch(manyMoved({ kind: 'stopped' }))
    session.get(stops).now.abort()
  }
}

/** A tab that is closed leaves the rest undone. */
const askBefore = (event: BeforeUnloadEvent) => event.preventDefault()

function doAll(deed: Deed, ended: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(manyMoved({ kind: 'begun' }))
    for (;;) {
      const run = selectRun(getState())
      const next = run.kind === 'running' && !run.isStopping ? run.todo[0] : undefined
      if (next === undefined) return
      const outcome = await dispatch(DEED_ROWS[deed].one(next))
      if (ended.aborted || outcome.kind === 'gone') return
      const { caseId } = next
      if (outcome.kind !== 'failed') dispatch(manyMoved({ kind: outcome.kind, caseId }))
      else {
        dispatch(manyMoved({ kind: 'failed', caseId, reason: outcome.reason }))
        if (outcome.isLast) return
      }
    }
  }
}

function finish(deed: Deed, ended: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const run = selectRun(getState())
    if (run.kind !== 'running') return
    const ending = await dispatch(DEED_ROWS[deed].finish(run.tally))
    if (!ended.aborted) dispatch(manyMoved({ kind: 'ended', ...ending }))
  }
}
