import { ask } from '#shared/errors/ask.ts'
import { plural } from '#shared/lib/plural.ts'
import { partings } from '#shared/session/partings.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { isNew, isRunning, jobName, type Job } from './job.ts'
import { selectJobs } from './jobsSlice.ts'

/** Whether nothing of this user's jobs is in the way of a logout, or it is meant all the same (confirmLogOut). */
export function mayLogOut(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, session) => {
    const jobs = Object.values(selectJobs(getState()))
    const running = jobs.filter(isRunning)
    const unopened = jobs.filter((job) => job.kind === 'Processed Successfully').filter(isNew)
    const unsent = Array.from(session.get(partings), (say) => say()).flat()
    if (running.length + unopened.length + unsent.length === 0) return true
    const lists = [
      ...unsent.map(({ heading, items }) => ({ heading, items: shortened(items) })),
      ...named(`Still running (${plural(running.length, 'job')})`, running),
      ...named(`Never opened (${plural(unopened.length, 'result')})`, unopened),
    ]
    return (await dispatch(ask('confirmLogOut', { lists }))) === 'primary'
  }
}

/** More than a few are counted, not named. */
const SHOWN = 5

function named(heading: string, jobs: readonly Job[]): { heading: string; items: string[] }[] {
  return jobs.length === 0 ? [] : [{ heading, items: shortened(jobs.map((job) => jobName(job))) }]
}

function shortened(names: readonly string[]): string[] {
  const more = names.length - SHOWN
  return more <= 0 ? [...names] : [...names.slice(0, SHOWN), `and ${more} more`]
}
