import type { AppDispatch } from '#shared/store/types.ts'
import type { RootState } from '#shared/store/rootReducer.ts'
import { onLogoutElsewhere } from './autologout.ts'
import { endSession } from './endSession.ts'
import { hasFlag } from './flag.ts'
import { lastActivity } from './lastActivity.ts'
import type { SessionScope } from './sessionScope.ts'
import { selectUser } from './sessionSlice.ts'
import { STORED } from './storedKeys.ts'

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
 * Where somebody else signed in meanwhile, or while this tab slept, it is loaded anew: wiping what tabs share would end
 * the session that began.
 */
export function watchTabs(
  { dispatch, getState, session }: Store,
  reload: () => void = reloadPage,
): () => void {
  const loadAnew = () => {
    session.end() // who is signed in now is not the one who worked here: of that nothing is sent, kept or asked about
    reload()
  }
  const wipe = () => {
    if (selectUser(getState()) !== null) void dispatch(endSession({ tellOtherTabs: false }))
  }
  const hear = (writtenValue: string) => {
    if (!isOvertaken(writtenValue)) wipe()
    else if (selectUser(getState()) !== null) loadAnew()
  }
  const compare = async () => {
    const shown = selectUser(getState())?.email
    const kept = shown === undefined ? undefined : await keptEmail()
    if (kept !== undefined && kept !== shown && selectUser(getState())?.email === shown) loadAnew()
  }
  const wake = () => {
    if (!hasFlag()) wipe()
    if (document.visibilityState !== 'hidden') void compare()
  }
  const hearStored = ({ key, newValue }: StorageEvent) => {
    if (key === STORED.session && newValue !== null) void compare()
  }
  const stop = onLogoutElsewhere(hear)
  window.addEventListener('storage', hearStored)
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('pageshow', wake)
  return () => {
    stop()
    window.removeEventListener('storage', hearStored)
    document.removeEventListener('visibilitychange', wake)
    window.removeEventListener('pageshow', wake)
  }
}
