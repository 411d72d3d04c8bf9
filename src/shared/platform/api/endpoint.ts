import type { GenericSchema } from 'valibot'
import type { ErrorRules } from '#shared/platform/api/errorRules.ts'
import type { ApiResult } from './apiError.ts'

export type QueryValue = string | number | boolean

/** Names are spelled as in the specification's tables. */
export type ApiRequest = {
  query?: Record<string, QueryValue>
  headers?: Record<string, string>
  body?: unknown
}

export type Endpoint<Args, Value, Outcome extends string = never> = {
  /** Unique: the key for RTK Query and for messages of contract errors. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string | ((args: Args) => string)
  request?: (args: Args) => ApiRequest
  responseType: 'json' | 'blob' | 'bytes' | 'none' | 'status'
  /** For a JSON response that the user can save unchanged: the result carries the raw bytes too. */
  keepsBody?: true | undefined
  /** Parses what `responseType` gives; 'bytes': a Blob of any type, 'none': `{status}`, 'status': `{status, body}`. */
  schema: GenericSchema<unknown, Value> | (() => Promise<GenericSchema<unknown, Value>>)
  /** The first matching rule applies, in the order of the specification. */
  errors: ErrorRules<Outcome>
}

export type CallOptions = {
  /** `callInSession` adds the session's signal. */
  signal?: AbortSignal | undefined
  /** @param share of the body, 0 to 1 */
  onUploadProgress?: (share: number) => void
  /** The pending response of `takeEarlyCall`; the call is not sent again. */
  sent?: Promise<ApiResult<unknown>>
}
