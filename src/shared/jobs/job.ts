import * as v from 'valibot'
import { ERROR_NAMES } from '#shared/errors/errorNames.ts'
import { cutName, OUTPUT_NAME_MAX } from '#shared/lib/fileName.ts'
import { plural } from '#shared/lib/plural.ts'
import { AcceptedFileSchema } from '#shared/upload/acceptedFile.ts'

const Files = v.pipe(v.array(AcceptedFileSchema), v.readonly())
/** Vault ids of what is sent beside the files (a related parties workbook): it is dropped with its job. */
const Beside = v.optional(v.pipe(v.array(v.string()), v.readonly()))
/** Choices made before Proceed, as plain data (the country of a financial statement, say); its definition reads them. */
const Options = v.pipe(v.record(v.string(), v.unknown()), v.readonly())
export type JobOptions = v.InferOutput<typeof Options>

const base = {
  id: v.string(),
  /** Id of its definition. */
  analyzer: v.string(),
  /** Name of the service and page to open, kept here so that the tray needs no definition. */
  title: v.string(),
  path: v.pipe(v.string(), v.regex(/^(?:\/\w+)+$/)),
  /** E-mail of the user who started it: nobody else ever sees it. */
  owner: v.string(),
  files: Files,
  beside: Beside,
  /** One of many that were sent together: their list tells what becomes of it, and no dialog does. */
  inBatch: v.optional(v.literal(true)),
  options: Options,
  /** Null until the submit call is answered. */
  transactionId: v.nullable(v.string()),
  startedAt: v.number(),
  /** Epoch ms of the last question about it, or of the answer if that came since: whichever tab or page asks next keeps the distance of polls. */
  askedAt: v.optional(v.number()),
}

const Running = v.object({
  ...base,
  kind: v.picklist(['processQueued', 'processEnabled']),
  /** What is known of its progress. Shown values are computed from it and the clock, see `progressAt`. */
  report: v.object({
    /** 0 to 100, the highest that was told or shown so far. */
    percentage: v.number(),
    /** Epoch ms at which `percentage` was true. */
    at: v.number(),
    /** Epoch ms at which the job should be done: by our estimate, then as the server tells it (D51). */
    endsAt: v.number(),
    /** The server tells percentages, so none is made up between two polls. */
    told: v.boolean(),
  }),
  /** A percentage and the moment it was reached: the time each named step took is read from these. */
  marks: v.pipe(v.array(v.object({ percentage: v.number(), at: v.number() })), v.readonly()),
  /** Share of the files that has left, 0 to 1. */
  sent: v.number(),
  /** When the second submit is due (passbook), null when there is none or it is done. */
  followUpAt: v.nullable(v.number()),
  /** Polls in a row without an answer; above 0 the connection is lost. */
  misses: v.number(),
})

/** Of a job that is over: its owner has looked at what came of it. */
const Seen = v.optional(v.literal(true))

/** Of a job that is over: its files and its result went to make room for newer ones. */
const LetGo = v.optional(v.literal(true))

const Done = v.object({
  ...base,
  kind: v.literal('Processed Successfully'),
  seen: Seen,
  letGo: LetGo,
  /** Whom the result is about, where it names somebody. */
  subject: v.optional(v.string()),
  finishedAt: v.number(),
  tookMs: v.number(),
})

const Failed = v.object({
  ...base,
  kind: v.literal('Not Uploaded'),
  seen: Seen,
  letGo: LetGo,
  failure: v.picklist(ERROR_NAMES),
  failedAt: v.number(),
  /** A call failed, not the analysis: the server has the files and may have the result (D50). */
  mayBeDone: v.optional(v.literal(true)),
  /** When its second submit was due, if it never arrived: asking again begins with it. */
  followUpAt: v.optional(v.number()),
})

/** One transaction. Its kinds are the product's own state names (decisions D19); none is shown as it stands. */
export const JobSchema = v.variant('kind', [Running, Done, Failed])
export type RunningJob = v.InferOutput<typeof Running>
export type DoneJob = v.InferOutput<typeof Done>
export type FailedJob = v.InferOutput<typeof Failed>
export type Job = RunningJob | DoneJob | FailedJob

/** Files accepted and not yet sent: what the Check step shows. */
export const DraftSchema = v.object({
  kind: v.literal('Uploaded Successfull'),
  files: Files,
  beside: Beside,
  options: Options,
  /** A reload cut its sending off: it may have arrived or not. */
  interrupted: v.optional(v.literal(true)),
})
export type Draft = v.InferOutput<typeof DraftSchema>

/** Where an analyzer's page stands (analyzers §4, generic upload flow). */
export type Flow = { kind: 'Not Uploaded' } | Draft | RunningJob | DoneJob

export function isRunning(job: Job): job is RunningJob {
  return job.kind === 'processEnabled' || job.kind === 'processQueued'
}

/** Over, and its owner has not looked at it yet. */
export function isNew(job: Job): job is DoneJob | FailedJob {
  return !isRunning(job) && job.seen !== true
}

/** Its upload got no answer: its files stand in the Check step again, and are no longer this job's. */
export function isStillChosen(job: Job): boolean {
  if (job.kind !== 'Not Uploaded' || job.inBatch === true) return false
  return job.failure === 'uploadFailed' && job.transactionId === null
}

/** Its files went to make room; a result is fetched again when it is opened. */
export const isLetGo = (job: Job): boolean => !isRunning(job) && job.letGo === true

/** 'Payslip_Sep.pdf', or 'Payslip_Sep.pdf and 2 more'. A long name is cut, in a list earlier than elsewhere. */
export function jobName({ files, title }: Pick<Job, 'files' | 'title'>, isInList = false): string {
  const [first, ...more] = files
  if (first === undefined) return title
  const name = isInList
    ? cutName(first.name)
    : cutName(first.name, OUTPUT_NAME_MAX, OUTPUT_NAME_MAX)
  return more.length === 0 ? name : `${name} and ${plural(more.length, 'more', 'more')}`
}

/** The query that names the job a page shows. */
export const JOB_PARAM = 'job'
/** Its value for an upload while other jobs of the same analyzer run. */
export const NEW_JOB = 'new'

/** `path` with the job that it is to show, or `NEW_JOB`. */
export function jobAddress(path: string, job: string): string {
  return `${path}?${new URLSearchParams({ [JOB_PARAM]: job }).toString()}`
}

/** Address of a job on its analyzer's page. */
export function jobPath({ path, id }: Pick<Job, 'path' | 'id'>): string {
  return jobAddress(path, id)
}
