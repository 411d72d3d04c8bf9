import { run } from '#shared/api/run.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { endSession } from './endSession.ts'
import { sessionCheck } from './endpoints.ts'
import { expireSession } from './expireSession.ts'
import { hasFlag } from './flag.ts'
import { idlePhase, lastActivity } from './lastActivity.ts'
import { restoreSession } from './restoreSession.ts'
import { selectUser } from './sessionSlice.ts'

/** 'unknown': the server gave no verdict. That is no logout; the guard offers to ask again. */
export type SessionVerdict = 'open' | 'closed' | 'unknown'

/** No answer, or a server in trouble: neither says anything about the session. */
const isNoVerdict = (error: ApiError) =>
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  (error.kind === 'http' && (error.status >= 500 || error.status === 429))

function idleTooLong(): boolean {
  const last = lastActivity()
  return last !== null && idlePhase(last, Date.now()).kind === 'expired'
}

/** Where the code cannot load, a duplicated tab goes on with what it found. */
const loadOwnTab = async () =>
  import('./ownTab.ts').then(
    ({ ownTab }) => ownTab,
    () => async () => {},
  )

/**
 * The guard of every auth route (shell §2): open only with the flag, a known user, and the session check answering 200.
 * Closed leaves nothing of the session behind. A browser that comes back after the idle time finds it expired. No page
 * reads what its tab has kept before that is the tab's own.
 */
export function checkSession(signal?: AbortSignal): AppThunk<Promise<SessionVerdict>> {
  return async (dispatch, getState, session) => {
    const signedIn = () => selectUser(getState()) !== null
    if (!hasFlag()) {
      if (signedIn()) await dispatch(endSession())
      return 'closed'
    }
    if (idleTooLong()) {
      await dispatch(restoreSession())
      await dispatch(expireSession())
      return 'closed'
    }
    const [known, check] = await Promise.all([
      dispatch(restoreSession()),
      dispatch(
        run(sessionCheck, undefined, { quiet: true, ...(signal === undefined ? {} : { signal }) }),
      ),
      loadOwnTab().then((ownTab) => session.get(ownTab)),
    ])
    if (signal?.aborted === true) return 'unknown'
    if (check.ok && known) return 'open'
    if (!check.ok && known && isNoVerdict(check.error)) return 'unknown'
    if (hasFlag()) await dispatch(endSession())
    return 'closed'
  }
}
