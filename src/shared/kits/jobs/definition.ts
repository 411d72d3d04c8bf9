import type { ApiResult } from '#shared/platform/api/apiError.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { ErrorRules } from '#shared/platform/api/errorRules.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type { BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { DoneJob, JobOptions } from './job.ts'
import type { ResultSummary } from './resultSummary.ts'

/**
 * A finished job's stored result: parsed JSON data or facts, and files by name (such as an Excel report). Where `body`
 * has the raw JSON bytes, they are stored and `data` is parsed from them.
 */
export type JobResult = {
  data: unknown
  body?: Blob
  files?: Readonly<Record<string, Blob>>
}

/** The result of one status call in the engine's terms. */
export type PollResult =
  | { kind: 'running'; percentage?: number; secondsLeft?: number }
  | { kind: 'failed'; name: DialogName }
  /** `tookMs` where the server sends its execution time. */
  | { kind: 'done'; result: JobResult; tookMs?: number }

export type SubmitInput = {
  files: readonly { accepted: AcceptedFile; file: File; password?: string }[]
  options: JobOptions
  /** Holds attachments besides the files. */
  blobStore: BlobStore
  signal: AbortSignal
  /** Share of the files that was sent, 0 to 1. */
  onUploadProgress: (share: number) => void
}

export type PollInput = { transactionId: string; options: JobOptions; signal: AbortSignal }

/** The part of a definition that the job engine uses, without screens. */
export type AnalyzerCalls = {
  id: string
  title: string
  path: string
  errors: ErrorRules
  /** The output page: shows the last shown output (decisions D18), or the newest. Missing: no such page. */
  output?: { mode: 'lastShown' | 'newest' }
  /** State of a job when it starts; default: processEnabled at 5 (analyzers §4). */
  start?: { kind: 'processQueued' | 'processEnabled'; percentage: number }
  /** Estimate in ms for all files together. */
  estimateMs: (pages: number, bytes?: number) => number
  /** Uploads the files and returns the transaction id. Null: the bytes are no longer stored. */
  submit: (input: SubmitInput) => Promise<ApiResult<string> | null>
  /** A later second upload with the first one's id (passbook, analyzers §4). */
  followUp?: {
    delayMs: number
    send: (transactionId: string, input: SubmitInput) => Promise<ApiResult<unknown>>
  }
  /**
   * What a result is about and what its checks found, with lazy code. Null where the result has not arrived whole, or an
   * older build stored it. Rejects where the code does not load.
   */
  summarize?: (answer: JobResult, job: Pick<DoneJob, 'options'>) => Promise<ResultSummary | null>
  /**
   * Requests the status, and fetches further parts of the result (reports) when done. Also used to fetch a lost result
   * again.
   */
  poll: (input: PollInput) => Promise<ApiResult<PollResult>>
}

/** The product's analyzers by id, lazily loaded: their jobs resume on any page. */
export type Analyzers = Readonly<Record<string, () => Promise<AnalyzerCalls>>>

declare module '#shared/platform/store/sessionScope.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface SessionDependencies {
    /** The product's analyzers, for the jobs of every session; default: none. */
    analyzers?: Analyzers
  }
}

/** What is needed to open a finished job's result. */
export type ResultSource<Result> = Pick<AnalyzerCalls, 'poll' | 'summarize'> & {
  /**
   * Parses a stored result with the poll's schema; null when it does not fit (an older build) and must be fetched
   * again.
   */
  parseResult: (result: JobResult) => Result | null
}
