import { canRetry } from '../failures.ts'
import {
  isNew,
  isRunning,
  type DoneJob,
  type FailedJob,
  type Job,
  type RunningJob,
} from '../job.ts'
import type { Batch, BatchItem } from './batch.ts'

type Jobs = Readonly<Record<string, Job>>

/** How a document of a batch stands: by its job, where it has one. */
type Standing =
  | { kind: 'waiting' }
  | { kind: 'running'; job: RunningJob }
  | { kind: 'done'; job: DoneJob }
  | { kind: 'failed'; job: FailedJob }
  /** A reload cut its sending off: it may have arrived or not (decisions L4). */
  | { kind: 'interrupted' }

export function standingOf({ job: id }: BatchItem, jobs: Jobs): Standing {
  if (id === null) return { kind: 'waiting' }
  const job = jobs[id]
  if (job === undefined) return { kind: 'interrupted' }
  if (isRunning(job)) return { kind: 'running', job }
  return job.kind === 'Not Uploaded' ? { kind: 'failed', job } : { kind: 'done', job }
}

/** Whether nobody knows if it has arrived: it is sent again only by a press of its own. */
export function isUnsure(standing: Standing): boolean {
  if (standing.kind === 'interrupted') return true
  return (
    standing.kind === 'failed' &&
    standing.job.failure === 'uploadFailed' &&
    standing.job.transactionId === null
  )
}

/** Whether another try can be made of it without a question: asking again, or sending what was refused. */
export function isRetriable(standing: Standing): boolean {
  if (standing.kind !== 'failed' || isUnsure(standing)) return false
  return canRetry(standing.job) || standing.job.failure !== 'fileNotKept'
}

export type BatchSum = Record<Standing['kind'], number> & {
  total: number
  /** Results that nobody has opened yet. */
  news: number
  retriable: number
}

/** How many documents stand how. */
export function sumOf({ items }: Batch, jobs: Jobs): BatchSum {
  const standings = items.map((item) => standingOf(item, jobs))
  const count = (kind: Standing['kind']) =>
    standings.filter((standing) => standing.kind === kind).length
  return {
    total: items.length,
    waiting: count('waiting'),
    running: count('running'),
    done: count('done'),
    failed: count('failed'),
    interrupted: count('interrupted'),
    news: standings.filter((standing) => standing.kind === 'done' && isNew(standing.job)).length,
    retriable: standings.filter(isRetriable).length,
  }
}
