import type { AppThunk } from '#shared/store/types.ts'
import { tellTabs } from './jobsChannel.ts'
import { jobMoved, selectJob } from './jobsSlice.ts'
import { saveJob } from './jobsStore.ts'
import type { JobEvent } from './stepJob.ts'

/**
 * Moves a job, stores it and tells the other tabs. Resolves when it is stored. A job that the server does not know yet
 * is not stored: there would be nothing to ask for after a reload.
 */
export function moveJob(id: string, event: JobEvent): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const before = selectJob(getState(), id)
    dispatch(jobMoved({ id, event }))
    const job = selectJob(getState(), id)
    if (job === undefined || job === before || job.transactionId === null) return
    await saveJob(job)
    tellTabs({ kind: 'changed', id })
  }
}
