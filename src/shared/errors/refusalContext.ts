import type { ApiError } from '#shared/api/apiError.ts'
import type { DialogContext } from './overlaySlice.ts'

/**
 * What a dialog adds where the server refused a call and said why; empty where it did not, or failed itself (5xx).
 * @param heading over the server's own words.
 */
export const refusalContext = (
  error: ApiError,
  heading = 'Why it was refused',
): Pick<DialogContext, 'lists'> =>
  error.kind === 'http' && error.status < 500 && error.detail.trim() !== ''
    ? { lists: [{ heading, items: [error.detail] }] }
    : {}
