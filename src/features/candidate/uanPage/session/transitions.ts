import type { Failure, Transition, PostConsentStep, Step, UanEffect, UanState } from './uanState.ts'

export const transition = (state: UanState, ...effects: UanEffect[]): Transition => ({
  state,
  effects,
})

/** The consent is shown while the socket connects. */
export const INITIAL_STATE: UanState = {
  step: { kind: 'disclaimer', next: null },
  connection: { kind: 'connecting' },
  candidate: null,
}

export const INVALID_LINK_STATE: UanState = {
  step: { kind: 'error', reason: 'invalidLink' },
  connection: { kind: 'closed' },
  candidate: null,
}

export const endWith = (state: UanState, step: Step): Transition =>
  transition({ ...state, step, connection: { kind: 'closed' } }, { kind: 'close' })

export const endWithError = (state: UanState, reason: Failure): Transition =>
  endWith(state, { kind: 'error', reason })

/** Steps after the consent wait for it. */
export const goToStep = (state: UanState, step: PostConsentStep): UanState => ({
  ...state,
  step: state.step.kind === 'disclaimer' ? { ...state.step, next: step } : step,
})

/** The step behind the consent, or the shown one. */
export const activeStep = ({ step }: UanState): Step =>
  step.kind === 'disclaimer' ? (step.next ?? step) : step

export const isAwaitingResponse = (step: Step): boolean =>
  step.kind === 'loading' ? step.reason !== 'slow' : 'isSubmitted' in step && step.isSubmitted

const nextAttempt = (step: Step): number => ('attempt' in step ? step.attempt + 1 : 0)

type CaptchaStep = Extract<PostConsentStep, { kind: 'captcha' }>

export const loginStep = (from: Step, error: 'credentials' | null): PostConsentStep => ({
  kind: 'login',
  error,
  isSubmitted: false,
  attempt: nextAttempt(from),
})

export const otpStep = (from: Step, error: 'invalid' | 'expired' | null): PostConsentStep => ({
  kind: 'otp',
  error,
  isSubmitted: false,
  // Typed text stays unless it was refused.
  attempt: from.kind === 'otp' && error === null ? from.attempt : nextAttempt(from),
})

export function captchaStep(from: Step, picture: string, isBack: boolean): CaptchaStep {
  // After a reconnection the server may repeat its picture, which the typed text still fits.
  if (from.kind === 'captcha' && !from.isSubmitted && from.picture === picture) return from
  return {
    kind: 'captcha',
    picture,
    error: from.kind !== 'captcha' ? null : from.isSubmitted && !isBack ? 'wrong' : 'renewed',
    isSubmitted: false,
    brokenPictures: from.kind === 'captcha' && !from.isSubmitted ? from.brokenPictures : 0,
    attempt: nextAttempt(from),
  }
}
