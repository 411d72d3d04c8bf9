import type { ApiError } from '#shared/api/apiError.ts'
import type { QueryFailure } from '#shared/api/queryApi.ts'

/** The line of a list that nobody answered for; its dialog is uploadFailed. */
export const NO_ANSWER = 'Unable to connect to the server!'
const NO_DETAIL = 'The server refused this without saying why.'

/** True for a call that the end of its session broke off with the cache: nobody waits for it. */
export const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** Why a call failed: the server's own words (decisions D13), or what is wrong with its answer. */
function detailOf(error: ApiError): string {
  if (error.kind === 'contract') return `The server’s answer does not fit (${error.issue}).`
  return error.kind === 'http' && error.detail.trim() !== '' ? error.detail : NO_DETAIL
}

/** What to say of a failed call; null when nobody waits for it any more. */
export function failureLine({ error, outcome }: QueryFailure): string | null {
  if (outcome === null || outcome === 'notAuthenticated') return null
  return outcome === 'uploadFailed' ? NO_ANSWER : detailOf(error)
}
