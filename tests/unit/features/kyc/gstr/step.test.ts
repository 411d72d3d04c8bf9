import { expect, it } from 'vitest'
import {
  INITIAL_STATE,
  gstrReducer,
  type GstrEvent,
  type GstrState,
} from '#features/kyc/gstr/gstrReducer.ts'

const TAXPAYER = { gstin: '27AAKCD4821M1ZB', username: 'dakshin.pune' }
const ZIP = new Blob(['zip'])
const typed: GstrState = { kind: 'details', taxpayer: TAXPAYER, isRequestingOtp: false }
const asking: GstrState = { ...typed, isRequestingOtp: true }
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
const held: GstrState = { ...verified, documents: { kind: 'held', zip: ZIP } }

const EVENTS: Record<GstrEvent['kind'], GstrEvent> = {
  typed: { kind: 'typed', taxpayer: { gstin: '27', username: '' } },
  asked: { kind: 'asked' },
  otpSent: { kind: 'otpSent', taxpayerId: 'T1' },
  otpTried: { kind: 'otpTried' },
  otpWrong: { kind: 'otpWrong' },
  otpRight: { kind: 'otpRight', verifiedAt: 7 },
  cancelled: { kind: 'cancelled' },
  wanted: { kind: 'wanted' },
  came: { kind: 'came', zip: ZIP },
  cleared: { kind: 'cleared' },
}

/** What each state does with each event; left out: nothing. */
const TABLE: [GstrState, Partial<Record<GstrEvent['kind'], GstrState>>][] = [
  [
    typed,
    {
      typed: { ...typed, taxpayer: { gstin: '27', username: '' } },
      asked: asking,
      cleared: INITIAL_STATE,
    },
  ],
  [asking, { otpSent: otp, cleared: INITIAL_STATE }],
  [otp, { otpTried: verifying, cancelled: typed, cleared: INITIAL_STATE }],
  [
    verifying,
    {
      otpWrong: { ...otp, wrongAttempts: 1 },
      otpRight: verified,
      cancelled: typed,
      cleared: INITIAL_STATE,
    },
  ],
  [verified, { wanted: fetching, cleared: INITIAL_STATE }],
  [fetching, { came: held, cleared: INITIAL_STATE }],
  [held, { cleared: INITIAL_STATE }],
]

it.each(TABLE)('of %j', (state, moves) => {
  for (const event of Object.values(EVENTS))
    expect([event.kind, gstrReducer(state, event)]).toEqual([
      event.kind,
      moves[event.kind] ?? state,
    ])
})
