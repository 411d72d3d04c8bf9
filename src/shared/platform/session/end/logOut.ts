import { showToast } from '#shared/platform/dialogs/toast.ts'
import { withBusySpinner } from '#shared/platform/dialogs/withBusySpinner.ts'
import { callInSession, type SessionCallResult } from '#shared/platform/session/callInSession.ts'
import { loggingOutChanged, selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { logOutCall } from '../endpoints.ts'
import { restoreSession } from '../restoreSession.ts'
import { beforeLogout } from './beforeLogout.ts'
import { endSession } from './endSession.ts'
import { logOutQuietly } from './logOutQuietly.ts'

const LOGGING_OUT = 'Logging out…'

/**
 * Whether the session is over; a 401 means so (shell §4, §8). Another failure opens its dialog and keeps it. `hasTimedOut`:
 * the idle time ends it, not the user.
 */
export function logOut({ hasTimedOut = false } = {}): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, session) => {
    const email = selectUser(getState())?.email ?? ''
    await dispatch(withBusySpinner(LOGGING_OUT, session.get(beforeLogout).sendAll()))
    const result = await dispatch(requestLogOut(email))
    if (!result.ok && result.outcome !== 'alreadyOut') return selectUser(getState()) === null
    await dispatch(endSession({ hasTimedOut }))
    if (result.ok) showToast('success', 'Logout successful')
    return true
  }
}

/** A poll that gets a 401 meanwhile opens no dialog. */
export function requestLogOut(
  email: string,
): AppThunk<Promise<SessionCallResult<unknown, 'alreadyOut'>>> {
  return async (dispatch) => {
    dispatch(loggingOutChanged(true))
    try {
      return await dispatch(
        withBusySpinner(LOGGING_OUT, dispatch(callInSession(logOutCall, { email }))),
      )
    } finally {
      dispatch(loggingOutChanged(false))
    }
  }
}

/** Ends any session that this browser holds, also on the server, without messages. */
export function endSessionQuietly(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(restoreSession()).catch(() => false) // without its code the user is unknown, and only this side ends
    const user = selectUser(getState())
    if (user !== null) await dispatch(logOutQuietly(user.email))
    await dispatch(endSession())
  }
}
