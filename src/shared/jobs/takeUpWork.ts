import { loadCode } from '#shared/lib/loadCode.ts'
import { PLACES } from '#shared/session/places.ts'
import { STORED } from '#shared/session/storedKeys.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { resumeJobs } from './lifecycle.ts'

/** After sign-in and after a reload, on whichever page: the stored jobs, then what this tab still has to send. */
export function takeUpWork(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { signal }) => {
    await dispatch(resumeJobs())
    if (PLACES.tab.read(STORED.batches) === null) return
    // Its code comes with a batch alone. Where it does not, the page that shows the batch takes it up.
    const code = await loadCode(() => import('./batch/resumeBatches.ts')).catch(() => null)
    if (code !== null && !signal.aborted) dispatch(code.resumeBatches())
  }
}
