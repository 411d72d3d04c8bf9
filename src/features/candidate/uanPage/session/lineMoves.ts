import { assertNever } from '#shared/lib/assertNever.ts'
import { askLogin, fail, go, isAwaiting, move, ownStep } from './moves.ts'
import type { Move, UanState } from './uanState.ts'

/** Between the attempts after a loss (decisions D45); the last one counts for all further ones. */
const RETRY_MS = [1_000, 2_000, 4_000, 8_000] as const
/** So many failures in a row are a 'Connection Error' (decisions D45). */
const MOST_FAILURES = 5
/** An attempt that hears nothing so long has failed. */
const ATTEMPT_MS = 10_000
/** INIT after a loss is followed by the step's own frame within this time, or the step is login (decisions D67). */
const SETTLE_MS = 2_000
/** A server that owes an answer and is silent so long. */
const SILENCE_MS = 60_000

/** What the state waits for, in ms: then `due` is told. Null: for a person, or for nothing. */
export function dueOf({ line, step }: UanState): number | null {
  switch (line.kind) {
    case 'connecting':
      return SILENCE_MS
    case 'open':
      return isAwaiting(step) ? SILENCE_MS : null
    case 'lost':
      return RETRY_MS[Math.min(line.failures, RETRY_MS.length - 1)] ?? null
    case 'reconnecting':
      return ATTEMPT_MS
    case 'settling':
      return SETTLE_MS
    case 'closed':
      return null
    default:
      return assertNever(line)
  }
}

export function due(state: UanState): Move {
  const { line, step } = state
  switch (line.kind) {
    case 'connecting':
      return fail(state, 'timeExpired')
    case 'open':
      // Whose OTP was right has nothing to do again: the answer may still come.
      return step.kind === 'loading' && step.why === 'verifying'
        ? move({ ...state, step: { kind: 'loading', why: 'slow' } })
        : fail(state, 'timeExpired')
    case 'lost':
      return reconnect(state, line.failures)
    case 'reconnecting':
      return lost(state)
    case 'settling':
      return move({
        ...go(state, askLogin(ownStep(state), null)),
        line: { kind: 'open', isBack: true },
      })
    case 'closed':
      return move(state)
    default:
      return assertNever(line)
  }
}

/** The socket broke: before INIT there is nothing to go back to (kyc §4, §8). */
export function lost(state: UanState, isError = true): Move {
  const { line, candidate } = state
  if (line.kind === 'closed' || line.kind === 'lost') return move(state)
  if (candidate === null) return fail(state, isError ? 'connection' : 'invalidLink')
  const failures = line.kind === 'reconnecting' ? line.failures + 1 : 0
  return failures === MOST_FAILURES
    ? fail(state, 'connection')
    : move({ ...state, line: { kind: 'lost', failures } }, { kind: 'close' })
}

export const woken = (state: UanState): Move =>
  state.line.kind === 'lost' ? reconnect(state, state.line.failures) : move(state)

const reconnect = (state: UanState, failures: number): Move =>
  move({ ...state, line: { kind: 'reconnecting', failures } }, { kind: 'connect' })
