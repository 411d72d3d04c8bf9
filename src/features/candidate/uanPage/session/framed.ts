import type { ServerFrame } from './frames.ts'
import { askCaptcha, askLogin, askOtp, end, fail, go, move, ownStep } from './moves.ts'
import { outcomeOf, TURNS } from './statuses.ts'
import type { Line, Move, UanState } from './uanState.ts'

/** A frame of the server. One that fits nothing changes nothing (decisions D67). */
export function framed(state: UanState, frame: ServerFrame, at: number): Move {
  if (state.line.kind === 'closed') return move(state)
  if (frame.event === 'ERROR') return refused(state, frame.status)
  if (frame.event === 'INIT') return introduced({ ...state, candidate: frame.candidate })
  return turned(state, frame, at)
}

/** INIT: the first one names the candidate; after a loss, the frame of the step follows it (decisions D67). */
function introduced(state: UanState): Move {
  const { line } = state
  const step = ownStep(state)
  const isKept = step.kind === 'disclaimer' || (step.kind === 'login' && !step.isSent)
  if (line.kind === 'reconnecting')
    return move({
      ...state,
      line: isKept ? { kind: 'open', isBack: true } : { kind: 'settling' },
    })
  const open: UanState = line.kind === 'connecting' ? { ...state, line: opened(line) } : state
  return move(
    step.kind === 'loading' && step.why === 'link' ? go(open, askLogin(step, null)) : open,
  )
}

function turned(state: UanState, frame: Exclude<ServerFrame, { event: 'INIT' }>, at: number): Move {
  const row = TURNS.find(
    ({ event, status }) => event === frame.event && (status === null || status === frame.status),
  )
  if (row === undefined) return move(state)
  const step = ownStep(state)
  const here: UanState = { ...state, line: opened(state.line) }
  switch (row.turn) {
    case 'otp':
      return isStill(state, 'otp') ? move(state) : move(go(here, askOtp(step, null)))
    case 'verifying':
      return step.kind === 'loading' && step.why !== 'link' && here.line === state.line
        ? move(state)
        : move(go(here, { kind: 'loading', why: 'verifying' }))
    case 'captcha': {
      const picture = 'picture' in frame ? frame.picture : ''
      return isStill(state, 'captcha') && step.kind === 'captcha' && step.picture === picture
        ? move(state)
        : move(go(here, askCaptcha(step, picture, state.line.kind !== 'open')))
    }
    case 'success':
      return end(here, { kind: 'success', at })
    default:
      row.turn satisfies never
      return move(state)
  }
}

function refused(state: UanState, status: number): Move {
  const outcome = outcomeOf(status)
  const step = ownStep(state)
  const here: UanState = { ...state, line: opened(state.line) }
  switch (outcome.kind) {
    case 'page':
      return fail(state, outcome.why)
    case 'login':
      return move(go(here, askLogin(step, outcome.said)))
    case 'otp':
      return move(go(here, askOtp(step, outcome.said)))
    default:
      outcome satisfies never
      return move(state)
  }
}

/** The server says again what is on the screen already, and nothing was sent meanwhile. */
function isStill(state: UanState, kind: 'otp' | 'captcha'): boolean {
  const step = ownStep(state)
  return state.line.kind === 'open' && step.kind === kind && !step.isSent
}

/** Somebody speaks: the line stands. After a loss the page says so. */
const opened = (line: Line): Line =>
  line.kind === 'open' ? line : { kind: 'open', isBack: line.kind !== 'connecting' }
