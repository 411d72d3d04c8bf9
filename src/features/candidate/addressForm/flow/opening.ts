import { STEPS, type Flow, type FlowEvent, type Move, type OpenForm, type Step } from './flow.ts'
import { stay, to } from './moves.ts'

/** OPEN can be filled in, anything else is completed (kyc §4). */
export function loaded(
  state: Flow,
  { formCase, resumed }: Extract<FlowEvent, { kind: 'loaded' }>,
): Move {
  if (state.kind !== 'opening') return stay(state)
  if (!formCase.isOpen)
    return to({ kind: 'completed', formCase, sent: null }, { kind: 'forgetDraft' })
  const { step, furthest, isAgreed } = resumed ?? {
    step: state.step,
    furthest: state.step,
    isAgreed: false,
  }
  const form = { formCase, step, furthest, isAgreed, denied: null, isUnsure: false }
  return to({ kind: 'open', form })
}

/** To the next screen. Sending has no screen of the row: Submit leads there. */
export function wentOn(state: Flow, from: Step): Move {
  if (state.kind === 'opening')
    return from === 'language' ? to({ ...state, step: 'application' }) : stay(state)
  if (state.kind !== 'open' || state.form.step !== from) return stay(state)
  const next = STEPS[STEPS.indexOf(from) + 1]
  return next === undefined ? stay(state) : to({ kind: 'open', form: onwards(state.form, next) })
}

function onwards(form: OpenForm, next: Step): OpenForm {
  const isFurther = STEPS.indexOf(next) > STEPS.indexOf(form.furthest)
  return { ...form, step: next, furthest: isFurther ? next : form.furthest, denied: null }
}
