import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { RunningAnswer } from './definition.ts'
import {
  isFailed,
  isRunning,
  withOwner,
  type DoneJob,
  type FailedJob,
  type Job,
  type RunningJob,
} from './job.ts'
import type { Finding } from './results/resultSummary.ts'

/** Shown from Proceed or from the upload's response on (analyzers §4, §9). */
export const START_PERCENTAGE = 5
/** An estimate never exceeds this: only the response finishes a job. */
const ESTIMATE_CEILING = 95

/** `percentage` is an integer. `msLeft` is 0 when the estimate is used up or nothing runs. */
export type Progress = { percentage: number; msLeft: number }

/** Uses timestamps, because of sleep and throttled timers. The percentage never falls within a job. */
export function progressAt(job: Job, now: number): Progress {
  if (!isRunning(job)) return { percentage: isFailed(job) ? 0 : 100, msLeft: 0 }
  const { at, endsAt } = job.report
  const msLeft = Math.max(0, Math.min(endsAt - now, endsAt - at))
  return { percentage: Math.floor(exactPercentageAt(job, now)), msLeft }
}

/** Fractional percentage: reported, or estimated from the elapsed time. */
function exactPercentageAt({ kind, report }: RunningJob, now: number): number {
  const { percentage, at, endsAt, told } = report
  if (told || kind === 'processQueued') return percentage
  const room = Math.max(0, ESTIMATE_CEILING - percentage)
  const span = endsAt - at
  const share = span <= 0 ? 1 : Math.min(1, Math.max(0, now - at) / span)
  return percentage + room * share
}

/** What a failed call leaves open, as stored with the job. */
export type CallFailure = Pick<FailedJob, 'mayBeDone' | 'mayHaveArrived'>

/** `at` is epoch ms. */
export type JobEvent =
  /** 0 to 1. */
  | { kind: 'sent'; share: number }
  | { kind: 'submitted'; transactionId: string; followUpAt: number | null; at: number }
  | { kind: 'followedUp' }
  | { kind: 'pollStarted'; at: number }
  /** The server is still working; values that it did not send are missing. */
  | (Omit<RunningAnswer, 'kind'> & { kind: 'polled'; at: number })
  | { kind: 'missed'; at: number }
  | { kind: 'finished'; tookMs?: number | undefined; at: number }
  | { kind: 'summarized'; findings: readonly Finding[]; subject: string | undefined }
  | ({ kind: 'failed'; name: DialogName; at: number } & CallFailure)
  | { kind: 'seen' }
  | { kind: 'evicted' }
  | { kind: 'retried'; estimateMs: number; at: number }
  /** Null: it belongs to nobody. */
  | { kind: 'owned'; ownerId: string | null }

/** An event that does not fit the state, such as a late response, changes nothing. */
export function jobReducer(job: Job, event: JobEvent): Job {
  if (event.kind === 'pollStarted') return { ...job, askedAt: event.at }
  if (event.kind === 'owned') return withOwner(job, event.ownerId)
  if (!isRunning(job)) return endedJobReducer(job, event)
  switch (event.kind) {
    case 'sent':
      return { ...job, sent: Math.max(job.sent, Math.min(1, event.share)) }
    case 'submitted':
      return withProgress(
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
      return applyPoll(job, event)
    case 'missed':
      return { ...job, misses: job.misses + 1, askedAt: event.at }
    case 'finished':
      return applyFinish(job, event)
    case 'failed':
      return applyFailure(job, event)
    case 'summarized':
    case 'retried':
    case 'evicted':
    case 'seen':
      return job
    default:
      return event satisfies never
  }
}

/** A queued job becomes processEnabled above 5 % (analyzers §4). */
function applyPoll(job: RunningJob, event: Extract<JobEvent, { kind: 'polled' }>): RunningJob {
  const { percentage, secondsLeft, at } = event
  const answered = { ...job, misses: 0, askedAt: at }
  const next = percentage === undefined ? answered : withProgress(answered, percentage, at)
  const queued = job.kind === 'processQueued' && next.report.percentage <= START_PERCENTAGE
  const told = job.report.told || percentage !== undefined
  return {
    ...next,
    kind: queued ? 'processQueued' : 'processEnabled',
    report: {
      ...next.report,
      told,
      // The server's value replaces the estimate in either direction (D51).
      ...(secondsLeft === undefined
        ? {}
        : { percentage: exactPercentageAt(next, at), at, endsAt: at + secondsLeft * 1000 }),
    },
  }
}

/** Applies a reported percentage, never below the displayed one. */
function withProgress(job: RunningJob, percentage: number, at: number): RunningJob {
  const shown = progressAt(job, at).percentage
  const next = Math.min(100, Math.max(shown, percentage))
  const last = job.marks.at(-1)?.percentage ?? -1
  return {
    ...job,
    report: { ...job.report, percentage: next, at },
    marks: next > last ? [...job.marks, { percentage: next, at }] : job.marks,
  }
}

function omit<Value extends object, Key extends keyof Value & string>(
  value: Value,
  ...keys: readonly Key[]
): Omit<Value, Key> {
  const others = Object.entries(value).filter(([key]) => !keys.some((omitted) => omitted === key))
  return Object.fromEntries(others) as Omit<Value, Key> // without these keys, all others
}

const toEnded = (job: RunningJob, at: number) => ({
  ...omit(job, 'report', 'marks', 'sent', 'followUpAt', 'misses'),
  askedAt: at,
})

function endedJobReducer(job: DoneJob | FailedJob, event: JobEvent): Job {
  if (event.kind === 'seen') return job.seen === true ? job : { ...job, seen: true }
  if (event.kind === 'evicted') return { ...job, letGo: true }
  if (event.kind === 'summarized') return applySummary(job, event)
  return event.kind === 'retried' ? applyRetry(job, event) : job
}

function applyFinish(
  job: RunningJob,
  { at, tookMs = at - job.startedAt }: Extract<JobEvent, { kind: 'finished' }>,
): DoneJob {
  return {
    ...toEnded(job, at),
    kind: 'Processed Successfully',
    finishedAt: at,
    tookMs: Math.max(0, tookMs),
  }
}

function applySummary(
  job: DoneJob | FailedJob,
  { findings, subject }: Extract<JobEvent, { kind: 'summarized' }>,
): Job {
  return isFailed(job) ? job : { ...job, findings, subject }
}

function applyFailure(
  job: RunningJob,
  { name, kind: _kind, at, ...callFailure }: Extract<JobEvent, { kind: 'failed' }>,
): FailedJob {
  return {
    ...toEnded(job, at),
    kind: 'Not Uploaded',
    failure: name,
    failedAt: at,
    followUpAt: job.followUpAt ?? undefined,
    ...callFailure,
  }
}

/** Only a job that the server knows can be requested again. */
function applyRetry(
  job: DoneJob | FailedJob,
  { at, estimateMs }: Extract<JobEvent, { kind: 'retried' }>,
): Job {
  if (!isFailed(job) || job.transactionId === null) return job
  return {
    ...omit(job, 'seen', 'letGo', 'failure', 'failedAt', 'mayBeDone', 'mayHaveArrived'),
    kind: 'processEnabled',
    report: { percentage: START_PERCENTAGE, at, endsAt: at + estimateMs, told: false },
    marks: [],
    sent: 1,
    followUpAt: job.followUpAt ?? null,
    misses: 0,
  }
}
