import { useEffect, useRef } from 'react'
import { useIdleTimer } from 'react-idle-timer'
import { IDLE_LOGOUT_MS } from '#shared/platform/config/constants.ts'
import { closeDialog } from '#shared/platform/dialogs/closeDialog.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { expireSession } from '#shared/platform/session/end/expireSession.ts'
import { keptReviewsNote } from '#shared/platform/session/end/keptReviews.ts'
import { listUnsavedWork, truncateList } from '#shared/platform/session/end/unsavedWorkWarnings.ts'
import { watchIdle, type IdleWatcher } from '#shared/platform/session/end/watchIdle.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

/**
 * Shown after 25 minutes (shell §4), with the work that the user could save. Any answer of a user who is still signed in
 * counts as activity.
 */
const warn =
  (watcher: () => IdleWatcher | null): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const savable = dispatch(listUnsavedWork()).flatMap(({ heading, items, link }) =>
      link === undefined ? [] : [{ lists: [{ heading, items: truncateList(items) }], link }],
    )
    await dispatch(requestDialogAnswer('idleWarning', { ...savable[0], ...keptReviewsNote() }))
    if (selectUser(getState()) !== null) watcher()?.extendSession()
  }

/** react-idle-timer reports user input; `watchIdle` shares the time of the last activity between tabs. */
export function IdleTimer() {
  const dispatch = useAppDispatch()
  const watcher = useRef<IdleWatcher | null>(null)

  useEffect(() => {
    const running = watchIdle({
      onWarn: () => void dispatch(warn(() => watcher.current)),
      // Somebody was active in another tab, or a running job called the server: close the warning.
      onResume: () => dispatch(closeDialog('idleWarning')),
      onExpire: () => void dispatch(expireSession()),
    })
    watcher.current = running
    return () => {
      watcher.current = null
      running.stop()
    }
  }, [dispatch])

  useIdleTimer({
    timeout: IDLE_LOGOUT_MS,
    eventsThrottle: 1_000,
    onAction: () => watcher.current?.handleUserAction(),
  })
  return null
}
