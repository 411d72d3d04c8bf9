import { assertNever } from '#shared/lib/assertNever.ts'
import type { Taxpayer, TaxpayerId } from './contract.ts'

/** What is typed, untrimmed. */
const NOBODY: Taxpayer = { gstin: '', username: '' }

/** The data of a verified taxpayer: fetched at the first wish to have it, and held until it is left (decisions D63). */
type Documents = { kind: 'none' } | { kind: 'fetching' } | { kind: 'held'; zip: Blob }

/** Where the fetch of a taxpayer's data stands (kyc §4). */
export type GstrState =
  | { kind: 'details'; taxpayer: Taxpayer; isAsking: boolean }
  | {
      kind: 'otp'
      taxpayer: Taxpayer
      taxpayerId: TaxpayerId
      isVerifying: boolean
      /** OTPs that were wrong so far. */
      wrong: number
    }
  | {
      kind: 'verified'
      taxpayer: Taxpayer
      taxpayerId: TaxpayerId
      /** ms since 1970. */
      at: number
      documents: Documents
    }

export type GstrEvent =
  | { kind: 'typed'; taxpayer: Taxpayer }
  | { kind: 'asked' }
  | { kind: 'otpSent'; taxpayerId: TaxpayerId }
  | { kind: 'otpTried' }
  | { kind: 'otpWrong' }
  | { kind: 'otpRight'; at: number }
  /** Cancel of the OTP: what was typed stays. */
  | { kind: 'cancelled' }
  | { kind: 'wanted' }
  | { kind: 'came'; zip: Blob }
  /** The back arrow, Clear, and any failure but a wrong OTP. */
  | { kind: 'cleared' }

export const START: GstrState = { kind: 'details', taxpayer: NOBODY, isAsking: false }

/** What follows; an event that does not fit, as a late answer, changes nothing. */
export function step(state: GstrState, event: GstrEvent): GstrState {
  if (event.kind === 'cleared') return START
  switch (state.kind) {
    case 'details':
      return stepDetails(state, event)
    case 'otp':
      return stepOtp(state, event)
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

function stepDetails(state: Extract<GstrState, { kind: 'details' }>, event: GstrEvent): GstrState {
  const { taxpayer, isAsking } = state
  if (event.kind === 'typed' && !isAsking) return { ...state, taxpayer: event.taxpayer }
  if (event.kind === 'asked') return { ...state, isAsking: true }
  if (event.kind === 'otpSent' && isAsking)
    return { kind: 'otp', taxpayer, taxpayerId: event.taxpayerId, isVerifying: false, wrong: 0 }
  return state
}

function stepOtp(state: Extract<GstrState, { kind: 'otp' }>, event: GstrEvent): GstrState {
  const { taxpayer, taxpayerId, isVerifying, wrong } = state
  if (event.kind === 'cancelled') return { kind: 'details', taxpayer, isAsking: false }
  if (event.kind === 'otpTried') return { ...state, isVerifying: true }
  if (event.kind === 'otpWrong' && isVerifying)
    return { ...state, isVerifying: false, wrong: wrong + 1 }
  if (event.kind === 'otpRight' && isVerifying)
    return { kind: 'verified', taxpayer, taxpayerId, at: event.at, documents: { kind: 'none' } }
  return state
}
