/** What can become of a call that brought no usable answer. The union is closed: nothing else leaves `call`. */
export type ApiError =
  /** The server answered with a status that is no success; `detail` is the D13 text, empty when there was none. */
  | { kind: 'http'; status: number; detail: string }
  /** No answer at all. */
  | { kind: 'network' }
  | { kind: 'timeout' }
  /** The caller gave up, or the session that asked is over: nobody is waiting for this any more. */
  | { kind: 'aborted' }
  /** An answer that does not fit its schema, or what it gave for a call that cannot be sent; `issue` names the place, never the content; `detail` is what the answer says against itself, as a 200 may that refuses. */
  | { kind: 'contract'; issue: string; detail?: string }

/** A call's outcome: expected failures are returned, only bugs are thrown. */
export type ApiResult<T> = { ok: true; value: T } | { ok: false; error: ApiError }
