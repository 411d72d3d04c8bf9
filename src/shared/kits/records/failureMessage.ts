import type { ApiError } from '#shared/platform/api/apiError.ts'
import type { QueryFailure } from '#shared/platform/queryCache/queryApi.ts'

/** Shown above the list; its dialog is uploadFailed. */
export const NO_RESPONSE_MESSAGE = 'Unable to connect to the server!'
const NO_DETAIL = 'The server rejected this without giving a reason.'

/** True for a call aborted by the end of the session. */
export const isAbortError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** The server's reason (decisions D13), or what is wrong with its response. */
function detailOf(error: ApiError): string {
  const detail = 'detail' in error ? (error.detail ?? '') : ''
  if (detail.trim() !== '') return detail
  return error.kind === 'contract'
    ? `The server sent an unexpected response (${error.issue}).`
    : NO_DETAIL
}

/** The message of a failed call; null for an aborted one. */
export function failureMessage({ error, outcome }: QueryFailure): string | null {
  if (outcome === null || outcome === 'notAuthenticated') return null
  return outcome === 'uploadFailed' ? NO_RESPONSE_MESSAGE : detailOf(error)
}
