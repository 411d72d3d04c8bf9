import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { batchesRestored } from './batchSlice.ts'
import { readStoredBatches } from './batchStorage.ts'
import { batchRunner, runBatches } from './runBatches.ts'

/** Resumes this tab's files and batches after a reload, on any page; once per session. */
export function resumeBatches(): AppThunk {
  return (dispatch, getState, session) => {
    if (session.get(batchRunner).isListening) return
    const owner = selectUser(getState())?.email
    const stored = owner === undefined ? null : readStoredBatches(owner)
    if (stored !== null) dispatch(batchesRestored(stored))
    dispatch(runBatches())
  }
}
