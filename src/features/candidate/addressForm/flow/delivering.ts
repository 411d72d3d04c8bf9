import type { CandidateDialog } from '../dialogs/dialogWords.ts'
import type { FormCase } from '../form.ts'
import type { Failure, Flow, FlowEffect, Move, Sent } from './flow.ts'
import { stay, to } from './moves.ts'

type Sending = Extract<Flow, { kind: 'sending' }>

/** Before the next try, by the number of tries so far; the last one for all that follow. */
const WAITS_MS = [5_000, 10_000, 20_000, 30_000]

/** One submission at a time; one that may have been taken is asked about before it is sent again (decisions D65). */
export function submitPressed(state: Flow): Move {
  if (state.kind !== 'open' || state.form.step !== 'review') return stay(state)
  const { form } = state
  return form.isUnsure
    ? look({ kind: 'sending', form, tries: 0, delivery: { kind: 'looking', after: 'noAnswer' } })
    : send({ kind: 'sending', form, tries: 0, delivery: { kind: 'sending', share: 0 } })
}

const send = (state: Sending): Move =>
  to(
    { ...state, tries: state.tries + 1, delivery: { kind: 'sending', share: 0 } },
    { kind: 'send' },
  )

const look = (state: Sending, after: Failure = 'noAnswer'): Move =>
  to({ ...state, delivery: { kind: 'looking', after } }, { kind: 'look' })

function wait(state: Sending, now: number): Move {
  const ms = WAITS_MS[Math.min(state.tries, WAITS_MS.length) - 1] ?? WAITS_MS[0] ?? 0
  const until = now + ms
  const form = { ...state.form, isUnsure: true }
  return to(
    { ...state, form, delivery: { kind: 'waiting', since: now, until } },
    { kind: 'wait', until },
  )
}

/** Back to the review, everything kept. */
const giveUp = ({ form }: Sending, isUnsure: boolean, ...effects: FlowEffect[]): Move =>
  to({ kind: 'open', form: { ...form, isUnsure } }, ...effects)

const raise = (name: CandidateDialog): FlowEffect => ({ kind: 'raise', name })

const isAt = (state: Flow, kind: Sending['delivery']['kind']): state is Sending =>
  state.kind === 'sending' && state.delivery.kind === kind

export function progressed(state: Flow, share: number): Move {
  return isAt(state, 'sending')
    ? to({ ...state, delivery: { kind: 'sending', share } })
    : stay(state)
}

export function taken(state: Flow, sent: Sent): Move {
  if (!isAt(state, 'sending')) return stay(state)
  return to({ kind: 'completed', formCase: state.form.formCase, sent }, { kind: 'forgetDraft' })
}

/** After a refusal too the case is asked for: an operator may have closed it, or another tab sent it. */
export function sendFailed(state: Flow, { why, now }: { why: Failure; now: number }): Move {
  if (!isAt(state, 'sending')) return stay(state)
  return why === 'noAnswer' ? wait(state, now) : look(state, 'refusal')
}

export function placeMissing(state: Flow): Move {
  return isAt(state, 'sending')
    ? giveUp(state, state.form.isUnsure, raise('errorWhileObtainingLocation'))
    : stay(state)
}

/** No longer open is Completed; still open is not taken, and is sent again unless the server refused it. */
export function looked(state: Flow, formCase: FormCase): Move {
  if (state.kind !== 'sending' || state.delivery.kind !== 'looking') return stay(state)
  if (!formCase.isOpen)
    return to({ kind: 'completed', formCase, sent: null }, { kind: 'forgetDraft' })
  const known = { ...state, form: { ...state.form, formCase } }
  return state.delivery.after === 'refusal'
    ? giveUp(known, false, raise('errorDuringFormSubmission'))
    : send(known)
}

export function lookFailed(state: Flow, { why, now }: { why: Failure; now: number }): Move {
  if (state.kind !== 'sending' || state.delivery.kind !== 'looking') return stay(state)
  if (state.delivery.after === 'refusal')
    return giveUp(state, true, raise('errorDuringFormSubmission'))
  return why === 'noAnswer' ? wait(state, now) : giveUp(state, true, raise('errorDuringFormFetch'))
}

export function tryDue(state: Flow): Move {
  if (!isAt(state, 'waiting')) return stay(state)
  const { state: next, effects } = look(state)
  return to(next, { kind: 'callOff' }, ...effects)
}

/** Back while it is sent: what has left may have arrived. */
export const leftSending = (state: Sending): Move =>
  giveUp(state, state.delivery.kind === 'looking' ? state.form.isUnsure : true, {
    kind: 'callOff',
  })
