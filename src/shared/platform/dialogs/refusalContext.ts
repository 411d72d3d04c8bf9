import type { ApiError } from '#shared/platform/api/apiError.ts'
import type { DialogContext } from '#shared/platform/store/overlaySlice.ts'

/** Empty without a reason and for 5xx. `heading` stands above the server's text. */
export const refusalContext = (
  error: ApiError,
  heading = 'Reason given by the server',
): Pick<DialogContext, 'lists'> =>
  error.kind === 'http' && error.status < 500 && error.detail.trim() !== ''
    ? { lists: [{ heading, items: [error.detail] }] }
    : {}
