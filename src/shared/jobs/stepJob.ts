import { assertNever } from '#shared/lib/assertNever.ts'
import type { ErrorName } from '#shared/errors/errorNames.ts'
import { isRunning, type DoneJob, type FailedJob, type Job, type RunningJob } from './job.ts'

/** Every job shows this from Proceed or from the answered submit on (analyzers §4, §9). */
export const START_PERCENTAGE = 5
/** An estimate alone never claims more than this: only the answer finishes a job. */
const ESTIMATE_CEILING = 95

/** `percentage` 0 to 100, whole; `msLeft` 0 when the estimate is used up or nothing runs. */
export type Progress = { percentage: number; msLeft: number }

/**
 * What a job shows at a moment, from time stamps alone, so that sleep and throttled timers do no harm.
 * Within one job the percentage never falls, and the time left rises only where the server says so. 0 on 'Not Uploaded'.
 */
export function progressAt(job: Job, now: number): Progress {
  if (!isRunning(job)) return { percentage: job.kind === 'Not Uploaded' ? 0 : 100, msLeft: 0 }
  const { at, endsAt } = job.report
  const msLeft = Math.max(0, Math.min(endsAt - now, endsAt - at))
  return { percentage: Math.floor(reachedBy(job, now)), msLeft }
}

/** The percentage to the fraction: told, or made up from the time that is over. */
function reachedBy({ kind, report }: RunningJob, now: number): number {
  const { percentage, at, endsAt, told } = report
  if (told || kind === 'processQueued') return percentage
  const room = Math.max(0, ESTIMATE_CEILING - percentage)
  const span = endsAt - at
  const share = span <= 0 ? 1 : Math.min(1, Math.max(0, now - at) / span)
  return percentage + room * share
}

/** What can happen to a job; `at` is epoch ms. */
export type JobEvent =
  /** A share of the files has left, 0 to 1. */
  | { kind: 'sent'; share: number }
  | { kind: 'submitted'; transactionId: string; followUpAt: number | null; at: number }
  | { kind: 'followedUp' }
  /** A question about it leaves. */
  | { kind: 'asked'; at: number }
  /** The server says that it is still at work; what it did not tell stays out. */
  | { kind: 'polled'; percentage?: number; secondsLeft?: number; at: number }
  /** A poll brought no answer. */
  | { kind: 'missed'; at: number }
  | { kind: 'finished'; tookMs?: number; subject?: string; at: number }
  /** `mayBeDone`: a call failed, not the analysis. */
  | { kind: 'failed'; name: ErrorName; mayBeDone?: true; at: number }
  /** Its owner looks at what came of it. */
  | { kind: 'seen' }
  /** Its bytes went to make room. */
  | { kind: 'letGo' }
  /** Asked for again after a call had failed. */
  | { kind: 'retried'; estimateMs: number; at: number }

/** The next state of a job. An event that does not fit the state (a late answer, say) changes nothing. */
export function stepJob(job: Job, event: JobEvent): Job {
  if (event.kind === 'asked') return { ...job, askedAt: event.at }
  if (!isRunning(job)) return stepEnded(job, event)
  switch (event.kind) {
    case 'sent':
      return { ...job, sent: Math.max(job.sent, Math.min(1, event.share)) }
    case 'submitted':
      return reported(
        {
          ...job,
          transactionId: event.transactionId,
          followUpAt: event.followUpAt,
          sent: 1,
          askedAt: event.at,
        },
        START_PERCENTAGE,
        event.at,
      )
    case 'followedUp':
      return { ...job, followUpAt: null }
    case 'polled':
      return polled(job, event)
    case 'missed':
      return { ...job, misses: job.misses + 1, askedAt: event.at }
    case 'finished':
      return finished(job, event)
    case 'failed':
      return failed(job, event)
    case 'retried':
    case 'letGo':
    case 'seen':
      return job
    default:
      return assertNever(event)
  }
}

/** A queued job becomes processEnabled once the percentage exceeds 5 (analyzers §4). */
function polled(job: RunningJob, event: Extract<JobEvent, { kind: 'polled' }>): RunningJob {
  const { percentage, secondsLeft, at } = event
  const answered = { ...job, misses: 0, askedAt: at }
  const next = percentage === undefined ? answered : reported(answered, percentage, at)
  const queued = job.kind === 'processQueued' && next.report.percentage <= START_PERCENTAGE
  const told = job.report.told || percentage !== undefined
  return {
    ...next,
    kind: queued ? 'processQueued' : 'processEnabled',
    report: {
      ...next.report,
      told,
      // What the server says counts, up or down (D51); what is made up goes on from where it is.
      ...(secondsLeft === undefined
        ? {}
        : { percentage: reachedBy(next, at), at, endsAt: at + secondsLeft * 1000 }),
    },
  }
}

/** Takes a told percentage in, never below what was shown. */
function reported(job: RunningJob, percentage: number, at: number): RunningJob {
  const shown = progressAt(job, at).percentage
  const reached = Math.min(100, Math.max(shown, percentage))
  const last = job.marks.at(-1)?.percentage ?? -1
  return {
    ...job,
    report: { ...job.report, percentage: reached, at },
    marks: reached > last ? [...job.marks, { percentage: reached, at }] : job.marks,
  }
}

function base(job: Job) {
  const { id, analyzer, title, path, owner, files, options, transactionId, startedAt } = job
  const beside = job.beside === undefined ? {} : { beside: job.beside }
  const inBatch = job.inBatch === undefined ? {} : { inBatch: job.inBatch }
  const askedAt = job.askedAt === undefined ? {} : { askedAt: job.askedAt }
  const known = { id, analyzer, title, path, owner, files, options, transactionId, startedAt }
  return { ...known, ...beside, ...inBatch, ...askedAt }
}

/** What still happens to a job that is over. */
function stepEnded(job: DoneJob | FailedJob, event: JobEvent): Job {
  if (event.kind === 'seen') return job.seen === true ? job : { ...job, seen: true }
  if (event.kind === 'letGo') return { ...job, letGo: true }
  return event.kind === 'retried' ? retried(job, event) : job
}

function finished(
  job: RunningJob,
  { at, tookMs = at - job.startedAt, subject }: Extract<JobEvent, { kind: 'finished' }>,
): DoneJob {
  return {
    ...base(job),
    ...(subject === undefined ? {} : { subject }),
    askedAt: at,
    kind: 'Processed Successfully',
    finishedAt: at,
    tookMs: Math.max(0, tookMs),
  }
}

function failed(
  job: RunningJob,
  { name, mayBeDone, at }: Extract<JobEvent, { kind: 'failed' }>,
): FailedJob {
  const unsent = job.followUpAt === null ? {} : { followUpAt: job.followUpAt }
  const open = mayBeDone === true ? { mayBeDone } : {}
  return {
    ...base(job),
    askedAt: at,
    kind: 'Not Uploaded',
    failure: name,
    failedAt: at,
    ...unsent,
    ...open,
  }
}

/** Only a job that the server knows can be asked for again. */
function retried(
  job: DoneJob | FailedJob,
  { at, estimateMs }: Extract<JobEvent, { kind: 'retried' }>,
): Job {
  if (job.kind !== 'Not Uploaded' || job.transactionId === null) return job
  return {
    ...base(job),
    kind: 'processEnabled',
    report: { percentage: START_PERCENTAGE, at, endsAt: at + estimateMs, told: false },
    marks: [],
    sent: 1,
    followUpAt: job.followUpAt ?? null,
    misses: 0,
  }
}
