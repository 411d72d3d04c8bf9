import type { Failure, Move, OwnStep, Step, UanEffect, UanState } from './uanState.ts'

export const move = (state: UanState, ...effects: UanEffect[]): Move => ({ state, effects })

/** Where a page with an id begins: consent is read while the socket is taken up. */
export const START: UanState = {
  step: { kind: 'disclaimer', ahead: null },
  line: { kind: 'connecting' },
  candidate: null,
}

/** A link without an id leads nowhere (kyc §8). */
export const NO_LINK: UanState = {
  step: { kind: 'error', why: 'invalidLink' },
  line: { kind: 'closed' },
  candidate: null,
}

/** The page that nothing follows by itself: the socket goes too. */
export const end = (state: UanState, step: Step): Move =>
  move({ ...state, step, line: { kind: 'closed' } }, { kind: 'close' })

export const fail = (state: UanState, why: Failure): Move => end(state, { kind: 'error', why })

/** What follows the consent waits behind it. */
export const go = (state: UanState, step: OwnStep): UanState => ({
  ...state,
  step: state.step.kind === 'disclaimer' ? { ...state.step, ahead: step } : step,
})

/** The step that counts: what waits behind the consent, or what is shown. */
export const ownStep = ({ step }: UanState): Step =>
  step.kind === 'disclaimer' ? (step.ahead ?? step) : step

/** Whether the server owes an answer. */
export const isAwaiting = (step: Step): boolean =>
  step.kind === 'loading' ? step.why !== 'slow' : 'isSent' in step && step.isSent

const roundAfter = (step: Step): number => ('round' in step ? step.round + 1 : 0)

export const askLogin = (from: Step, said: 'credentials' | null): OwnStep => ({
  kind: 'login',
  said,
  isSent: false,
  round: roundAfter(from),
})

export const askOtp = (from: Step, said: 'invalid' | 'expired' | null): OwnStep => ({
  kind: 'otp',
  said,
  isSent: false,
  // What was typed stays where nothing was refused.
  round: from.kind === 'otp' && said === null ? from.round : roundAfter(from),
})

export const askCaptcha = (from: Step, picture: string, isBack: boolean): OwnStep => ({
  kind: 'captcha',
  picture,
  said: from.kind !== 'captcha' ? null : from.isSent && !isBack ? 'wrong' : 'renewed',
  isSent: false,
  round: roundAfter(from),
})
