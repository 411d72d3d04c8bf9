import { ask } from '#shared/errors/ask.ts'
import type { DialogContext } from '#shared/errors/overlaySlice.ts'
import { showToast } from '#shared/errors/toast.ts'
import { isRunning, type Job } from '#shared/jobs/job.ts'
import { readAllJobs } from '#shared/jobs/jobsStore.ts'
import { plural } from '#shared/lib/plural.ts'
import { endSession } from '#shared/session/endSession.ts'
import { hasFlag } from '#shared/session/flag.ts'
import { askLogOut } from '#shared/session/logOut.ts'
import { storedUser } from '#shared/session/persistence.ts'
import { isWipeDue } from '#shared/session/wipe.ts'
import type { AppThunk } from '#shared/store/types.ts'

/**
 * The server says that a session of this person exists (shell §4): asks, and on Continue logs that session out, so that
 * signing in again works. Whoever used this browser last keeps their work; for anybody else the dialog says what is
 * deleted (D64).
 */
export function continueInNewSession(email: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const keepsWork = !isWipeDue() && isSameAddress(storedUser()?.email, email)
    const jobs = isWipeDue() ? [] : await readAllJobs()
    const context = keepsWork ? keptContext(jobs) : deletedContext(jobs)
    if ((await dispatch(ask('activeSessionError', context))) !== 'primary') return
    // Tabs in which the other session runs end first: a 401 would make them delete the work.
    if (keepsWork && hasFlag()) await dispatch(endSession({ keepsWork }))
    const result = await dispatch(askLogOut(email))
    if (!result.ok && result.outcome !== 'alreadyOut') return
    if (!keepsWork) await dispatch(endSession({ keepsWork }))
    showToast('success', 'Please login again')
  }
}

const isSameAddress = (stored: string | undefined, typed: string) =>
  stored?.toLowerCase() === typed.trim().toLowerCase()

function keptContext(jobs: readonly Job[]): DialogContext {
  if (jobs.length === 0) return {}
  const stay = jobs.length === 1 ? 'stays' : 'stay'
  return { kept: `Your ${plural(jobs.length, 'job')} in this browser ${stay}.` }
}

/** Numbers only: whose jobs they are, and their files' names, are not for somebody else. */
function deletedContext(jobs: readonly Job[]): DialogContext {
  const running = jobs.filter(isRunning).length
  const ended = jobs.length - running
  const items = [
    ...(running === 0 ? [] : [plural(running, 'running job')]),
    ...(ended === 0 ? [] : [`${plural(ended, 'finished job')} with files and results`]),
  ]
  if (items.length === 0) return {}
  return { lists: [{ heading: 'Another account’s work that is deleted from this browser', items }] }
}
