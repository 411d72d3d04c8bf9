import { isRunning, type Job } from '#shared/kits/jobs/job.ts'
import { storedJobs } from '#shared/kits/jobs/jobsStore.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { withBusySpinner } from '#shared/platform/dialogs/withBusySpinner.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { beforeLogout } from '#shared/platform/session/end/beforeLogout.ts'
import { endSession } from '#shared/platform/session/end/endSession.ts'
import { requestLogOut } from '#shared/platform/session/end/logOut.ts'
import { isCleanupPending } from '#shared/platform/session/storage/clearStoredData.ts'
import { readStoredUser } from '#shared/platform/session/storage/persistence.ts'
import { hasSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import type { DialogContext } from '#shared/platform/store/overlaySlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

/**
 * For an email that has a session elsewhere (shell §4): asks, then ends that session. If the same person used this
 * browser last, their work stays; otherwise the dialog says what is deleted (D64).
 */
export function continueInNewSession(email: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const shouldKeepWork = !isCleanupPending() && isSameEmail(readStoredUser()?.email, email)
    const jobs = isCleanupPending() ? [] : await storedJobs.readAll()
    const context = shouldKeepWork ? savedWorkContext(jobs) : deletedWorkContext(jobs)
    if ((await dispatch(requestDialogAnswer('activeSessionError', context))) !== 'primary') return
    // A case assigned to a tab of this browser is released while its session is still valid.
    if (hasSessionFlag())
      await dispatch(withBusySpinner('Logging out…', session.get(beforeLogout).sendAll()))
    // End the other tabs' session first: a 401 would make them delete the work.
    if (shouldKeepWork && hasSessionFlag()) await dispatch(endSession({ shouldKeepWork }))
    const result = await dispatch(requestLogOut(email))
    if (!result.ok && result.outcome !== 'alreadyOut') return
    if (!shouldKeepWork) await dispatch(endSession({ shouldKeepWork }))
    showToast('success', 'Please login again')
  }
}

const isSameEmail = (stored: string | undefined, entered: string) =>
  stored?.toLowerCase() === entered.trim().toLowerCase()

function savedWorkContext(jobs: readonly Job[]): DialogContext {
  if (jobs.length === 0) return {}
  const isKeptText = jobs.length === 1 ? 'is kept' : 'are kept'
  return { footnote: `Your ${plural(jobs.length, 'job')} in this browser ${isKeptText}.` }
}

/** Counts only: another user must not see file names or whose jobs they are. */
function deletedWorkContext(jobs: readonly Job[]): DialogContext {
  const runningCount = jobs.filter(isRunning).length
  const endedCount = jobs.length - runningCount
  const items = [
    ...(runningCount === 0 ? [] : [plural(runningCount, 'running job')]),
    ...(endedCount === 0 ? [] : [`${plural(endedCount, 'finished job')} with files and results`]),
  ]
  if (items.length === 0) return {}
  return {
    lists: [{ heading: 'Another account’s work that will be deleted from this browser', items }],
  }
}
