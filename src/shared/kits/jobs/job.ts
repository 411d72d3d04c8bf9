import * as v from 'valibot'
import { AcceptedFileSchema } from '#shared/kits/upload/acceptedFile.ts'
import { BoundedNumberSchema } from '#shared/platform/lib/numbers/boundedNumber.ts'
import { truncateFileName, OUTPUT_NAME_MAX } from '#shared/platform/lib/text/fileName.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { DIALOG_NAMES } from '#shared/platform/store/dialogNames.ts'
import { FindingSchema } from './results/resultSummary.ts'

const Files = v.pipe(v.array(AcceptedFileSchema), v.readonly())
/** Attachments, such as a related-parties workbook, are deleted with the job. */
const AttachmentIds = v.optional(v.pipe(v.array(v.string()), v.readonly()))
/** Selected before Proceed (the country of a financial statement); the definition parses them. */
const Options = v.pipe(v.record(v.string(), v.unknown()), v.readonly())
export type JobOptions = v.InferOutput<typeof Options>

const base = {
  id: v.string(),
  analyzer: v.string(),
  /** Stored, so that the jobs list needs no definition. */
  title: v.string(),
  path: v.pipe(v.string(), v.regex(/^(?:\/\w+)+$/)),
  /** Email; only this user sees the job. */
  owner: v.string(),
  /** What the job belongs to (`JobOwners`). */
  ownerId: v.optional(v.string()),
  /** Stays in this browser as long as its owner: once it has ended, it is neither evicted nor removed in Jobs. */
  keep: v.optional(v.literal(true)),
  files: Files,
  beside: AttachmentIds,
  /** Part of a batch: failures show in its list, without dialogs. */
  inBatch: v.optional(v.literal(true)),
  options: Options,
  /** Null until the upload call has responded. */
  transactionId: v.nullable(v.string()),
  startedAt: BoundedNumberSchema,
  /** Epoch ms of the last poll or response, so that every tab keeps the polling interval. */
  askedAt: v.optional(BoundedNumberSchema),
}

const Running = v.object({
  ...base,
  kind: v.picklist(['processQueued', 'processEnabled']),
  /** Displayed values are computed from it and the clock (`progressAt`). */
  report: v.object({
    /** 0 to 100, the highest value reported or shown so far. */
    percentage: BoundedNumberSchema,
    /** Epoch ms at which `percentage` was true. */
    at: BoundedNumberSchema,
    /** Epoch ms: our estimate, later the server's (D51). */
    endsAt: BoundedNumberSchema,
    /** The server reports percentages, so none is estimated between polls. */
    told: v.boolean(),
  }),
  /** Gives the duration of each step. */
  marks: v.pipe(
    v.array(v.object({ percentage: BoundedNumberSchema, at: BoundedNumberSchema })),
    v.readonly(),
  ),
  /** Share of the files, 0 to 1. */
  sent: BoundedNumberSchema,
  /** When the second upload is due (passbook). Null: none, or done. */
  followUpAt: v.nullable(BoundedNumberSchema),
  /** Consecutive polls without a response. */
  misses: BoundedNumberSchema,
})

const Seen = v.optional(v.literal(true))

const Evicted = v.optional(v.literal(true))

export const DoneJobSchema = v.object({
  ...base,
  kind: v.literal('Processed Successfully'),
  seen: Seen,
  letGo: Evicted,
  subject: v.optional(v.string()),
  /** Missing until the checks have run. */
  findings: v.optional(v.pipe(v.array(FindingSchema), v.readonly())),
  finishedAt: BoundedNumberSchema,
  tookMs: BoundedNumberSchema,
})

export const FailedJobSchema = v.object({
  ...base,
  kind: v.literal('Not Uploaded'),
  seen: Seen,
  letGo: Evicted,
  failure: v.picklist(DIALOG_NAMES),
  failedAt: BoundedNumberSchema,
  /** A call failed, not the analysis: the server may have the result (D50). */
  mayBeDone: v.optional(v.literal(true)),
  /** The answer to its last upload was not the service's own. Missing: an older build stored the job. */
  mayHaveArrived: v.optional(v.boolean()),
  /** When its second upload was due, if it never arrived. */
  followUpAt: v.optional(BoundedNumberSchema),
})

