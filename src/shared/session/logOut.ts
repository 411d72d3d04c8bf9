import { run, type RunResult } from '#shared/api/run.ts'
import { whileBusy } from '#shared/errors/whileBusy.ts'
import { showToast } from '#shared/errors/toast.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { beforeLogout } from './beforeLogout.ts'
import { endSession } from './endSession.ts'
import { logOutCall } from './endpoints.ts'
import { logOutQuietly } from './logOutQuietly.ts'
import { restoreSession } from './restoreSession.ts'
import { leavingChanged, selectUser } from './sessionSlice.ts'

const LOGGING_OUT = 'Logging out…'

/**
 * Logs out (shell §4, §8) and ends the session here. A 401 means that it was over already and clears silently;
 * any other failure raises its dialog and keeps the session, so that the button can be pressed again.
 * @returns whether the session is over.
 */
export function logOut(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, session) => {
    const email = selectUser(getState())?.email ?? ''
    await dispatch(whileBusy(LOGGING_OUT, session.get(beforeLogout).sendAll()))
    const result = await dispatch(askLogOut(email))
    if (!result.ok && result.outcome !== 'alreadyOut') return selectUser(getState()) === null
    await dispatch(endSession())
    if (result.ok) showToast('success', 'Logout successful')
    return true
  }
}

/** The call itself. A poll that is answered 401 meanwhile raises no dialog. */
export function askLogOut(email: string): AppThunk<Promise<RunResult<unknown, 'alreadyOut'>>> {
  return async (dispatch) => {
    dispatch(leavingChanged(true))
    try {
      return await dispatch(whileBusy(LOGGING_OUT, dispatch(run(logOutCall, { email }))))
    } finally {
      dispatch(leavingChanged(false))
    }
  }
}

/** Ends whatever session this browser holds, on the server too, without a word. */
export function endQuietly(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(restoreSession()).catch(() => false) // without its code nobody is known, and only this side ends
    const user = selectUser(getState())
    if (user !== null) await dispatch(logOutQuietly(user.email))
    await dispatch(endSession())
  }
}
