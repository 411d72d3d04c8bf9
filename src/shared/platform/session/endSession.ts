import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { overlayCleared } from '#shared/platform/store/overlaySlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { clearSessionFlag, hasSessionFlag } from './sessionFlag.ts'
import { unsavedWorkWarnings } from './unsavedWorkWarnings.ts'
import {
  returnPageSet,
  selectIsLoggingOut,
  selectUser,
  sessionEnded,
} from '#shared/platform/store/sessionSlice.ts'
import { clearStoredData } from './clearStoredData.ts'
import { readItem, writeItem } from './localStore.ts'

/** The storage key of shell §4: a storage event on it logs out every tab. */
export const AUTOLOGOUT_KEY = 'autologout'

/** Suffix of the written value where the user's work stays in this browser for their next sign-in. */
const KEEP_WORK_SUFFIX = ' keeps work'

/** Notifies the other tabs. The value changes each time, because a storage event fires on changes only. */
function announceLogout({ shouldKeepWork }: { shouldKeepWork: boolean }): void {
  const value = `${Date.now()}${shouldKeepWork ? KEEP_WORK_SUFFIX : ''}`
  writeItem(
    AUTOLOGOUT_KEY,
    value === readItem(AUTOLOGOUT_KEY) ? value.replace(/^\d+/, '$&+') : value,
  )
}

/** Whether the last logout in this browser kept the user's work for their next sign-in. */
const didLastLogoutKeepWork = (): boolean =>
  readItem(AUTOLOGOUT_KEY)?.endsWith(KEEP_WORK_SUFFIX) === true

/**
 * Calls back with the written value when another tab has logged out, '' where it removed the key; returns the function
 * that stops listening.
 */
export function onLogoutInOtherTab(onLogout: (writtenValue: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === AUTOLOGOUT_KEY) onLogout(newValue ?? '')
  }
  window.addEventListener('storage', listen)
  return () => {
    window.removeEventListener('storage', listen)
  }
}

type EndSessionOptions = {
  /** False in a tab that was logged out by another one: it clears itself and notifies nobody. */
  shouldNotifyOtherTabs?: boolean
  /**
   * True: jobs, files and drafts stay for the same user's next sign-in, as in a browser that was closed (D64). Default:
   * as decided by the tab that ended the session.
   */
  shouldKeepWork?: boolean
}

/** Another tab has ended the session already and kept the work. */
const hasOtherTabKeptWork = () => !hasSessionFlag() && didLastLogoutKeepWork()

/**
 * Ends the session on this side and clears its data: requests in flight, polls, flag, persisted user, store and browser
 * storage. Store and web storage are clean when this returns its promise, so that no late action finds a user; the
 * promise resolves when IndexedDB is cleared too.
 */
export function endSession({
  shouldNotifyOtherTabs = true,
  shouldKeepWork = hasOtherTabKeptWork(),
}: EndSessionOptions = {}): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    // Runs first, because it sets the pending key.
    const cleared = shouldKeepWork ? undefined : dispatch(clearStoredData())
    session.end()
    clearSessionFlag()
    dispatch(overlayCleared())
    dispatch(sessionEnded())
    if (shouldNotifyOtherTabs) announceLogout({ shouldKeepWork })
    await cleared
  }
}

/** Path and query of the open page. */
export const currentPageUrl = (): string => window.location.pathname + window.location.search

/**
 * The server no longer knows the session (shell §6): clears everything local and shows one notAuthenticated dialog.
 * However many calls fail together, the first ends the session and the rest are aborted. A failure during a logout is
 * expected and ignored. Sign-in leads back to the page that was open (D52).
 */
export function handleSessionLost(): AppThunk<void> {
  return (dispatch, getState, session) => {
    if (selectIsLoggingOut(getState())) return
    const lists = Array.from(session.get(unsavedWorkWarnings), (describe) => describe()).flat()
    if (selectUser(getState()) !== null || hasSessionFlag()) {
      const page = currentPageUrl()
      void dispatch(endSession())
      dispatch(returnPageSet(page))
    }
    dispatch(showDialog('notAuthenticated', lists.length === 0 ? {} : { lists }))
  }
}
