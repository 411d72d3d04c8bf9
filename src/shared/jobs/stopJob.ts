import { ask } from '#shared/errors/ask.ts'
import { formatClock } from '#shared/lib/clock.ts'
import { plural } from '#shared/lib/plural.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { isRunning, type Job, type RunningJob } from './job.ts'
import { jobName } from './jobName.ts'
import { dropJobBytes } from './jobResult.ts'
import { dropLastOutput } from './lastOutput.ts'
import { tellTabs } from './jobsChannel.ts'
import { jobRemoved, selectJob, selectJobs } from './jobsSlice.ts'
import { forgetJob } from './jobsStore.ts'
import { stopPolling } from './pollJob.ts'
import { progressAt } from './progress.ts'
import { uploads } from './uploads.ts'

/** Cancel: asks first (processStop). True when it was stopped; a job that ended meanwhile keeps its result. */
export function cancelJob(job: RunningJob): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const others = Object.values(selectJobs(getState())).filter(
      (other) => isRunning(other) && other.id !== job.id,
    )
    const answer = await dispatch(
      ask('processStop', { detail: stopDetail(job, Date.now()), kept: goesOn(job, others) }),
    )
    const current = selectJob(getState(), job.id)
    if (answer !== 'primary' || current === undefined || !isRunning(current)) return false
    await dispatch(removeJob(current))
    return true
  }
}

function stopDetail(job: RunningJob, now: number): string {
  const { percentage, msLeft } = progressAt(job, now)
  const left = msLeft > 0 ? `, with about ${formatClock(msLeft)} left` : ''
  return `It is ${percentage}% done${left}. If you stop it now, there will be no result.`
}

function goesOn(job: RunningJob, others: readonly Job[]): string {
  const [other, ...more] = others
  if (other === undefined) return `${jobName(job)} stays on your computer.`
  return more.length === 0
    ? `Your other job, ${jobName(other)}, goes on.`
    : `Your ${plural(others.length, 'other job', 'other jobs')} go on.`
}

/** Takes a job out of this browser: stopped, or dismissed from the list. Its result and sent files go with it. */
export function removeJob(job: Job): AppThunk<Promise<void>> {
  return async (dispatch) => {
    uploads.cancel(job.id)
    stopPolling(job.id)
    dispatch(jobRemoved(job.id))
    await forgetJob(job.id)
    tellTabs({ kind: 'removed', id: job.id })
    await dropJobBytes(job)
    await dropLastOutput(job.id)
  }
}
