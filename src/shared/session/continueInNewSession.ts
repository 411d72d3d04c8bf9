import { ask } from '#shared/errors/ask.ts'
import { showToast } from '#shared/errors/toast.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { endSession } from './endSession.ts'
import { askLogOut } from './logOut.ts'

/**
 * The server says that a session of this person exists (shell §4): asks, and on Continue logs that session out,
 * so that signing in again works.
 * @returns whether the other session is over; false when the person thought better of it or the call failed.
 */
export function continueInNewSession(email: string): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    if ((await dispatch(ask('activeSessionError'))) !== 'primary') return false
    const result = await dispatch(askLogOut(email))
    if (!result.ok && result.outcome !== 'alreadyOut') return false
    await dispatch(endSession())
    showToast('success', 'Please login again')
    return true
  }
}
