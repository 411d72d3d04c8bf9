import type { AppDispatch } from '#shared/store/types.ts'
import type { RootState } from '#shared/store/rootReducer.ts'
import { leaveGuards } from '#shared/navigation/leaveGuard.ts'
import { onLogoutElsewhere } from './autologout.ts'
import { endSession } from './endSession.ts'
import { hasFlag } from './flag.ts'
import { lastActivity } from './lastActivity.ts'
import type { SessionScope } from './sessionScope.ts'
import { selectUser } from './sessionSlice.ts'

type Store = { dispatch: AppDispatch; getState: () => RootState; session: SessionScope }

const reloadPage = () => window.location.reload()

/** Whether somebody signed in after the logout that the event tells of: a frozen tab hears of it late. */
function isOvertaken(writtenValue: string): boolean {
  const loggedOutAt = /^\d{13}/.exec(writtenValue)?.[0]
  return loggedOutAt !== undefined && hasFlag() && (lastActivity() ?? 0) > Number(loggedOutAt)
}

/** The email of the person whom this browser keeps; undefined where that is not known. */
async function keptEmail(): Promise<string | undefined> {
  const persistence = await import('./persistence.ts').catch(() => null)
  return persistence?.storedUser()?.email
}

/**
 * Logs this tab out with the others (shell §4): on the `autologout` event, and when a tab that was frozen or comes
 * back from the page cache finds the flag gone. A tab without a session (a candidate's form) is left in peace.
 * A tab that slept while another session began is loaded anew: wiping what tabs share would end that one.
 */
export function watchTabs(
  { dispatch, getState, session }: Store,
  reload: () => void = reloadPage,
): () => void {
  const loadAnew = () => {
    session.get(leaveGuards).dropAll() // who is signed in now is not the one who typed: unsaved changes hold nothing up
    reload()
  }
  const wipe = () => {
    if (selectUser(getState()) !== null) void dispatch(endSession({ tellOtherTabs: false }))
  }
  const hear = (writtenValue: string) => {
    if (!isOvertaken(writtenValue)) wipe()
    else if (selectUser(getState()) !== null) loadAnew()
  }
  const look = async () => {
    if (!hasFlag()) wipe()
    const shown = selectUser(getState())?.email
    if (shown === undefined || document.visibilityState === 'hidden') return
    const kept = await keptEmail()
    if (kept !== undefined && kept !== shown && selectUser(getState())?.email === shown) loadAnew()
  }
  const wake = () => void look()
  const stop = onLogoutElsewhere(hear)
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('pageshow', wake)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', wake)
    window.removeEventListener('pageshow', wake)
  }
}
