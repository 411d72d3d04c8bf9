import { rightTo, whileSole } from '#shared/jobs/waiting.ts'
import { anySignal } from '#shared/lib/anySignal.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { Deed, ManyKit } from './deed.ts'
import { manyMoved, selectMany } from './manySlice.ts'
import type { ManyEvent, Run } from './manyState.ts'

/** What calls off the wait for another tab, by dashboard. */
const stops = () => new Map<string, AbortController>()

type OfList = Pick<ManyKit, 'list'>

const move =
  ({ list }: OfList, event: ManyEvent): AppThunk<void> =>
  (dispatch) =>
    void dispatch(manyMoved({ list, event }))

const runOf =
  ({ list }: OfList): AppThunk<Run> =>
  (_dispatch, getState) =>
    selectMany(getState(), list).run

/**
 * Does a deed over all chosen rows that it is for, one call after another. It goes on while the list turns its page or another
 * page of the portal is open. A second start is none; another tab waits until this one is through.
 */
export function startMany(
  kit: ManyKit,
  name: string,
  subClientId: string,
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const deed = kit.deeds[name]
    if (deed === undefined || dispatch(runOf(kit)).kind === 'running') return
    dispatch(move(kit, { kind: 'started', deed: name, subClientId }))
    if (dispatch(runOf(kit)).kind !== 'running') return
    const { signal: ended } = session
    const stop = new AbortController()
    session.get(stops).set(kit.list, stop)
    const isOver = anySignal(ended, stop.signal)
    /** A tab that is closed leaves the rest undone. */
    const askBefore = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askBefore)
    try {
      await whileSole(rightTo(`lekha-${kit.list}-many`, session), isOver, async () =>
        dispatch(doAll(kit, deed, ended)),
      )
      if (!ended.aborted) await dispatch(finish(kit, deed, ended))
    } finally {
      window.removeEventListener('beforeunload', askBefore)
    }
  }
}

/** What is on its way is awaited: nobody could say whether it arrived. */
export function stopMany(kit: OfList): AppThunk {
  return (dispatch, _getState, session) => {
    dispatch(move(kit, { kind: 'stopped' }))
    session.get(stops).get(kit.list)?.abort()
  }
}

function doAll(kit: OfList, deed: Deed, ended: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(move(kit, { kind: 'begun' }))
    for (;;) {
      const run = dispatch(runOf(kit))
      const next = run.kind === 'running' && !run.isStopping ? run.todo[0] : undefined
      if (next === undefined) return
      const outcome = await dispatch(deed.one(next))
      if (ended.aborted || outcome.kind === 'gone') return
      const { id } = next
      if (outcome.kind !== 'failed') dispatch(move(kit, { kind: outcome.kind, id }))
      else {
        dispatch(move(kit, { kind: 'failed', id, reason: outcome.reason }))
        if (outcome.isLast) return
      }
    }
  }
}

function finish(kit: OfList, deed: Deed, ended: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const run = dispatch(runOf(kit))
    if (run.kind !== 'running') return
    const ending = await dispatch(deed.finish(run.tally))
    if (!ended.aborted) dispatch(move(kit, { kind: 'ended', ...ending }))
  }
}
