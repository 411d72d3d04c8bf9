import { assertNever } from '#shared/lib/assertNever.ts'
import { framed } from './framed.ts'
import type { ClientFrame } from './frames.ts'
import { due, lost, woken } from './lineMoves.ts'
import { askLogin, fail, move, START } from './moves.ts'
import type { Move, UanEffect, UanEvent, UanState } from './uanState.ts'

/**
 * The one function that moves the page of a candidate (kyc §4, §8; decisions D45, D67). An event that does not fit (a second
 * tap, a late answer) changes nothing.
 */
export function step(state: UanState, event: UanEvent): Move {
  switch (event.kind) {
    case 'framed':
      return framed(state, event.frame, event.at)
    case 'failed':
      return lost(state)
    case 'dropped':
      return lost(state, false)
    case 'due':
      return due(state)
    case 'woken':
      return woken(state)
    case 'proceedPressed':
      return proceeded(state)
    case 'backPressed':
      return state.step.kind === 'login' && !state.step.isSent
        ? move({ ...state, step: { kind: 'disclaimer', ahead: state.step } })
        : move(state)
    case 'loginPressed':
      return sent(state, 'login', { kind: 'sealAndSay', password: event.password })
    case 'captchaPressed':
      return sent(state, 'captcha', said({ event: 'CAPTCHA', data: { captcha: event.captcha } }))
    case 'otpPressed':
      return sent(state, 'otp', said({ event: 'OTP', data: { otp: event.otp } }))
    case 'unsealable':
      return fail(state, 'unknown')
    case 'refreshPressed':
      return move(START, { kind: 'close' }, { kind: 'connect' })
    default:
      return assertNever(event)
  }
}

function proceeded(state: UanState): Move {
  const { step: here, candidate } = state
  if (here.kind !== 'disclaimer') return move(state)
  if (here.ahead !== null) return move({ ...state, step: here.ahead })
  return move({
    ...state,
    step: candidate === null ? { kind: 'loading', why: 'link' } : askLogin(here, null),
  })
}

const said = (frame: ClientFrame): UanEffect => ({ kind: 'say', frame })

/** Once for a tap: what is on its way already, or has no line to go by, is not sent. */
function sent(state: UanState, kind: 'login' | 'captcha' | 'otp', effect: UanEffect): Move {
  const { step: here, line } = state
  if (here.kind !== kind || here.isSent || line.kind !== 'open') return move(state)
  return move(
    {
      ...state,
      step: { ...here, said: null, isSent: true },
      line: { kind: 'open', isBack: false },
    },
    effect,
  )
}
