import type { ApiError } from '#shared/platform/api/apiError.ts'
import { callMayHaveArrived } from '#shared/platform/api/callMayHaveArrived.ts'
import { refusalContext } from '#shared/platform/dialogs/refusalContext.ts'
import { arrivalContext, type Repeatable } from '#shared/platform/session/confirmRepeat.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { DialogContext } from '#shared/platform/store/overlaySlice.ts'
import type { Taxpayer } from './contract.ts'
import { requestOtp } from './endpoints.ts'

export type GstrCall = 'requestOtp' | 'authenticateOtp' | 'downloadDocuments'

const CLEARED: Record<GstrCall, string> = {
  requestOtp:
    'GSTIN and username were cleared because the request failed. Enter them again to retry.',
  authenticateOtp: 'GSTIN, username and OTP were cleared. A new fetch needs a new OTP.',
  downloadDocuments: 'GSTIN, username and OTP were cleared. A new fetch needs a new OTP.',
}

const NOT_CHECKED = {
  title: 'OTP not checked',
  line: 'The GST portal could not check the OTP, so nothing was fetched. Enter the details again to receive a new one.',
}

const REFUSED = {
  title: 'OTP not accepted',
  line: 'The GST portal did not accept the OTP, so nothing was fetched. Enter the details again to receive a new one.',
}

const ARRIVAL_TEXT = 'The taxpayer may already have received an OTP.'

/** A repeated request contacts the taxpayer again. */
export const requestOf = ({ gstin, username }: Taxpayer): Repeatable => ({
  key: `${requestOtp.name} ${gstin} ${username}`,
  arrivalText: ARRIVAL_TEXT,
})

export function failureContext(
  callName: GstrCall,
  outcome: DialogName,
  error: ApiError,
): DialogContext {
  const footnote = CLEARED[callName]
  const reason = refusalContext(error, 'Message from the GST portal')
  if (callName === 'requestOtp' && callMayHaveArrived(error)) {
    return outcome === 'uploadFailed'
      ? { footnote: `${ARRIVAL_TEXT} ${footnote}` }
      : { footnote, ...arrivalContext(outcome, { arrivalText: ARRIVAL_TEXT }) }
  }
  if (callName !== 'authenticateOtp') return { footnote, ...reason }
  if (error.kind === 'http' && error.status >= 500) return { footnote, override: NOT_CHECKED }
  return reason.lists === undefined ? { footnote } : { footnote, override: REFUSED, ...reason }
}
