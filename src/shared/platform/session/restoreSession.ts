import { selectUser, signedIn } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { hasSessionFlag } from './storage/sessionFlag.ts'

/** Restores the user after a reload or in a new tab. True: somebody is signed in as far as this browser knows. */
export function restoreSession(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    if (!hasSessionFlag()) return false
    if (selectUser(getState()) !== null) return true
    const { readStoredUser } = await import('./storage/persistence.ts')
    const user = readStoredUser()
    if (user === undefined || !hasSessionFlag()) return false // logged out in another tab while the code loaded
    if (selectUser(getState()) === null) dispatch(signedIn(user))
    return true
  }
}
