import { raise } from '#shared/errors/ask.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { endSession } from './endSession.ts'
import { hasFlag } from './flag.ts'
import { isLeaving } from './leaving.ts'
import { selectUser } from './sessionSlice.ts'

/**
 * The server no longer knows the session (shell §6): everything local goes, and one notAuthenticated dialog tells.
 * However many calls fail together, the first one ends the session and the rest were aborted by it.
 */
export function sessionLost(): AppThunk<void> {
  return (dispatch, getState) => {
    if (isLeaving()) return
    if (selectUser(getState()) !== null || hasFlag()) void dispatch(endSession())
    dispatch(raise('notAuthenticated'))
  }
}
