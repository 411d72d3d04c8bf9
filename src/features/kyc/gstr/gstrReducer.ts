import { assertNever } from '#shared/platform/lib/assertNever.ts'
import type { Taxpayer, TaxpayerId } from './contract.ts'

/** As typed, untrimmed. */
const EMPTY_TAXPAYER: Taxpayer = { gstin: '', username: '' }

/** The ZIP of a verified taxpayer: fetched when first needed, held until the page is left (decisions D63). */
type Documents = { kind: 'none' } | { kind: 'fetching' } | { kind: 'held'; zip: Blob }

/** State of the page (kyc §4). */
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
  | { kind: 'typed'; taxpayer: Taxpayer }
  | { kind: 'asked' }
  | { kind: 'otpSent'; taxpayerId: TaxpayerId }
  | { kind: 'otpTried' }
  | { kind: 'otpWrong' }
  | { kind: 'otpRight'; verifiedAt: number }
  /** The OTP dialog was cancelled; typed values stay. */
  | { kind: 'cancelled' }
  | { kind: 'wanted' }
  | { kind: 'came'; zip: Blob }
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
      if (event.kind === 'wanted' && state.documents.kind === 'none')
        return { ...state, documents: { kind: 'fetching' } }
      if (event.kind === 'came' && state.documents.kind === 'fetching')
        return { ...state, documents: { kind: 'held', zip: event.zip } }
      return state
    default:
      return assertNever(state)
  }
}

function detailsReducer(
  state: Extract<GstrState, { kind: 'details' }>,
  event: GstrEvent,
): GstrState {
  const { taxpayer, isRequestingOtp } = state
  if (event.kind === 'typed' && !isRequestingOtp) return { ...state, taxpayer: event.taxpayer }
  if (event.kind === 'asked') return { ...state, isRequestingOtp: true }
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
  if (event.kind === 'otpTried') return { ...state, isVerifying: true }
  if (event.kind === 'otpWrong' && isVerifying)
    return { ...state, isVerifying: false, wrongAttempts: wrongAttempts + 1 }
  if (event.kind === 'otpRight' && isVerifying)
    return {
      kind: 'verified',
      taxpayer,
      taxpayerId,
      verifiedAt: event.verifiedAt,
      documents: { kind: 'none' },
    }
  return state
}
