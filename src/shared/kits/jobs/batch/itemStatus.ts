import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { canRetry } from '../failures.ts'
import {
  isUnseen,
  isRunning,
  jobMayHaveArrived,
  needsAttention,
  type DoneJob,
  type FailedJob,
  type Job,
  type RunningJob,
  isFailed,
} from '../job.ts'
import type { Batch, BatchItem } from './batch.ts'

type Jobs = Readonly<Record<string, Job>>

type ItemStatus =
  | { kind: 'waiting' }
  | { kind: 'running'; job: RunningJob }
  | { kind: 'done'; job: DoneJob }
  | { kind: 'failed'; job: FailedJob }
  /** A reload stopped its upload: it may have arrived (decisions L4). */
  | { kind: 'interrupted' }

export function itemStatus({ job: id }: BatchItem, jobs: Jobs): ItemStatus {
  if (id === null) return { kind: 'waiting' }
  const job = jobs[id]
  if (job === undefined) return { kind: 'interrupted' }
  if (isRunning(job)) return { kind: 'running', job }
  return isFailed(job) ? { kind: 'failed', job } : { kind: 'done', job }
}

/** Whether it may have arrived: then only an explicit press sends it again. */
export const mayHaveArrived = (status: ItemStatus): boolean =>
  status.kind === 'interrupted' || (status.kind === 'failed' && jobMayHaveArrived(status.job))

/** The next document would meet them too: the rest waits, and one dialog reports it. */
export const STOPPING_LIMITS: ReadonlySet<DialogName> = new Set([
  'lowCredits',
  'trialSubscriptionEnded',
  'trialLimitExhausted',
])

/** Whether the service did not confirm the job for a reason that stops its batch: a limit, or no answer of its own. */
export const hasHaltedBatch = (job: Job): boolean =>
  jobMayHaveArrived(job) ||
  (isFailed(job) && job.transactionId === null && STOPPING_LIMITS.has(job.failure))

/** No confirmation is needed to request a result, or to send what was refused. */
export function isRetriable(status: ItemStatus): boolean {
  if (status.kind !== 'failed' || mayHaveArrived(status)) return false
  return canRetry(status.job) || status.job.failure !== 'fileNotKept'
}

export type BatchTotals = Record<ItemStatus['kind'], number> & {
  total: number
  unopened: number
  /** Results in which a check failed, opened or not. */
  problems: number
  retriable: number
}

export function batchTotals({ items }: Batch, jobs: Jobs): BatchTotals {
  const statuses = items.map((item) => itemStatus(item, jobs))
  const count = (kind: ItemStatus['kind']) =>
    statuses.filter((status) => status.kind === kind).length
  return {
    total: items.length,
    waiting: count('waiting'),
    running: count('running'),
    done: count('done'),
    failed: count('failed'),
    interrupted: count('interrupted'),
    unopened: statuses.filter((status) => status.kind === 'done' && isUnseen(status.job)).length,
    problems: statuses.filter((status) => status.kind === 'done' && needsAttention(status.job))
      .length,
    retriable: statuses.filter(isRetriable).length,
  }
}
