import type { ApiError } from '#shared/platform/api/apiError.ts'
import type { DialogContext } from '#shared/platform/store/overlaySlice.ts'

/** Empty without a reason and for 5xx. `heading` stands above the server's text. */
export function refusalContext(
  error: ApiError,
  heading = 'Reason given by the server',
): Pick<DialogContext, 'lists'> {
  const isServerError = error.kind === 'http' && error.status >= 500
  const detail = 'detail' in error && !isServerError ? (error.detail ?? '') : ''
  return detail.trim() === '' ? {} : { lists: [{ heading, items: [detail] }] }
}
