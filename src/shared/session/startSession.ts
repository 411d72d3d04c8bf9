import type { AppThunk } from '#shared/store/types.ts'
import type { CurrentUser } from './currentUser.ts'
import { setFlag } from './flag.ts'
import { noteActivity } from './lastActivity.ts'
import { readItem, removeItem } from './localStore.ts'
import { signedIn } from './sessionSlice.ts'
import { clearStored, STORED } from './storedKeys.ts'

/** Where the code cannot load, signing in goes on: only a reload forgets its user. */
const loadPersistence = async () => import('./persistence.ts').catch(() => null)

/**
 * Begins a session: flag, user, idle clock; the user is persisted by the session middleware. A browser that was
 * closed without a logout still holds its user's things: they go first, unless the same person comes back to them.
 */
export function startSession(user: CurrentUser): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const persistence = await loadPersistence()
    if (readItem(STORED.session) !== null) {
      const previous = persistence?.storedUser()
      removeItem(STORED.session)
      if (previous?.email !== user.email) {
        session.end()
        clearStored()
        await session.wipe()
      }
    }
    setFlag()
    noteActivity()
    // Kept before anything moves on: a reload right after sign-in finds its user.
    if (persistence !== null) await dispatch(persistence.keepUser(user))
    dispatch(signedIn(user))
  }
}
