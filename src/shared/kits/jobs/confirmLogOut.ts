import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import { unsavedWorkWarnings } from '#shared/platform/session/unsavedWorkWarnings.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { isUnseen, isRunning, jobName, type Job } from './job.ts'
import { selectJobs } from './jobsSlice.ts'

/** Whether logging out deletes none of this user's jobs, or the user confirms it (confirmLogOut). */
export function confirmLogOut(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, session) => {
    const jobs = Object.values(selectJobs(getState()))
    const running = jobs.filter(isRunning)
    const unopened = jobs.filter((job) => job.kind === 'Processed Successfully').filter(isUnseen)
    const unsent = Array.from(session.get(unsavedWorkWarnings), (listUnsent) => listUnsent()).flat()
    if (running.length + unopened.length + unsent.length === 0) return true
    const lists = [
      ...unsent.map(({ heading, items }) => ({ heading, items: truncateList(items) })),
      ...jobNameList(`Still running (${plural(running.length, 'job')})`, running),
      ...jobNameList(`Never opened (${plural(unopened.length, 'result')})`, unopened),
    ]
    return (await dispatch(requestDialogAnswer('confirmLogOut', { lists }))) === 'primary'
  }
}

/** Further names are only counted. */
const MAX_SHOWN = 5

function jobNameList(
  heading: string,
  jobs: readonly Job[],
): { heading: string; items: string[] }[] {
  return jobs.length === 0
    ? []
    : [{ heading, items: truncateList(jobs.map((job) => jobName(job))) }]
}

function truncateList(names: readonly string[]): string[] {
  const more = names.length - MAX_SHOWN
  return more <= 0 ? [...names] : [...names.slice(0, MAX_SHOWN), `and ${more} more`]
}
