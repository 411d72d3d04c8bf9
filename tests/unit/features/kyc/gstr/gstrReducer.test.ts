import { expect, it } from 'vitest'
import {
  INITIAL_STATE,
  gstrReducer,
  type GstrEvent,
  type GstrState,
} from '#features/kyc/gstr/gstrReducer.ts'

const TAXPAYER = { gstin: '27AAKCD4821M1ZB', username: 'dakshin.pune' }
const ZIP = new Blob(['zip'])
const details: GstrState = { kind: 'details', taxpayer: TAXPAYER, isRequestingOtp: false }
const requestingOtp: GstrState = { ...details, isRequestingOtp: true }
const otp: GstrState = {
  kind: 'otp',
  taxpayer: TAXPAYER,
  taxpayerId: 'T1',
  isVerifying: false,
  wrongAttempts: 0,
}
const verifying: GstrState = { ...otp, isVerifying: true }
const verified: GstrState = {
  kind: 'verified',
  taxpayer: TAXPAYER,
  taxpayerId: 'T1',
  verifiedAt: 7,
  documents: { kind: 'none' },
}
const fetching: GstrState = { ...verified, documents: { kind: 'fetching' } }
const downloaded: GstrState = {
  ...verified,
  documents: { kind: 'ready', zip: ZIP, isEmpty: false },
}

const EVENTS: Record<GstrEvent['kind'], GstrEvent> = {
  taxpayerChanged: { kind: 'taxpayerChanged', taxpayer: { gstin: '27', username: '' } },
  otpRequested: { kind: 'otpRequested' },
  otpSent: { kind: 'otpSent', taxpayerId: 'T1' },
  otpSubmitted: { kind: 'otpSubmitted' },
  otpRejected: { kind: 'otpRejected' },
  otpVerified: { kind: 'otpVerified', verifiedAt: 7 },
  cancelled: { kind: 'cancelled' },
  documentsRequested: { kind: 'documentsRequested' },
  documentsReceived: { kind: 'documentsReceived', zip: ZIP, isEmpty: false },
  cleared: { kind: 'cleared' },
}

/** The next state for each event; an event that is left out changes nothing. */
const TABLE: [GstrState, Partial<Record<GstrEvent['kind'], GstrState>>][] = [
  [
    details,
    {
      taxpayerChanged: { ...details, taxpayer: { gstin: '27', username: '' } },
      otpRequested: requestingOtp,
      cleared: INITIAL_STATE,
    },
  ],
  [requestingOtp, { otpSent: otp, cleared: INITIAL_STATE }],
  [otp, { otpSubmitted: verifying, cancelled: details, cleared: INITIAL_STATE }],
  [
    verifying,
    {
      otpRejected: { ...otp, wrongAttempts: 1 },
      otpVerified: verified,
      cancelled: details,
      cleared: INITIAL_STATE,
    },
  ],
  [verified, { documentsRequested: fetching, cleared: INITIAL_STATE }],
  [fetching, { documentsReceived: downloaded, cleared: INITIAL_STATE }],
  [downloaded, { cleared: INITIAL_STATE }],
]

it.each(TABLE)('changes %j only on the expected events', (state, expected) => {
  for (const event of Object.values(EVENTS))
    expect([event.kind, gstrReducer(state, event)]).toEqual([
      event.kind,
      expected[event.kind] ?? state,
    ])
})
