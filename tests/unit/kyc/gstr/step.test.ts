import { expect, it } from 'vitest'
import { START, step, type GstrEvent, type GstrState } from '#features/kyc/gstr/step.ts'

const TAXPAYER = { gstin: '27AAKCD4821M1ZB', username: 'dakshin.pune' }
const ZIP = new Blob(['zip'])
const typed: GstrState = { kind: 'details', taxpayer: TAXPAYER, isAsking: false }
const asking: GstrState = { ...typed, isAsking: true }
const otp: GstrState = {
  kind: 'otp',
  taxpayer: TAXPAYER,
  taxpayerId: 'T1',
  isVerifying: false,
  wrong: 0,
}
const verifying: GstrState = { ...otp, isVerifying: true }
const verified: GstrState = {
  kind: 'verified',
  taxpayer: TAXPAYER,
  taxpayerId: 'T1',
  at: 7,
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
  otpRight: { kind: 'otpRight', at: 7 },
  cancelled: { kind: 'cancelled' },
  wanted: { kind: 'wanted' },
  came: { kind: 'came', zip: ZIP },
  cleared: { kind: 'cleared' },
}

/** What each state does with each event; left out: nothing. */
const TABLE: [GstrState, Partial<Record<GstrEvent['kind'], GstrState>>][] = [
  [
    typed,
    { typed: { ...typed, taxpayer: { gstin: '27', username: '' } }, asked: asking, cleared: START },
  ],
  [asking, { otpSent: otp, cleared: START }],
  [otp, { otpTried: verifying, cancelled: typed, cleared: START }],
  [
    verifying,
    {
      otpWrong: { ...otp, wrong: 1 },
      otpRight: verified,
      cancelled: typed,
      cleared: START,
    },
  ],
  [verified, { wanted: fetching, cleared: START }],
  [fetching, { came: held, cleared: START }],
  [held, { cleared: START }],
]

it.each(TABLE)('of %j', (state, moves) => {
  for (const event of Object.values(EVENTS))
    expect([event.kind, step(state, event)]).toEqual([event.kind, moves[event.kind] ?? state])
})
