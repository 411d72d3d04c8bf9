import { raise } from '#shared/errors/ask.ts'
import { overlayCleared } from '#shared/errors/overlaySlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { announceLogout, hasLastLogoutKeptWork } from './autologout.ts'
import { clearFlag, hasFlag } from './flag.ts'
import { partings } from './partings.ts'
import { pageAsked, selectIsLeaving, selectUser, sessionEnded } from './sessionSlice.ts'
import { wipe } from './wipe.ts'

type EndOptions = {
  /** False in a tab that was told by another one: it wipes itself and tells nobody. */
  tellOtherTabs?: boolean
  /** True: jobs, files and drafts stay for the same user's next sign-in, as in a browser that was closed (D64). Left out: as the tab decided that ended the session. */
  keepsWork?: boolean
}

/** Another tab has ended it already, and kept the work. */
const isEndedWithWorkKept = () => !hasFlag() && hasLastLogoutKeptWork()

/**
 * Ends the session on this side and leaves nothing behind: what lives in its scope (requests in flight, polls), flag,
 * persisted user, store, and what it kept in this browser. Store and storage are clean when this returns its promise,
 * so that no late action finds a user; the promise resolves when IndexedDB is wiped too.
 */
export function endSession({
  tellOtherTabs = true,
  keepsWork = isEndedWithWorkKept(),
}: EndOptions = {}): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    // Before all else, for it marks what is due.
    const wiped = keepsWork ? undefined : dispatch(wipe())
    session.end()
    clearFlag()
    dispatch(overlayCleared())
    dispatch(sessionEnded())
    if (tellOtherTabs) announceLogout({ keepsWork })
    await wiped
  }
}

/** Path and query of the page that is open. */
export const pageHere = (): string => window.location.pathname + window.location.search

/**
 * The server no longer knows the session (shell §6): everything local goes, and one notAuthenticated dialog tells.
 * However many calls fail together, the first one ends the session and the rest were aborted by it. One that fails
 * while a logout is on its way is no surprise. Sign-in leads back to the page that was open (D52).
 */
export function sessionLost(): AppThunk<void> {
  return (dispatch, getState, session) => {
    if (selectIsLeaving(getState())) return
    const lists = Array.from(session.get(partings), (say) => say()).flat()
    if (selectUser(getState()) !== null || hasFlag()) {
      const page = pageHere()
      void dispatch(endSession())
      dispatch(pageAsked(page))
    }
    dispatch(raise('notAuthenticated', lists.length === 0 ? {} : { lists }))
  }
}
