import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { overlayCleared } from '#shared/platform/store/overlaySlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { clearSessionFlag, hasSessionFlag } from './sessionFlag.ts'
import { listUnsavedWork } from './unsavedWorkWarnings.ts'
import {
  returnPageSet,
  selectIsLoggingOut,
  selectUser,
  sessionEnded,
} from '#shared/platform/store/sessionSlice.ts'
import { clearStoredData } from './clearStoredData.ts'
import { readItem, writeItem } from './localStore.ts'

/** A storage event on this key logs out every tab (shell §4). */
export const AUTOLOGOUT_KEY = 'autologout'

/** Suffix of the written value where the user's work stays in this browser for their next sign-in. */
const KEEP_WORK_SUFFIX = ' keeps work'

/** The value changes each time, because a storage event fires on changes only. */
function announceLogout({ shouldKeepWork }: { shouldKeepWork: boolean }): void {
  const value = `${Date.now()}${shouldKeepWork ? KEEP_WORK_SUFFIX : ''}`
  writeItem(
    AUTOLOGOUT_KEY,
    value === readItem(AUTOLOGOUT_KEY) ? value.replace(/^\d+/, '$&+') : value,
  )
}

const didLastLogoutKeepWork = (): boolean =>
  readItem(AUTOLOGOUT_KEY)?.endsWith(KEEP_WORK_SUFFIX) === true

/** Calls back with the written value, '' where the key was removed. Returns the function that stops listening. */
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
  /** False in a tab that was logged out by another one. */
  shouldNotifyOtherTabs?: boolean
  /** Jobs, files and drafts stay for the same user's next sign-in (D64). Default: as the tab that ended it decided. */
  shouldKeepWork?: boolean
}

const hasOtherTabKeptWork = () => !hasSessionFlag() && didLastLogoutKeepWork()

/** Store and web storage are clean when it returns its promise, IndexedDB when that resolves. */
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

/** Path and query, without the origin. */
export const currentPageUrl = (): string => window.location.pathname + window.location.search

/** Shows one dialog, however many calls fail together (shell §6). Sign-in leads back to the open page (D52). */
export function handleSessionLost(): AppThunk<void> {
  return (dispatch, getState) => {
    if (selectIsLoggingOut(getState())) return
    const lists = dispatch(listUnsavedWork()).map(({ heading, items }) => ({ heading, items }))
    if (selectUser(getState()) !== null || hasSessionFlag()) {
      const page = currentPageUrl()
      void dispatch(endSession())
      dispatch(returnPageSet(page))
    }
    dispatch(showDialog('notAuthenticated', lists.length === 0 ? {} : { lists }))
  }
}
