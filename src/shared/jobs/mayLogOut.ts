import { ask } from '#shared/errors/ask.ts'
import { plural } from '#shared/lib/plural.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { isNew, isRunning, jobName, type Job } from './job.ts'
import { selectJobs } from './jobsSlice.ts'

/** Whether nothing of this user's jobs is in the way of a logout, or it is meant all the same (confirmLogOut). */
export function mayLogOut(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const jobs = Object.values(selectJobs(getState()))
    const running = jobs.filter(isRunning)
    const unopened = jobs.filter((job) => job.kind === 'Processed Successfully').filter(isNew)
    if (running.length + unopened.length === 0) return true
    const lists = [
      ...named(`Still running (${plural(running.length, 'job')})`, running),
      ...named(`Never opened (${plural(unopened.length, 'result')})`, unopened),
    ]
    return (await dispatch(ask('confirmLogOut', { lists }))) === 'primary'
  }
}

/** More than a few are counted, not named. */
const SHOWN = 5

function named(heading: string, jobs: readonly Job[]): { heading: string; items: string[] }[] {
  if (jobs.length === 0) return []
  const items = jobs.slice(0, SHOWN).map(jobName)
  const more = jobs.length - items.length
  return [{ heading, items: more === 0 ? items : [...items, `and ${more} more`] }]
}
