import type { ErrorName } from '#shared/errors/errorNames.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'

/** Choices made before Proceed, as plain data (the country of a financial statement, say); its definition reads them. */
export type JobOptions = Readonly<Record<string, unknown>>

/** What is known of a running job's progress. Shown values are computed from it and the clock, see `progressAt`. */
export type JobReport = {
  /** 0 to 100, the highest that was told or shown so far. */
  percentage: number
  /** Epoch ms at which `percentage` was true. */
  at: number
  /** Epoch ms at which the job should be done; it only ever moves nearer. */
  endsAt: number
  /** The server tells percentages, so none is made up between two polls. */
  told: boolean
}

/** A percentage and the moment it was reached: the time each named step took is read from these. */
type JobMark = { percentage: number; at: number }

type JobBase = {
  id: string
  /** Id of its definition. */
  analyzer: string
  /** Name of the service and page to open, kept here so that the tray needs no definition. */
  title: string
  path: string
  /** E-mail of the user who started it: nobody else ever sees it. */
  owner: string
  files: readonly AcceptedFile[]
  /** Vault ids of what is sent beside the files (a related parties workbook): it is dropped with the job. */
  beside?: readonly string[] | undefined
  options: JobOptions
  /** Null until the submit call is answered. */
  transactionId: string | null
  startedAt: number
}

export type RunningJob = JobBase & {
  kind: 'processQueued' | 'processEnabled'
  report: JobReport
  marks: readonly JobMark[]
  /** Share of the files that has left, 0 to 1. */
  sent: number
  /** When the second submit is due (passbook), null when there is none or it is done. */
  followUpAt: number | null
  /** Polls in a row without an answer; above 0 the connection is lost. */
  misses: number
}

export type DoneJob = JobBase & {
  kind: 'Processed Successfully'
  finishedAt: number
  tookMs: number
}

export type FailedJob = JobBase & {
  kind: 'Not Uploaded'
  failure: ErrorName
  failedAt: number
  /** When its second submit was due, if it never arrived: asking again begins with it. */
  followUpAt?: number | undefined
}

/** One transaction. Its kinds are the product's own state names (decisions D19); none is shown as it stands. */
export type Job = RunningJob | DoneJob | FailedJob

/** Files accepted and not yet sent: what the Check step shows. */
export type Draft = {
  kind: 'Uploaded Successfull'
  files: readonly AcceptedFile[]
  /** As of its job. */
  beside?: readonly string[] | undefined
  options: JobOptions
  /** A reload cut its sending off: it may have arrived or not. */
  interrupted?: true | undefined
}

/** Where an analyzer's page stands (analyzers §4, generic upload flow). */
export type Flow = { kind: 'Not Uploaded' } | Draft | RunningJob | DoneJob

export function isRunning(job: Job): job is RunningJob {
  return job.kind === 'processEnabled' || job.kind === 'processQueued'
}
