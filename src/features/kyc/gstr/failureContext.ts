import type { ApiError } from '#shared/api/apiError.ts'
import { refusalContext } from '#shared/errors/refusalContext.ts'
import type { DialogContext } from '#shared/errors/overlaySlice.ts'

export type GstrCall = 'requestOtp' | 'authenticateOtp' | 'downloadDocuments'

const CLEARED: Record<GstrCall, string> = {
  requestOtp: 'GSTIN and username were cleared: nothing is kept of a fetch that failed.',
  authenticateOtp: 'GSTIN, username and OTP were cleared. A new fetch needs a new OTP.',
  downloadDocuments: 'GSTIN, username and OTP were cleared. A new fetch needs a new OTP.',
}

/** The server itself failed: nothing was said of the OTP. */
const NOT_CHECKED = {
  title: 'OTP not checked',
  line: 'The GST portal could not check the OTP, so nothing was fetched. Enter the details again to receive a new one.',
}

/** The GST portal named another reason than a wrong OTP. */
const REFUSED = {
  title: 'OTP not accepted',
  line: 'The GST portal did not accept the OTP, so nothing was fetched. Enter the details again to receive a new one.',
}

/** What the dialog of a failed call adds to its row: what was cleared, and what the server said against it. */
export function failureContext(call: GstrCall, error: ApiError): DialogContext {
  const kept = CLEARED[call]
  const reason = refusalContext(error, 'What the GST portal said')
  if (call !== 'authenticateOtp') return { kept, ...reason }
  if (error.kind === 'http' && error.status >= 500) return { kept, about: NOT_CHECKED }
  return reason.lists === undefined ? { kept } : { kept, about: REFUSED, ...reason }
}
