import type { AppThunk } from '#shared/store/types.ts'
import type { CurrentUser } from './currentUser.ts'
import { setFlag } from './flag.ts'
import { noteActivity } from './lastActivity.ts'
import { signedIn } from './sessionSlice.ts'
import { isWipeDue, wipe } from './wipe.ts'

/** Where the code cannot load, signing in goes on: only a reload forgets its user. */
const loadPersistence = async () => import('./persistence.ts').catch(() => null)

/**
 * Begins a session: flag, user, idle clock; the user is persisted by the session middleware. What the browser may still
 * hold of somebody goes first, unless it is the same person's, who comes back to it (decisions D64).
 */
export function startSession(user: CurrentUser): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const persistence = await loadPersistence()
    if (isWipeDue() || persistence?.storedUser()?.email !== user.email) {
      session.end()
      await dispatch(wipe())
    }
    setFlag()
    noteActivity()
    // Kept before anything moves on: a reload right after sign-in finds its user.
    if (persistence !== null) await dispatch(persistence.keepUser(user))
    dispatch(signedIn(user))
  }
}
