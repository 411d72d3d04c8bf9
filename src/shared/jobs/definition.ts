import type { ApiResult } from '#shared/api/apiError.ts'
import type { ErrorName } from '#shared/errors/errorNames.ts'
import type { ErrorRules } from '#shared/errors/errorRules.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import type { FileVault } from '#shared/vault/vault.ts'
import type { JobOptions } from './job.ts'

/** A finished job's answer as it is kept: the JSON body as it came or facts about it, and files by name (an Excel report, say). */
export type JobResult = { data: unknown; files?: Readonly<Record<string, Blob>> }

/** What one status call says, in the form that the engine knows. */
export type PollAnswer =
  | { kind: 'running'; percentage?: number; secondsLeft?: number }
  | { kind: 'failed'; name: ErrorName }
  /** `tookMs` where the server tells its own execution time. */
  | { kind: 'done'; result: JobResult; tookMs?: number }

export type SubmitInput = {
  files: readonly { accepted: AcceptedFile; file: File; password?: string }[]
  options: JobOptions
  /** Where what is sent beside the files lies. */
  vault: FileVault
  signal: AbortSignal
  /** Share of the files that has left, 0 to 1. */
  onUploadProgress: (share: number) => void
}

export type PollInput = { transactionId: string; options: JobOptions; signal: AbortSignal }

/** The part of a definition that the engine runs, without any screen. */
export type AnalyzerCalls = {
  id: string
  title: string
  path: string
  errors: ErrorRules
  /** Of an output address: it opens the output that was shown last (decisions D18), or the newest one. Left out: there is none. */
  output?: { finds: 'lastShown' | 'newest' }
  /** Where a job stands when Proceed is pressed; left out: processEnabled at 5 (analyzers §4). */
  start?: { kind: 'processQueued' | 'processEnabled'; percentage: number }
  /** ms, by the pages and the bytes of all files together. */
  estimateMs: (pages: number, bytes?: number) => number
  /** Sends the files; the value is the transaction id. Null: what it would send is no longer kept. */
  submit: (input: SubmitInput) => Promise<ApiResult<string> | null>
  /** A second submit some time later, with the first one's id (passbook, analyzers §4). */
  followUp?: {
    delayMs: number
    send: (transactionId: string, input: SubmitInput) => Promise<ApiResult<unknown>>
  }
  /** Whom a finished job's answer is about, where it names somebody: Jobs shows it. */
  subjectOf?: (data: unknown) => string | undefined
  /** Asks how it stands; fetches what else belongs to the result (reports) when it is done. Also used to fetch a lost result again. */
  poll: (input: PollInput) => Promise<ApiResult<PollAnswer>>
}

/** The analyzers that the product has, by id, each behind a lazy loader: their jobs resume on any page. */
export type Analyzers = Readonly<Record<string, () => Promise<AnalyzerCalls>>>

/** What it takes to open a finished job's result. */
export type ResultSource<Result> = Pick<AnalyzerCalls, 'poll'> & {
  /** Reads a kept result by the schema that the poll read it by; null when it does not fit (an older build kept it) and is to be fetched anew. */
  parseResult: (result: JobResult) => Result | null
}
