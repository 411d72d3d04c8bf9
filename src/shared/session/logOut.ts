import { run } from '#shared/api/run.ts'
import { whileBusy } from '#shared/errors/busySlice.ts'
import { showToast } from '#shared/errors/toast.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { endSession } from './endSession.ts'
import { logOutCall } from './endpoints.ts'
import { leave } from './leaving.ts'
import { selectUser } from './sessionSlice.ts'

/**
 * Logs out (shell §4, §8) and ends the session here. A 401 means that it was over already and clears silently;
 * any other failure raises its dialog and keeps the session, so that the button can be pressed again.
 * @returns whether the session is over.
 */
export function logOut(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const email = selectUser(getState())?.email ?? ''
    const call = leave(async () => dispatch(run(logOutCall, { email })))
    const result = await dispatch(whileBusy('Logging out…', call))
    if (!result.ok && result.outcome !== 'alreadyOut') return selectUser(getState()) === null
    await dispatch(endSession())
    if (result.ok) showToast('success', 'Logout successful')
    return true
  }
}
