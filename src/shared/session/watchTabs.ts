import type { AppDispatch } from '#shared/store/types.ts'
import type { RootState } from '#shared/store/rootReducer.ts'
import { onLogoutElsewhere } from './autologout.ts'
import { endSession } from './endSession.ts'
import { hasFlag } from './flag.ts'
import { selectUser } from './sessionSlice.ts'

type Store = { dispatch: AppDispatch; getState: () => RootState }

/**
 * Logs this tab out with the others (shell §4): on the `autologout` event, and when a tab that was frozen or comes
 * back from the page cache finds the flag gone. A tab without a session (a candidate's form) is left in peace.
 */
export function watchTabs({ dispatch, getState }: Store): () => void {
  const wipe = () => {
    if (selectUser(getState()) !== null) void dispatch(endSession({ tellOtherTabs: false }))
  }
  const look = () => {
    if (!hasFlag()) wipe()
  }
  const stop = onLogoutElsewhere(wipe)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
  }
}
