import type { ApiError } from '#shared/api/apiError.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { run } from '#shared/api/run.ts'
import { showToast } from '#shared/errors/toast.ts'
import type { AppThunk } from '#shared/store/types.ts'

/** A call of an admin store: its Outcome beside the catalogue is the toast. */
export type RecordCall<Args, Value> = Endpoint<Args, Value, 'showDetail'>

const NO_DETAIL = 'The server refused this without saying why.'

/** The line of a failed admin call: the server's own words (D13), or what is wrong with its answer. */
export function failureText(error: ApiError): string {
  if (error.kind === 'contract') return `The server’s answer does not fit (${error.issue}).`
  return error.kind === 'http' && error.detail.trim() !== '' ? error.detail : NO_DETAIL
}

/** Runs an admin call. A detail becomes an error toast, no answer the uploadFailed dialog, a 401 ends the session (shell §8). */
export function recordCall<Args, Value>(
  endpoint: RecordCall<Args, Value>,
  args: Args,
): AppThunk<Promise<{ ok: true; value: Value } | { ok: false }>> {
  return async (dispatch) => {
    const result = await dispatch(run(endpoint, args))
    if (result.ok) return result
    if (result.outcome === 'showDetail') showToast('error', failureText(result.error))
    return { ok: false }
  }
}
