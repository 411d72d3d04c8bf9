import { currentPath } from '#shared/platform/config/currentPath.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { overlayCleared } from '#shared/platform/store/overlaySlice.ts'
import {
  returnPageSet,
  selectIsLoggingOut,
  selectUser,
  sessionEnded,
} from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { clearStoredData } from '../storage/clearStoredData.ts'
import { clearSessionFlag, hasSessionFlag } from '../storage/sessionFlag.ts'
import { keptReviewsNote } from './keptReviews.ts'
import { announceSessionEnd, readLastSessionEnd, type SessionEnd } from './sessionEnd.ts'
import { listUnsavedWork } from './unsavedWorkWarnings.ts'

type EndSessionOptions = {
  /** False in a tab that was logged out by another one. */
  shouldNotifyOtherTabs?: boolean
  /** Jobs, files and drafts stay for the same user's next sign-in (D64). Default: as the tab that ended it decided. */
  shouldKeepWork?: boolean
  /** A 401 or the idle time ended it: reviews stay for the same address (L142). Default: as the tab that ended it decided. */
  hasTimedOut?: boolean
}

const wasEndedByOtherTab = (end: SessionEnd) =>
  !hasSessionFlag() && readLastSessionEnd().endsWith(end)

/** Store and web storage are clean when it returns its promise, IndexedDB when that resolves. */
export function endSession({
  shouldNotifyOtherTabs = true,
  shouldKeepWork = wasEndedByOtherTab(' keeps work'),
  hasTimedOut = wasEndedByOtherTab(' timed out'),
}: EndSessionOptions = {}): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    // Runs first, because it sets the pending key.
    const cleared = shouldKeepWork
      ? undefined
      : dispatch(clearStoredData({ shouldKeepReviews: hasTimedOut }))
    session.end()
    clearSessionFlag()
    dispatch(overlayCleared())
    dispatch(sessionEnded())
    if (shouldNotifyOtherTabs)
      announceSessionEnd(shouldKeepWork ? ' keeps work' : hasTimedOut ? ' timed out' : '')
    await cleared
  }
}

/** Path and query, without the origin. */
export const currentPageUrl = (): string => currentPath() + window.location.search

/** Shows one dialog, however many calls fail together (shell §6). Sign-in leads back to the open page (D52). */
export function handleSessionLost(): AppThunk<void> {
  return (dispatch, getState) => {
    if (selectIsLoggingOut(getState())) return
    const lists = dispatch(listUnsavedWork()).map(({ heading, items }) => ({ heading, items }))
    if (selectUser(getState()) !== null || hasSessionFlag()) {
      const page = currentPageUrl()
      void dispatch(endSession({ hasTimedOut: true }))
      dispatch(returnPageSet(page))
    }
    dispatch(
      showDialog('notAuthenticated', {
        ...(lists.length === 0 ? {} : { lists }),
        ...keptReviewsNote(),
      }),
    )
  }
}
