import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import { SESSION_KEYS, STORAGES } from '#shared/platform/session/storage/storageKeys.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { resumeOwners } from '../jobOwners.ts'
import { hasWaiting } from '../jobsStore.ts'
import { resumeJobs } from './lifecycle.ts'
import { cleanUpStorage } from './poll.ts'

/** After sign-in or a reload, on any page: resumes stored jobs, then this tab's batches, then the owners of jobs. */
export function resumeJobsAndBatches(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { signal }) => {
    await dispatch(resumeJobs())
    void dispatch(cleanUpStorage())
    if (STORAGES.tab.read(SESSION_KEYS.batches) !== null) {
      // If its code does not load, the batch's page resumes it.
      const code = await loadChunk(() => import('../batch/resumeBatches.ts')).catch(() => null)
      if (code !== null && !signal.aborted) dispatch(code.resumeBatches())
    }
    if (!signal.aborted) await dispatch(resumeOwners())
    if (!signal.aborted && (await hasWaiting())) {
      const code = await loadChunk(() => import('../batch/leftDocuments.ts')).catch(() => null)
      if (code !== null && !signal.aborted) await dispatch(code.findLeftDocuments())
    }
  }
}