/** The kinds are the product's own state names (decisions D19), never displayed as they are. */
export const JobSchema = v.variant('kind', [Running, DoneJobSchema, FailedJobSchema])
export type RunningJob = v.InferOutput<typeof Running>
export type DoneJob = v.InferOutput<typeof DoneJobSchema>
export type FailedJob = v.InferOutput<typeof FailedJobSchema>
export type Job = RunningJob | DoneJob | FailedJob

/** Accepted files that are not sent yet, shown at the Check step. */
export const DraftSchema = v.object({
  kind: v.literal('Uploaded Successfull'),
  files: Files,
  beside: AttachmentIds,
  options: Options,
  /** A reload stopped its upload: it may have arrived. */
  interrupted: v.optional(v.literal(true)),
})
export type Draft = v.InferOutput<typeof DraftSchema>

/** State of an analyzer's page (analyzers §4, generic upload flow). */
export type Flow = { kind: 'Not Uploaded' } | Draft | RunningJob | DoneJob

export function isRunning(job: Job): job is RunningJob {
  return job.kind === 'processEnabled' || job.kind === 'processQueued'
}

/** Its result is here. The specification calls the state 'Processed Successfully' (decisions D19). */
export function isDone(job: { kind: string } | undefined): job is DoneJob {
  return job?.kind === 'Processed Successfully'
}

/** It ended without a result. The specification calls that 'Not Uploaded', as before an upload (decisions D19). */
export function isFailed(job: Job | undefined): job is FailedJob {
  return job?.kind === 'Not Uploaded'
}

/** Running jobs are neither seen nor unseen. */
export function isUnseen(job: Job): job is DoneJob | FailedJob {
  return !isRunning(job) && job.seen !== true
}

/** True where the job failed, or a check of its result did. */
export function needsAttention(job: Job): boolean {
  if (isFailed(job)) return true
  return isDone(job) && job.findings?.some(({ kind }) => kind === 'failed') === true
}

/**
 * True where the service did not confirm the upload and may have charged it: it is never sent again without a decision of
 * the user (decisions L130).
 */
export function jobMayHaveArrived(job: Job): boolean {
  if (!isFailed(job) || job.transactionId !== null) return false
  return job.mayHaveArrived ?? (job.mayBeDone === true || job.failure === 'uploadFailed')
}

/** True where its upload got no response: its files are a draft at Check again. */
export function isBackInDraft(job: Job): boolean {
  if (!isFailed(job) || job.inBatch === true) return false
  return job.failure === 'uploadFailed' && job.transactionId === null
}

/** The result is fetched again when opened. */
export const isEvicted = (job: Job): boolean => !isRunning(job) && job.letGo === true

/** The job as one that is kept for this owner; null: for nobody. */
export function withOwner<Owned extends Job>(job: Owned, ownerId: string | null): Owned {
  const { ownerId: _before, keep: _kept, ...free } = job
  return (ownerId === null ? free : { ...free, ownerId, keep: true }) as Owned // all other fields stay
}

/** 'Payslip_Sep.pdf', or 'Payslip_Sep.pdf and 2 more'. Long names are truncated, in a list earlier than elsewhere. */
export function jobName({ files, title }: Pick<Job, 'files' | 'title'>, isInList = false): string {
  const [first, ...more] = files
  if (first === undefined) return title
  const name = isInList
    ? truncateFileName(first.name)
    : truncateFileName(first.name, OUTPUT_NAME_MAX, OUTPUT_NAME_MAX)
  return more.length === 0 ? name : `${name} and ${plural(more.length, 'more', 'more')}`
}

/** Names the shown job. */
export const JOB_PARAM = 'job'
/** A new upload while other jobs of the analyzer run. */
export const NEW_JOB = 'new'

/** @param job its id, or `NEW_JOB` */
export function urlForJob(path: string, job: string): string {
  return `${path}?${new URLSearchParams({ [JOB_PARAM]: job }).toString()}`
}

export function jobUrl({ path, id }: Pick<Job, 'path' | 'id'>): string {
  return urlForJob(path, id)
}
