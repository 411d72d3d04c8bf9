import { overlayCleared } from '#shared/errors/overlaySlice.ts'
import { dropGuards } from '#shared/navigation/leaveGuard.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { announceLogout } from './autologout.ts'
import { clearFlag } from './flag.ts'
import { forgetActivity } from './lastActivity.ts'
import { removeItem } from './localStore.ts'
import { runCleanUps } from './onSessionEnd.ts'
import { sessionEnded } from './sessionSlice.ts'
import { STORED_SESSION } from './storedSession.ts'

type EndOptions = {
  /** False in a tab that was told by another one: it wipes itself and tells nobody. */
  tellOtherTabs?: boolean
}

/**
 * Ends the session on this side and leaves nothing behind: what lives in its scope (requests in flight, polls), flag,
 * persisted user, store, and what it kept in this browser. Store and storage are clean when this returns its promise,
 * so that no late action finds a user; the promise resolves when IndexedDB is wiped too.
 */
export function endSession({ tellOtherTabs = true }: EndOptions = {}): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    session.end()
    dropGuards() // nobody is asked about unsaved changes on being thrown out
    clearFlag()
    removeItem(STORED_SESSION)
    forgetActivity()
    dispatch(overlayCleared())
    dispatch(sessionEnded())
    if (tellOtherTabs) announceLogout()
    await Promise.all([session.wipe(), runCleanUps()])
  }
}
