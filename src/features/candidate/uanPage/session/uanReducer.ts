import {
  timedOut,
  connectionLost,
  networkChanged,
  pictureBroken,
  resumed,
} from './connectionTransitions.ts'
import { onFrame } from './onFrame.ts'
import {
  canGoBack,
  endWithError,
  INITIAL_STATE,
  isReconnecting,
  loginStep,
  otpEffect,
  sendEffect,
  transition,
} from './transitions.ts'
import type { Transition, UanEffect, UanEvent, UanState } from './uanState.ts'

/** kyc §4, §8; decisions D45, D67. An event that does not fit (a second tap, a late response) changes nothing. */
export function uanReducer(state: UanState, event: UanEvent): Transition {
  switch (event.kind) {
    case 'frameReceived':
      return onFrame(state, event.frame, event.at)
    case 'failed':
      return connectionLost(state)
    case 'dropped':
      return connectionLost(state, false)
    case 'due':
      return timedOut(state)
    case 'resumed':
      return resumed(state, event.hiddenMs)
    case 'networkChanged':
      return networkChanged(state)
    case 'pictureBroken':
      return pictureBroken(state, event.picture)
    case 'proceedPressed':
      return consentGiven(state)
    case 'backPressed':
      return canGoBack(state.step)
        ? transition({ ...state, step: { kind: 'disclaimer', next: state.step } })
        : transition(state)
    case 'loginPressed':
      return submitOnce(state, 'login', { kind: 'encryptAndSend', password: event.password })
    case 'captchaPressed':
      return submitOnce(
        state,
        'captcha',
        sendEffect({ event: 'CAPTCHA', data: { captcha: event.captcha } }),
      )
    case 'otpPressed':
      return otpPressed(state, event.otp)
    case 'encryptionFailed':
      return endWithError(state, 'unknown')
    case 'refreshPressed':
      return transition(INITIAL_STATE, { kind: 'close' }, { kind: 'connect' })
    default:
      return event satisfies never
  }
}

function consentGiven(state: UanState): Transition {
  const { step: here, candidate } = state
  if (here.kind !== 'disclaimer') return transition(state)
  if (here.next !== null) return transition({ ...state, step: here.next })
  return transition({
    ...state,
    step: candidate === null ? { kind: 'loading', reason: 'link' } : loginStep(here, null),
  })
}

/** Without a connection the OTP waits for the server's step (decisions L82). */
function otpPressed(state: UanState, otp: string): Transition {
  const { step, connection } = state
  if (step.kind === 'otp' && isReconnecting(connection) && step.queuedOtp === null)
    return transition({ ...state, step: { ...step, error: null, queuedOtp: otp } })
  return submitOnce(state, 'otp', otpEffect(otp))
}

/** Not while a submission is pending, nor without a connection. */
function submitOnce(
  state: UanState,
  kind: 'login' | 'captcha' | 'otp',
  effect: UanEffect,
): Transition {
  const { step: here, connection } = state
  if (here.kind !== kind || here.isSubmitted || connection.kind !== 'open') return transition(state)
  return transition(
    {
      ...state,
      step: { ...here, error: null, isSubmitted: true },
      connection: { kind: 'open', isRestored: false },
    },
    effect,
  )
}
