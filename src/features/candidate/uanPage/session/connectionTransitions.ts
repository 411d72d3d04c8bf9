import {
  loginStep,
  endWithError,
  goToStep,
  isAwaitingResponse,
  transition,
  activeStep,
} from './transitions.ts'
import type { PostConsentStep, Transition, UanState } from './uanState.ts'

/** decisions D45; the last one repeats. */
const RETRY_MS = [1_000, 2_000, 4_000, 8_000] as const
/** In a row, before 'Connection Error' (decisions D45). */
const MAX_FAILURES = 5
/** An attempt without a frame for this long has failed. */
const ATTEMPT_MS = 10_000
/** After a reconnection, the step's frame follows INIT in this time; otherwise the step is login (decisions D67). */
const SETTLE_MS = 2_000
type CaptchaStep = Extract<PostConsentStep, { kind: 'captcha' }>

const RESPONSE_TIMEOUT_MS = 60_000

/** The state's time limit; null: none. */
export function timeoutFor({ connection, step }: UanState): number | null {
  switch (connection.kind) {
    case 'connecting':
      return RESPONSE_TIMEOUT_MS
    case 'open':
      return isAwaitingResponse(step) ? RESPONSE_TIMEOUT_MS : null
    case 'lost':
      return RETRY_MS[Math.min(connection.failures, RETRY_MS.length - 1)] ?? null
    case 'reconnecting':
      return ATTEMPT_MS
    case 'settling':
      return SETTLE_MS
    case 'closed':
      return null
    default:
      return connection satisfies never
  }
}

export function timedOut(state: UanState): Transition {
  const { connection, step } = state
  switch (connection.kind) {
    case 'connecting':
      return endWithError(state, 'timeExpired')
    case 'open':
      // After a correct OTP the user has nothing to repeat, and the response may still come.
      return step.kind === 'loading' && step.reason === 'verifying'
        ? transition({ ...state, step: { kind: 'loading', reason: 'slow' } })
        : endWithError(state, 'timeExpired')
    case 'lost':
      return reconnect(state, connection.failures)
    case 'reconnecting':
      return connectionLost(state)
    case 'settling':
      return transition({
        ...goToStep(state, loginStep(activeStep(state), 'again')),
        connection: { kind: 'open', isRestored: true },
      })
    case 'closed':
      return transition(state)
    default:
      return connection satisfies never
  }
}

/** Before INIT there is nothing to return to (kyc §4, §8). */
export function connectionLost(state: UanState, isError = true): Transition {
  const { connection, candidate } = state
  if (connection.kind === 'closed' || connection.kind === 'lost') return transition(state)
  if (candidate === null) return endWithError(state, isError ? 'connection' : 'invalidLink')
  const failures = connection.kind === 'reconnecting' ? connection.failures + 1 : 0
  return failures === MAX_FAILURES
    ? endWithError(state, 'connection')
    : transition({ ...state, connection: { kind: 'lost', failures } }, { kind: 'close' })
}

/** After this time a phone may have dropped the socket without an event. */
const MAX_HIDDEN_MS = 10_000

/**
 * An open socket is replaced after an absence and on another network, because a dead one looks like a silent one and the protocol has no
 * ping. Not while a response is due, which has its own limit (decisions L82).
 */
export function resumed(state: UanState, hiddenMs: number): Transition {
  const { connection } = state
  if (connection.kind === 'lost') return reconnect(state, connection.failures)
  return hiddenMs >= MAX_HIDDEN_MS ? networkChanged(state) : transition(state)
}

export function networkChanged(state: UanState): Transition {
  const isOutdated =
    state.connection.kind === 'open' &&
    state.candidate !== null &&
    !isAwaitingResponse(activeStep(state))
  return isOutdated ? reconnect(state, 0) : transition(state)
}

const MAX_BROKEN_PICTURES = 3

/** The server sends the picture of its step again after a reconnection (decisions D67, L82). */
export function requestPicture(state: UanState, step: CaptchaStep): Transition {
  const brokenPictures = step.brokenPictures + 1
  const next = goToStep(state, { ...step, picture: '', error: null, brokenPictures })
  return brokenPictures > MAX_BROKEN_PICTURES ? endWithError(state, 'unknown') : reconnect(next, 0)
}

export function pictureBroken(state: UanState, picture: string): Transition {
  const step = activeStep(state)
  return state.connection.kind === 'open' && step.kind === 'captcha' && step.picture === picture
    ? requestPicture(state, step)
    : transition(state)
}

const reconnect = (state: UanState, failures: number): Transition =>
  transition({ ...state, connection: { kind: 'reconnecting', failures } }, { kind: 'connect' })
