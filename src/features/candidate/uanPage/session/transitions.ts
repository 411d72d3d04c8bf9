import type { ClientFrame } from './frames.ts'
import type {
  Connection,
  Failure,
  Transition,
  PostConsentStep,
  Step,
  UanEffect,
  UanState,
} from './uanState.ts'

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

export const isReconnecting = ({ kind }: Connection): boolean =>
  kind === 'lost' || kind === 'reconnecting' || kind === 'settling'

/** To the consent. Captcha and OTP have no way back: the server is at its step. */
export const canGoBack = (step: Step): step is PostConsentStep =>
  step.kind === 'loading' ? step.reason === 'link' : step.kind === 'login' && !step.isSubmitted

export const sendEffect = (frame: ClientFrame): UanEffect => ({ kind: 'send', frame })

export const otpEffect = (otp: string): UanEffect => sendEffect({ event: 'OTP', data: { otp } })

const nextAttempt = (step: Step): number => ('attempt' in step ? step.attempt + 1 : 0)

type CaptchaStep = Extract<PostConsentStep, { kind: 'captcha' }>

export const loginStep = (from: Step, error: 'credentials' | 'again' | null): PostConsentStep => ({
  kind: 'login',
  error,
  isSubmitted: false,
  attempt: nextAttempt(from),
})

export const otpStep = (from: Step, error: 'invalid' | 'expired' | null): PostConsentStep => ({
  kind: 'otp',
  error,
  queuedOtp: null,
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
