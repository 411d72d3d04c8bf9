import type { Taxpayer, TaxpayerId } from './contract.ts'

const EMPTY_TAXPAYER: Taxpayer = { gstin: '', username: '' }

/** The ZIP is fetched when first needed and kept until the page is left (decisions D63). */
type Documents =
  | { kind: 'none' }
  | { kind: 'fetching' }
  | { kind: 'ready'; zip: Blob; isEmpty: boolean }

/** kyc §4 */
export type GstrState =
  | { kind: 'details'; taxpayer: Taxpayer; isRequestingOtp: boolean }
  | {
      kind: 'otp'
      taxpayer: Taxpayer
      taxpayerId: TaxpayerId
      isVerifying: boolean
      wrongAttempts: number
    }
  | {
      kind: 'verified'
      taxpayer: Taxpayer
      taxpayerId: TaxpayerId
      /** ms since 1970. */
      verifiedAt: number
      documents: Documents
    }

export type GstrEvent =
  | { kind: 'taxpayerChanged'; taxpayer: Taxpayer }
  | { kind: 'otpRequested' }
  | { kind: 'otpSent'; taxpayerId: TaxpayerId }
  | { kind: 'otpSubmitted' }
  | { kind: 'otpRejected' }
  | { kind: 'otpVerified'; verifiedAt: number }
  /** Of the OTP dialog; typed values stay. */
  | { kind: 'cancelled' }
  | { kind: 'documentsRequested' }
  | { kind: 'documentsReceived'; zip: Blob; isEmpty: boolean }
  /** The back arrow, Clear, and any failure but a wrong OTP. */
  | { kind: 'cleared' }

export const INITIAL_STATE: GstrState = {
  kind: 'details',
  taxpayer: EMPTY_TAXPAYER,
  isRequestingOtp: false,
}

/** An event that does not fit, such as a late response, changes nothing. */
export function gstrReducer(state: GstrState, event: GstrEvent): GstrState {
  if (event.kind === 'cleared') return INITIAL_STATE
  switch (state.kind) {
    case 'details':
      return detailsReducer(state, event)
    case 'otp':
      return otpReducer(state, event)
    case 'verified':
      if (event.kind === 'documentsRequested' && state.documents.kind === 'none')
        return { ...state, documents: { kind: 'fetching' } }
      if (event.kind === 'documentsReceived' && state.documents.kind === 'fetching')
        return { ...state, documents: { kind: 'ready', zip: event.zip, isEmpty: event.isEmpty } }
      return state
    default:
      return state satisfies never
  }
}

function detailsReducer(
  state: Extract<GstrState, { kind: 'details' }>,
  event: GstrEvent,
): GstrState {
  const { taxpayer, isRequestingOtp } = state
  if (event.kind === 'taxpayerChanged' && !isRequestingOtp)
    return { ...state, taxpayer: event.taxpayer }
  if (event.kind === 'otpRequested') return { ...state, isRequestingOtp: true }
  if (event.kind === 'otpSent' && isRequestingOtp)
    return {
      kind: 'otp',
      taxpayer,
      taxpayerId: event.taxpayerId,
      isVerifying: false,
      wrongAttempts: 0,
    }
  return state
}

function otpReducer(state: Extract<GstrState, { kind: 'otp' }>, event: GstrEvent): GstrState {
  const { taxpayer, taxpayerId, isVerifying, wrongAttempts } = state
  if (event.kind === 'cancelled') return { kind: 'details', taxpayer, isRequestingOtp: false }
  if (event.kind === 'otpSubmitted') return { ...state, isVerifying: true }
  if (event.kind === 'otpRejected' && isVerifying)
    return { ...state, isVerifying: false, wrongAttempts: wrongAttempts + 1 }
  if (event.kind === 'otpVerified' && isVerifying)
    return {
      kind: 'verified',
      taxpayer,
      taxpayerId,
      verifiedAt: event.verifiedAt,
      documents: { kind: 'none' },
    }
  return state
}
