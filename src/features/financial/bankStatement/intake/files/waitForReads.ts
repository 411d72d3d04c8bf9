import type { AppThunk } from '#shared/platform/store/types.ts'
import { dispatchIntake } from '../state/dispatchIntake.ts'
import { selectIntake } from '../state/intakeSlice.ts'
import { runningReads } from './handleFilesChanged.ts'

/** Afterwards the bank is asked for as if it could not be read. */
const READ_WAIT_MS = 5_000

export function waitForReads(): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, session) => {
    const running = session.get(runningReads)
    if (running.size === 0) return
    await Promise.race([
      Promise.allSettled(running),
      new Promise((resolve) => setTimeout(resolve, READ_WAIT_MS)),
    ])
  }
}

/** Files of two accounts are sorted first, and nothing is asked for that a file says. */
export function continueWhenRead(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const before = selectIntake(getState())
    // The first Continue only shows bank and account type, which are filled in as they are read.
    const onlyReveals = before.kind === 'bankstatementSuccessfulUpload' && !before.revealed
    if (!onlyReveals) await dispatch(waitForReads())
    if (selectIntake(getState()).kind === before.kind)
      dispatch(dispatchIntake({ kind: 'continued' }))
  }
}
