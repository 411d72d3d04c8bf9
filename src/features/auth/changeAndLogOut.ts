import { run } from '#shared/api/run.ts'
import { raise } from '#shared/errors/ask.ts'
import { endSession } from '#shared/session/endSession.ts'
import { logOut } from '#shared/session/logOut.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { changePassword } from './passwordEndpoints.ts'

/** 'over': the session had ended before (401). */
export type ChangeOutcome = 'changed' | 'over' | 'failed'

/** Changes the password and logs out (shell §4). A failure has shown its dialog. */
export function changeAndLogOut(passwords: {
  current: string
  next: string
}): AppThunk<Promise<ChangeOutcome>> {
  return async (dispatch) => {
    const result = await dispatch(run(changePassword, passwords))
    if (!result.ok) return result.outcome === 'notAuthenticated' ? 'over' : 'failed'
    // The old password opens nothing any more: the session ends here even where the logout call fails.
    if (!(await dispatch(logOut()))) await dispatch(endSession())
    // After the wipe, which clears the overlay too.
    dispatch(raise('passwordUpdated'))
    return 'changed'
  }
}
