import type { ApiError } from '#shared/platform/api/apiError.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { endSession } from './end/endSession.ts'
import { expireSession } from './end/expireSession.ts'
import { getIdlePhase, readLastActivity } from './end/lastActivity.ts'
import { sessionCheck } from './endpoints.ts'
import { restoreSession } from './restoreSession.ts'
import { hasSessionFlag } from './storage/sessionFlag.ts'

/** 'unknown': no conclusive answer. That is no logout; the guard offers to retry. */
export type SessionStatus = 'open' | 'closed' | 'unknown'

/** No response or a server error says nothing about the session. */
const isInconclusive = (error: ApiError) =>
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  (error.kind === 'http' && (error.status >= 500 || error.status === 429))

function isIdleTooLong(): boolean {
  const last = readLastActivity()
  return last !== null && getIdlePhase(last, Date.now()).kind === 'expired'
}

/** Where the code fails to load, a duplicated tab continues with the copied data. */
const loadClaimTab = async () =>
  import('./tabs/claimTab.ts').then(
    ({ claimTab }) => claimTab,
    () => async () => {},
  )

/**
 * Open only with the flag, a known user, and a 200 (shell §2). 'closed' clears everything of the session. No page reads
 * stored data before the tab has claimed it.
 */
export function checkSession(signal?: AbortSignal): AppThunk<Promise<SessionStatus>> {
  return async (dispatch, getState, session) => {
    const signedIn = () => selectUser(getState()) !== null
    if (!hasSessionFlag()) {
      if (signedIn()) await dispatch(endSession())
      return 'closed'
    }
    if (isIdleTooLong()) {
      await dispatch(restoreSession())
      await dispatch(expireSession())
      return 'closed'
    }
    const [known, check] = await Promise.all([
      dispatch(restoreSession()),
      dispatch(callInSession(sessionCheck, undefined, { quiet: true, signal })),
      loadClaimTab().then((ownTab) => session.get(ownTab)),
    ])
    if (signal?.aborted === true) return 'unknown'
    if (check.ok && known) return 'open'
    if (!check.ok && known && isInconclusive(check.error)) return 'unknown'
    if (hasSessionFlag()) await dispatch(endSession({ hasTimedOut: !check.ok }))
    return 'closed'
  }
}
