import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { mayKeepReviews } from './end/keptReviews.ts'
import { recordActivity } from './end/lastActivity.ts'
import { isCleanupPending, clearStoredData, keepLeftoverData } from './storage/clearStoredData.ts'
import { setSessionFlag } from './storage/sessionFlag.ts'
import { SESSION_KEYS, STORAGES } from './storage/storageKeys.ts'

/** Where the code fails to load, sign-in goes on, but a reload forgets the user. */
const loadPersistence = async () => import('./storage/persistence.ts').catch(() => null)

/**
 * Data of another user is cleared first; the same person's data stays (decisions D64), and their waiting documents stay
 * where the session was abandoned.
 */
export function startSession(user: CurrentUser): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const persistence = await loadPersistence()
    if (isCleanupPending() || persistence?.readStoredUser()?.email !== user.email) {
      const keepsWaitingOf = (owner: string) => owner === user.email
      const wasLoggedOut = isCleanupPending()
      session.end()
      const shouldKeepReviews =
        mayKeepReviews(Date.now()) && persistence?.hasReviewsOf(user.email) === true
      await dispatch(
        clearStoredData({ shouldKeepReviews, ...(wasLoggedOut ? {} : { keepsWaitingOf }) }),
      )
    }
    keepLeftoverData()
    // What waited in this tab before is offered, not resumed (decisions L136).
    STORAGES.tab.remove(SESSION_KEYS.tab)
    setSessionFlag()
    recordActivity()
    // Persisted before the page changes, so that a reload right after sign-in finds the user.
    persistence?.persistUser(user)
    dispatch(signedIn(user))
  }
}
