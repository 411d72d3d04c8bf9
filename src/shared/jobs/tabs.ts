import { POLL_INTERVAL_MS } from '#shared/config/constants.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { showFailure } from './failures.ts'
import { isRunning } from './job.ts'
import { jobPut, jobRemoved, selectJob, selectJobs } from './jobsSlice.ts'
import { jobsChannel, readJob } from './jobsStore.ts'
import { pollJob } from './poll.ts'
import { pulses } from './waiting.ts'
import { polls } from './work.ts'

/** Follows the jobs of this user's other tabs until the session ends; a second call changes nothing. */
export function listenToTabs(): AppThunk {
  return (dispatch, getState, session) => {
    const channel = session.get(jobsChannel)
    const isNew = channel.listen((message) => {
      if (message.kind === 'pulse') for (const wake of session.get(pulses)) wake()
      else if (message.kind === 'changed') void dispatch(takeOver(message.id))
      else {
        session.get(polls).stop(message.id)
        dispatch(jobRemoved(message.id))
      }
    })
    if (!isNew) return
    const pulsing = setInterval(() => {
      const waiting = Object.values(selectJobs(getState())).some(isRunning)
      if (waiting && document.visibilityState === 'visible') channel.tell({ kind: 'pulse' })
    }, POLL_INTERVAL_MS)
    session.signal.addEventListener('abort', () => clearInterval(pulsing))
  }
}

/** Another tab stored a job: this one shows it, and waits for its turn to poll. */
function takeOver(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const { signal } = session
    const running = session.get(polls)
    const owner = selectUser(getState())?.email
    const job = owner === undefined ? null : await readJob(id, owner)
    if (job === null || signal.aborted) return
    const before = selectJob(getState(), id)
    dispatch(jobPut(job))
    if (isRunning(job)) return dispatch(pollJob(id))
    running.stop(id)
    // The dialog is for the eyes that are here: the tab that polled may be hidden.
    const ended = before !== undefined && isRunning(before) && job.kind === 'Not Uploaded'
    const isHere = document.visibilityState === 'visible'
    if (ended && isHere && job.inBatch !== true) dispatch(showFailure(job))
  }
}
