import { isRunning, type Job } from './job.ts'

/** Every job shows this from Proceed or from the answered submit on (analyzers §4, §9). */
export const START_PERCENTAGE = 5
/** An estimate alone never claims more than this: only the answer finishes a job. */
const ESTIMATE_CEILING = 95

/** `percentage` 0 to 100, whole; `msLeft` 0 when the estimate is used up or nothing runs. */
export type Progress = { percentage: number; msLeft: number }

/**
 * What a job shows at a moment, from time stamps alone, so that sleep and throttled timers do no harm.
 * Within one job the percentage never falls and the time left never rises. 0 on 'Not Uploaded'.
 */
export function progressAt(job: Job, now: number): Progress {
  if (!isRunning(job)) return { percentage: job.kind === 'Not Uploaded' ? 0 : 100, msLeft: 0 }
  const { percentage, at, endsAt, told } = job.report
  const msLeft = Math.max(0, Math.min(endsAt - now, endsAt - at))
  if (told || job.kind === 'processQueued') return { percentage: Math.floor(percentage), msLeft }
  const room = Math.max(0, ESTIMATE_CEILING - percentage)
  const span = endsAt - at
  const share = span <= 0 ? 1 : Math.min(1, Math.max(0, now - at) / span)
  return { percentage: Math.floor(percentage + room * share), msLeft }
}
