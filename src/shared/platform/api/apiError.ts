/** Every way in which a call can fail. The union is closed: `callEndpoint` returns no other error. */
export type ApiError =
  /** A status other than 2xx; `detail` is the text of D13, empty when there was none. */
  | { kind: 'http'; status: number; detail: string }
  /** No response at all. */
  | { kind: 'network' }
  | { kind: 'timeout' }
  /** The caller aborted the call, or the session ended. */
  | { kind: 'aborted' }
  /**
   * A response that does not fit its schema, or a request that cannot be sent. `issue` names the path, never the
   * content; `detail` is the message of a 200 response that refuses.
   */
  | { kind: 'contract'; issue: string; detail?: string }

/**
 * The result of a call: expected failures are returned, only bugs are thrown. `body` is set where the endpoint has
 * `keepsBody`.
 */
export type ApiResult<T> = { ok: true; value: T; body?: Blob } | { ok: false; error: ApiError }
