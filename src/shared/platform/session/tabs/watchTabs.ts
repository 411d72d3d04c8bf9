import type { RootState } from '#shared/platform/store/rootReducer.ts'
import type { SessionScope } from '#shared/platform/store/sessionScope.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppDispatch } from '#shared/platform/store/types.ts'
import { endSession } from '../end/endSession.ts'
import { mayKeepReviews, removeReviews } from '../end/keptReviews.ts'
import { readLastActivity } from '../end/lastActivity.ts'
import { onLogoutInOtherTab } from '../end/sessionEnd.ts'
import { hasSessionFlag } from '../storage/sessionFlag.ts'
import { SESSION_KEYS } from '../storage/storageKeys.ts'

type Store = { dispatch: AppDispatch; getState: () => RootState; session: SessionScope }

const reloadPage = () => window.location.reload()

/** A frozen tab receives the event of a logout late. */
function hasSignedInSince(logoutValue: string): boolean {
  const loggedOutAt = /^\d{13}/.exec(logoutValue)?.[0]
  return (
    loggedOutAt !== undefined && hasSessionFlag() && (readLastActivity() ?? 0) > Number(loggedOutAt)
  )
}

/** The email of the user stored in this browser; undefined where unknown. */
async function readStoredEmail(): Promise<string | undefined> {
  const persistence = await import('../storage/persistence.ts').catch(() => null)
  return persistence?.readStoredUser()?.email
}

/**
 * Also when a frozen tab finds the flag gone (shell §4). Where somebody else signed in meanwhile, the tab reloads:
 * clearing shared storage would end the new session.
 */
export function watchTabs(
  { dispatch, getState, session }: Store,
  reload: () => void = reloadPage,
): () => void {
  const endAndReload = () => {
    session.end() // another user is signed in now: nothing of this tab's user is sent, stored or asked about
    reload()
  }
  const endLocalSession = () => {
    if (selectUser(getState()) !== null) void dispatch(endSession({ shouldNotifyOtherTabs: false }))
  }
  const handleLogout = (logoutValue: string) => {
    if (selectUser(getState()) === null && !mayKeepReviews(Date.now())) removeReviews()
    if (!hasSignedInSince(logoutValue)) endLocalSession()
    else if (selectUser(getState()) !== null) endAndReload()
  }
  const compareUser = async () => {
    const currentEmail = selectUser(getState())?.email
    const storedEmail = currentEmail === undefined ? undefined : await readStoredEmail()
    if (
      storedEmail !== undefined &&
      storedEmail !== currentEmail &&
      selectUser(getState())?.email === currentEmail
    )
      endAndReload()
  }
  const checkSession = () => {
    if (!hasSessionFlag()) endLocalSession()
    if (document.visibilityState !== 'hidden') void compareUser()
  }
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION_KEYS.session && newValue !== null) void compareUser()
  }
  const stop = onLogoutInOtherTab(handleLogout)
  window.addEventListener('storage', handleStorage)
  document.addEventListener('visibilitychange', checkSession)
  window.addEventListener('pageshow', checkSession)
  return () => {
    stop()
    window.removeEventListener('storage', handleStorage)
    document.removeEventListener('visibilitychange', checkSession)
    window.removeEventListener('pageshow', checkSession)
  }
}
