import { callInSession } from '#shared/platform/session/callInSession.ts'
import { returnPageSet, selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { sessionCheck } from '../endpoints.ts'
import { currentPageUrl, handleSessionLost } from './endSession.ts'
import { logOut } from './logOut.ts'

/** Nobody is at the screen (shell §4), so it also ends when the server never answers. Sign-in leads back (D52). */
export function expireSession(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const page = currentPageUrl()
    const check = await dispatch(callInSession(sessionCheck, undefined, { quiet: true }))
    const over = check.ok && (await dispatch(logOut({ hasTimedOut: true })))
    if (over) dispatch(returnPageSet(page))
    else if (selectUser(getState()) !== null) dispatch(handleSessionLost())
  }
}
