import type { GenericSchema } from 'valibot'
import type { ErrorRules } from '#shared/errors/errorRules.ts'

export type QueryValue = string | number | boolean

/** What one call puts on the wire. Names are spelled exactly as the tables of the specification tell. */
export type WireRequest = {
  query?: Record<string, QueryValue>
  headers?: Record<string, string>
  /** JSON unless it is FormData or URLSearchParams. */
  body?: unknown
}

/**
 * One call of the backend as data (design, "The wire stops at the parser").
 * `answer` says how the body is read; `schema` brings it to our one internal form.
 */
export type Endpoint<Args, Value, Outcome extends string = never> = {
  /** Unique, for RTK Query and for messages of contract errors. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string | ((args: Args) => string)
  request?: (args: Args) => WireRequest
  answer: 'json' | 'blob' | 'bytes' | 'none' | 'status'
  /** Gets the JSON body, the Blob, for `bytes` the body as a Blob whatever it is (JSON that a worker reads), for `none` an object `{status}`, for `status` `{status, body}` (no body: undefined). */
  schema: GenericSchema<unknown, Value> | (() => Promise<GenericSchema<unknown, Value>>)
  /** Turns a failure into a name of the catalogue, in the order of the specification. */
  errors: ErrorRules<Outcome>
}

export type CallOptions = {
  /** Cancels this call; a cancelled call gives `aborted`. Calls of a session carry its signal: see `run`. */
  signal?: AbortSignal
  /** Share of the body that has left, 0 to 1. */
  onUploadProgress?: (share: number) => void
}
