import { requestPicture } from './connectionTransitions.ts'
import type { Candidate, ServerFrame } from './frames.ts'
import {
  captchaStep,
  loginStep,
  otpStep,
  endWith,
  endWithError,
  goToStep,
  transition,
  activeStep,
  otpEffect,
} from './transitions.ts'
import type { Connection, Transition, UanState, Failure, PostConsentStep } from './uanState.ts'

type StatusOutcome =
  | { kind: 'page'; reason: Failure }
  | { kind: 'login'; error: 'credentials' }
  | { kind: 'otp'; error: 'invalid' | 'expired' }

const errorPage = (reason: Failure): StatusOutcome => ({ kind: 'page', reason })

/** kyc §8, "UAN page, by status"; decisions D45. */
const STATUSES: Readonly<Record<number, StatusOutcome>> = {
  401: errorPage('invalidLink'),
  402: errorPage('invalidLink'),
  403: { kind: 'login', error: 'credentials' },
  404: { kind: 'otp', error: 'invalid' },
  405: errorPage('notNow'),
  406: { kind: 'otp', error: 'expired' },
  407: errorPage('captchaLimit'),
  500: errorPage('serverError'),
  501: errorPage('invalidLink'),
  502: errorPage('timeExpired'),
  503: errorPage('disconnected'),
}

const outcomeOf = (status: number): StatusOutcome => STATUSES[status] ?? errorPage('unknown')

type FrameTarget = Exclude<PostConsentStep['kind'], 'login' | 'loading'> | 'verifying' | 'success'

const FRAME_TARGETS: readonly { event: string; status: number | null; target: FrameTarget }[] = [
  { event: 'INDEX', status: 201, target: 'otp' },
  { event: 'OTP', status: 202, target: 'verifying' },
  { event: 'CAPTCHA', status: null, target: 'captcha' },
  { event: 'COMPLETED', status: null, target: 'success' },
]

/** A frame that does not fit changes nothing (decisions D67). */
export function onFrame(state: UanState, frame: ServerFrame, at: number): Transition {
  if (state.connection.kind === 'closed') return transition(state)
  if (frame.event === 'ERROR') return onErrorFrame(state, frame.status)
  if (frame.event === 'INIT')
    return onInitFrame({ ...state, candidate: mergeCandidate(state.candidate, frame.candidate) })
  return onStepFrame(state, frame, at)
}

/** A later INIT may omit what an earlier one contained. */
const mergeCandidate = (known: Candidate | null, given: Candidate): Candidate => ({
  name: given.name || (known?.name ?? ''),
  uan: given.uan || (known?.uan ?? ''),
  company: given.company || (known?.company ?? ''),
  contact: given.contact || (known?.contact ?? ''),
})

/** After a reconnection, the frame of the current step follows INIT (decisions D67). */
function onInitFrame(state: UanState): Transition {
  const { connection } = state
  const step = activeStep(state)
  const isKept = step.kind === 'disclaimer' || (step.kind === 'login' && !step.isSubmitted)
  if (connection.kind === 'reconnecting')
    return transition({
      ...state,
      connection: isKept ? { kind: 'open', isRestored: true } : { kind: 'settling' },
    })
  const open: UanState =
    connection.kind === 'connecting' ? { ...state, connection: markOpen(connection) } : state
  return transition(
    step.kind === 'loading' && step.reason === 'link'
      ? goToStep(open, loginStep(step, null))
      : open,
  )
}

function onStepFrame(
  state: UanState,
  frame: Exclude<ServerFrame, { event: 'INIT' }>,
  at: number,
): Transition {
  const row = FRAME_TARGETS.find(
    ({ event, status }) => event === frame.event && (status === null || status === frame.status),
  )
  if (row === undefined) return transition(state)
  const step = activeStep(state)
  const here: UanState = { ...state, connection: markOpen(state.connection) }
  switch (row.target) {
    case 'otp':
      if (isAlreadyShown(state, 'otp')) return transition(state)
      return step.kind === 'otp' && step.queuedOtp !== null
        ? transition(
            goToStep(here, { ...step, isSubmitted: true, queuedOtp: null }),
            otpEffect(step.queuedOtp),
          )
        : transition(goToStep(here, otpStep(step, null)))
    case 'verifying':
      return step.kind === 'loading' &&
        step.reason !== 'link' &&
        here.connection === state.connection
        ? transition(state)
        : transition(goToStep(here, { kind: 'loading', reason: 'verifying' }))
    case 'captcha': {
      const picture = 'picture' in frame ? frame.picture : ''
      if (isAlreadyShown(state, 'captcha') && step.kind === 'captcha' && step.picture === picture)
        return transition(state)
      const next = captchaStep(step, picture, state.connection.kind !== 'open')
      return picture === '' ? requestPicture(here, next) : transition(goToStep(here, next))
    }
    case 'success':
      return endWith(here, { kind: 'success', at })
    default:
      row.target satisfies never
      return transition(state)
  }
}

function onErrorFrame(state: UanState, status: number): Transition {
  const outcome = outcomeOf(status)
  const step = activeStep(state)
  const here: UanState = { ...state, connection: markOpen(state.connection) }
  switch (outcome.kind) {
    case 'page':
      return endWithError(state, outcome.reason)
    case 'login':
      return transition(goToStep(here, loginStep(step, outcome.error)))
    case 'otp':
      return transition(goToStep(here, otpStep(step, outcome.error)))
    default:
      outcome satisfies never
      return transition(state)
  }
}

function isAlreadyShown(state: UanState, kind: 'otp' | 'captcha'): boolean {
  const step = activeStep(state)
  return state.connection.kind === 'open' && step.kind === kind && !step.isSubmitted
}

/** Any frame means that the connection works; after a loss the page says so. */
const markOpen = (connection: Connection): Connection =>
  connection.kind === 'open'
    ? connection
    : { kind: 'open', isRestored: connection.kind !== 'connecting' }
