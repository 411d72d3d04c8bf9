/** Closed union: `callEndpoint` returns no other error. */
export type ApiError =
  /** `detail` is the text of D13, empty when there was none. `retryAfter` is its header, where it is known. */
  | { kind: 'http'; status: number; detail: string; retryAfter?: string | null | undefined }
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'aborted' }
  /**
   * `issue` names the path, never the content. `detail` is the message of a 200 response that refuses. `isUnsent`: the
   * request itself does not fit HTTP, so nothing was sent.
   */
  | { kind: 'contract'; issue: string; detail?: string | undefined; isUnsent?: true }

/** Expected failures are returned, only bugs are thrown. `body` is set where the endpoint has `keepsBody`. */
export type ApiResult<T> = { ok: true; value: T; body?: Blob } | { ok: false; error: ApiError }
