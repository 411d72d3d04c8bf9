import { selectUser } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { isRunning } from './job.ts'
import { jobsLoaded, selectJobs, selectJobsLoaded } from './jobsSlice.ts'
import { readJobs } from './jobsStore.ts'
import { restoreDrafts } from './keptDrafts.ts'
import { listenToTabs } from './listenToTabs.ts'
import { pollJob } from './pollJob.ts'

/** Takes this user's stored jobs up again, after sign-in and after a reload. May be called twice. */
export function resumeJobs(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const owner = selectUser(getState())?.email
    if (owner === undefined) return
    dispatch(listenToTabs())
    const stored = await readJobs(owner)
    if (selectUser(getState())?.email !== owner) return
    if (!selectJobsLoaded(getState())) await dispatch(restoreDrafts())
    dispatch(jobsLoaded(stored))
    for (const job of Object.values(selectJobs(getState()))) {
      if (isRunning(job) && job.transactionId !== null) void dispatch(pollJob(job.id))
    }
  }
}
