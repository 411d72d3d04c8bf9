import { POLL_INTERVAL_MS } from '#shared/config/constants.ts'
import { onSessionEnd } from '#shared/session/onSessionEnd.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { showFailure } from './failJob.ts'
import { isRunning } from './job.ts'
import { closeJobsChannel, openJobsChannel, tellTabs } from './jobsChannel.ts'
import { jobPut, jobRemoved, selectJob, selectJobs } from './jobsSlice.ts'
import { clearJobs, readJob } from './jobsStore.ts'
import { pollJob, stopPolling } from './pollJob.ts'
import { pulse } from './pollTurn.ts'

let pulsing: ReturnType<typeof setInterval> | null = null

/** Follows the jobs of this user's other tabs until the session ends; a second call changes nothing. */
export function listenToTabs(): AppThunk {
  return (dispatch, getState) => {
    openJobsChannel((message) => {
      if (message.kind === 'pulse') pulse()
      else if (message.kind === 'changed') void dispatch(takeOver(message.id))
      else {
        stopPolling(message.id)
        dispatch(jobRemoved(message.id))
      }
    })
    pulsing ??= setInterval(() => {
      const waiting = Object.values(selectJobs(getState())).some(isRunning)
      if (waiting && document.visibilityState === 'visible') tellTabs({ kind: 'pulse' })
    }, POLL_INTERVAL_MS)
  }
}

/** Another tab stored a job: this one shows it, and waits for its turn to poll. */
function takeOver(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const owner = selectUser(getState())?.email
    const job = owner === undefined ? null : await readJob(id, owner)
    if (job === null || selectUser(getState())?.email !== owner) return
    const before = selectJob(getState(), id)
    dispatch(jobPut(job))
    if (isRunning(job)) return dispatch(pollJob(id))
    stopPolling(id)
    // The dialog is for the eyes that are here: the tab that polled may be hidden.
    const ended = before !== undefined && isRunning(before) && job.kind === 'Not Uploaded'
    if (ended && document.visibilityState === 'visible') dispatch(showFailure(job))
  }
}

/** Stops following the other tabs. */
export function stopListening(): void {
  closeJobsChannel()
  if (pulsing !== null) clearInterval(pulsing)
  pulsing = null
}

onSessionEnd(async () => {
  stopListening()
  await clearJobs()
})
