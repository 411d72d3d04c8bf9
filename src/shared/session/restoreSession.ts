import type { AppThunk } from '#shared/store/types.ts'
import { hasFlag } from './flag.ts'
import { selectUser, signedIn } from './sessionSlice.ts'

/** Brings the user back after a reload or in a new tab; tells whether somebody is signed in, as far as this browser knows. */
export function restoreSession(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    if (!hasFlag()) return false
    if (selectUser(getState()) !== null) return true
    const { storedUser } = await import('./persistence.ts')
    const user = storedUser()
    if (user === undefined || !hasFlag()) return false // logged out elsewhere while the code came
    if (selectUser(getState()) === null) dispatch(signedIn(user))
    return true
  }
}
