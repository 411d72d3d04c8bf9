import type { GenericSchema } from 'valibot'
import type { ErrorRules } from '#shared/platform/api/errorRules.ts'
import type { ApiResult } from './apiError.ts'

export type QueryValue = string | number | boolean

/** The HTTP request of one call. Names are spelled as in the specification's tables. */
export type ApiRequest = {
  query?: Record<string, QueryValue>
  headers?: Record<string, string>
  body?: unknown
}

/** One backend call as data. `answer` says how the body is read; `schema` parses it into our internal form. */
export type Endpoint<Args, Value, Outcome extends string = never> = {
  /** Unique: the key for RTK Query and for messages of contract errors. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string | ((args: Args) => string)
  request?: (args: Args) => ApiRequest
  responseType: 'json' | 'blob' | 'bytes' | 'none' | 'status'
  /** For a JSON response that the user can save unchanged: the result carries the raw bytes too. */
  keepsBody?: true
  /**
   * Parses the JSON body, the Blob, for `bytes` the body as a Blob of any type (JSON that a worker parses), for `none`
   * `{status}`, for `status` `{status, body}` (undefined without a body).
   */
  schema: GenericSchema<unknown, Value> | (() => Promise<GenericSchema<unknown, Value>>)
  /** Maps a failure to an outcome name; the first matching rule applies, in the order of the specification. */
  errors: ErrorRules<Outcome>
}

export type CallOptions = {
  /** Aborts this call, which then fails with `aborted`. `callInSession` adds the session's signal. */
  signal?: AbortSignal
  /** Share of the body that was sent, 0 to 1. */
  onUploadProgress?: (share: number) => void
  /** The pending response of a call that was sent early (`takeEarlyCall`); the call is not sent again. */
  sent?: Promise<ApiResult<unknown>>
}
