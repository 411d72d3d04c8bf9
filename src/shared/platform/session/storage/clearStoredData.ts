import { UNSENT_WORK_MAX_AGE_MS } from '#shared/platform/config/constants.ts'
import type { KeepsWaitingOf } from '#shared/platform/store/sessionScope.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { mayKeepReviews, removeReviews } from '../end/keptReviews.ts'
import { clearLastActivity, getIdlePhase, readLastActivity } from '../end/lastActivity.ts'
import { readItem, removeItem, writeItem } from './localStore.ts'
import { hasSessionFlag } from './sessionFlag.ts'
import { clearSessionKeys, SESSION_KEYS } from './storageKeys.ts'

/** Epoch ms from which a start clears everything. In the past while a clean-up runs, which the next start then finishes. */
const CLEANUP_DUE_KEY = 'lekha-wipe-due'

export const isCleanupPending = (): boolean =>
  Number(readItem(CLEANUP_DUE_KEY) ?? Infinity) <= Date.now()

/** For a sign-in: what stayed for its user is no longer due. */
export function keepLeftoverData(): void {
  if (!isCleanupPending()) removeItem(CLEANUP_DUE_KEY)
}

type ClearOptions = {
  /** Reviews of this tab stay for the same address (decisions L142). */
  shouldKeepReviews?: boolean
  /** Whose waiting documents stay (decisions L136). Default: nobody's. */
  keepsWaitingOf?: KeepsWaitingOf
}

/** Web storage at once, IndexedDB when the promise resolves (decisions D64), or at the next start or sign-in. */
export function clearStoredData({
  shouldKeepReviews = false,
  keepsWaitingOf,
}: ClearOptions = {}): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, session) => {
    writeItem(CLEANUP_DUE_KEY, '1')
    clearLastActivity()
    clearSessionKeys({ shouldKeepReviews })
    if (!(await session.clearDatabases(keepsWaitingOf))) return
    if (keepsWaitingOf === undefined) removeItem(CLEANUP_DUE_KEY)
    else writeItem(CLEANUP_DUE_KEY, String(Date.now() + UNSENT_WORK_MAX_AGE_MS))
  }
}

/**
 * Finishes an interrupted clean-up, and clears a session that nobody returned to, except for documents that wait
 * (decisions L136). Runs at every start.
 */
export function clearLeftoverData(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (hasSessionFlag()) return
    const hasBeenAbandoned = isAbandoned()
    const shouldKeepReviews = mayKeepReviews(Date.now()) && !hasBeenAbandoned
    if (isCleanupPending()) await dispatch(clearStoredData({ shouldKeepReviews }))
    else if (hasBeenAbandoned) await dispatch(clearStoredData({ keepsWaitingOf: () => true }))
    else if (!shouldKeepReviews && readLastActivity() === null) removeReviews()
  }
}

/** The browser was closed without a logout, and the idle time has passed since; or its clock was set back. */
function isAbandoned(): boolean {
  const last = readLastActivity()
  if (last === null) return readItem(SESSION_KEYS.session) !== null
  const now = Date.now()
  return last > now || getIdlePhase(last, now).kind === 'expired'
}
