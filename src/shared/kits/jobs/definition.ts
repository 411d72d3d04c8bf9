import type { DocumentFacts } from '#shared/kits/facts/documentFacts.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type { ApiResult } from '#shared/platform/api/apiError.ts'
import type { ErrorRules } from '#shared/platform/api/errorRules.ts'
import type { BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { CollectCalls } from './collect.ts'
import type { DoneJob, JobOptions } from './job.ts'
import type { ResultSummary } from './results/resultSummary.ts'

/** Data, and files by name, such as an Excel report. `data` is parsed from `body`, where there is one. */
export type JobResult = {
  data: unknown
  body?: Blob | undefined
  files?: Readonly<Record<string, Blob>>
}

/** Of a job that the server is still working on; what it did not send is missing. */
export type RunningAnswer = {
  kind: 'running'
  percentage?: number | undefined
  secondsLeft?: number | undefined
}

export type PollResult =
  | RunningAnswer
  | { kind: 'failed'; name: DialogName }
  /** `tookMs` where the server sends its execution time. */
  | { kind: 'done'; result: JobResult; tookMs?: number | undefined }

export type SubmitInput = {
  files: readonly { accepted: AcceptedFile; file: File; password?: string | undefined }[]
  options: JobOptions
  blobStore: BlobStore
  signal: AbortSignal
  /** 0 to 1, of the files. */
  onUploadProgress: (share: number) => void
}

export type PollInput = { transactionId: string; options: JobOptions; signal: AbortSignal }

/** The part of a definition that the job engine uses, without screens. */
export type AnalyzerCalls = {
  id: string
  title: string
  path: string
  errors: ErrorRules
  /** Missing: no output page. 'lastShown': see decisions D18. */
  output?: { mode: 'lastShown' | 'newest' }
  /** Default: processEnabled at 5 (analyzers §4). */
  start?: { kind: 'processQueued' | 'processEnabled'; percentage: number }
  /** In ms, for all files together. */
  estimateMs: (pages: number, bytes?: number) => number
  /** Returns the transaction id. Null: the bytes are no longer stored. */
  submit: (input: SubmitInput) => Promise<ApiResult<string> | null>
  /** A later second upload with the first one's id (passbook, analyzers §4). */
  followUp?: {
    delayMs: number
    send: (transactionId: string, input: SubmitInput) => Promise<ApiResult<unknown>>
  }
  /** Null where the result is incomplete or from an older build. Rejects where its lazy code does not load. */
  summarize?: (answer: JobResult, job: Pick<DoneJob, 'options'>) => Promise<ResultSummary | null>
  /**
   * What its documents say about a person or business, from the stored answer. Null where that is incomplete or from an older
   * build. Missing: the service is not compared. Rejects where its lazy code does not load.
   */
  readFacts?: (
    answer: JobResult,
    job: Pick<DoneJob, 'options'>,
  ) => Promise<readonly DocumentFacts[] | null>
  /**
   * Fetches what only the output page fetches (passbook: its workbook), for use without that page, and stores it. Null
   * on a failure; a 401 ends the session. Missing: `poll` fetches everything.
   */
  fetchParts?: (
    answer: JobResult,
    job: Pick<DoneJob, 'id' | 'transactionId'>,
    signal: AbortSignal,
  ) => AppThunk<Promise<JobResult | null>>
  /** For documents collected with those of other services. Missing: each file is a job without options. */
  collect?: () => Promise<CollectCalls>
  /** When done, also fetches further parts of the result. Used again to fetch a lost result. */
  poll: (input: PollInput) => Promise<ApiResult<PollResult>>
}

/** The product's analyzers by id, lazily loaded: their jobs resume on any page. */
export type Analyzers = Readonly<Record<string, () => Promise<AnalyzerCalls>>>

declare module '#shared/platform/store/sessionScope.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface SessionDependencies {
    /** Default: none. */
    analyzers?: Analyzers
  }
}

export type ResultSource<Result> = Pick<AnalyzerCalls, 'poll' | 'summarize'> & {
  /** Null where a stored result of an older build does not fit: fetch it again. */
  parseResult: (result: JobResult) => Result | null
}
