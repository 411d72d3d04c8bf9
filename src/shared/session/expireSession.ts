import { run } from '#shared/api/run.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { pageHere, sessionLost } from './endSession.ts'
import { sessionCheck } from './endpoints.ts'
import { logOut } from './logOut.ts'
import { pageAsked, selectUser } from './sessionSlice.ts'

/**
 * The idle time is over (shell §4): a session that the server still holds is logged out, any other shows
 * notAuthenticated. Nobody sits at this desk, so an answer that never comes does not keep the session open either. Who
 * comes back and signs in finds the page that was open (D52).
 */
export function expireSession(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const page = pageHere()
    const check = await dispatch(run(sessionCheck, undefined, { quiet: true }))
    const over = check.ok && (await dispatch(logOut()))
    if (over) dispatch(pageAsked(page))
    else if (selectUser(getState()) !== null) dispatch(sessionLost())
  }
}
