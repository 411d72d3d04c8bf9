import { POLL_INTERVAL_MS } from '#shared/platform/config/constants.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { showFailure } from '../failures.ts'
import { isRunning, isFailed } from '../job.ts'
import { jobUpserted, jobRemoved, selectJob, selectJobs } from '../jobsSlice.ts'
import { jobsChannel, storedJobs } from '../jobsStore.ts'
import { pollTriggers } from './locksAndTimers.ts'
import { pollJob, pollTasks } from './poll.ts'

/** Follows the jobs of this user's other tabs until the session ends; a second call does nothing. */
export function listenToTabs(): AppThunk {
  return (dispatch, getState, session) => {
    const channel = session.get(jobsChannel)
    const isNew = channel.listen((message) => {
      if (message.kind === 'pulse') session.get(pollTriggers).emit()
      else if (message.kind === 'changed') void dispatch(syncFromOtherTab(message.id))
      else {
        session.get(pollTasks).stop(message.id)
        dispatch(jobRemoved(message.id))
      }
    })
    if (!isNew) return
    const timer = setInterval(() => {
      const waiting = Object.values(selectJobs(getState())).some(isRunning)
      if (waiting && document.visibilityState === 'visible') channel.post({ kind: 'pulse' })
    }, POLL_INTERVAL_MS)
    session.signal.addEventListener('abort', () => clearInterval(timer))
  }
}

/** Another tab stored a job: shows it, and queues for its polling lock. */
function syncFromOtherTab(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const { signal } = session
    const running = session.get(pollTasks)
    const owner = selectUser(getState())?.email
    const before = selectJob(getState(), id)
    const job = owner === undefined ? null : await storedJobs.read(id, owner)
    if (job === null || signal.aborted) return
    const isRemoved = before !== undefined && selectJob(getState(), id) === undefined
    if (isRemoved) return
    dispatch(jobUpserted(job))
    if (isRunning(job)) return dispatch(pollJob(id))
    running.stop(id)
    // Open the dialog here, because the tab that polled may be hidden.
    const ended = before !== undefined && isRunning(before) && isFailed(job)
    const isVisible = document.visibilityState === 'visible'
    if (ended && isVisible && job.inBatch !== true) dispatch(showFailure(job))
  }
}
