import type { AppThunk } from '#shared/store/types.ts'
import { hasFlag } from './flag.ts'
import { forgetActivity, idlePhase, lastActivity } from './lastActivity.ts'
import { readItem, removeItem, writeItem } from './localStore.ts'
import { clearStored, STORED } from './storedKeys.ts'

/** Stands from before anything is cleared until all is: a tab that is closed in between leaves the rest to the next start. */
const WIPE_DUE = 'lekha-wipe-due'

export const isWipeDue = (): boolean => readItem(WIPE_DUE) !== null

/**
 * Clears what a session keeps in this browser (decisions D64): web storage at once, the disk when the promise resolves.
 * Where the disk refuses, the mark stays and the next start or sign-in tries again.
 */
export function wipe(): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, session) => {
    writeItem(WIPE_DUE, '1')
    forgetActivity()
    clearStored()
    if (await session.wipe()) removeItem(WIPE_DUE)
  }
}

/** At every start, whatever its address: finishes the wipe that a closed tab left, and clears what nobody came back to. */
export function wipeLeftovers(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (!hasFlag() && (isWipeDue() || isAbandoned())) await dispatch(wipe())
  }
}

/** The browser was closed without a logout, and the idle time has passed since. */
function isAbandoned(): boolean {
  const last = lastActivity()
  if (last === null) return readItem(STORED.session) !== null
  return idlePhase(last, Date.now()).kind === 'expired'
}
