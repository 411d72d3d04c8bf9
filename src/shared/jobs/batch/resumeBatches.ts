import { selectUser } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { attendance, attendBatches } from './attendBatches.ts'
import { batchesRestored } from './batchSlice.ts'
import { storedBatches } from './keptBatches.ts'

/** What this tab chose and sent together goes on, on whichever page a reload left it; done once in a session. */
export function resumeBatches(): AppThunk {
  return (dispatch, getState, session) => {
    if (session.get(attendance).isListening) return
    const owner = selectUser(getState())?.email
    const stored = owner === undefined ? null : storedBatches(owner)
    if (stored !== null) dispatch(batchesRestored(stored))
    dispatch(attendBatches())
  }
}
