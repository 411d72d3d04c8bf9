import { assertNever } from '#shared/lib/assertNever.ts'
import * as delivering from './delivering.ts'
import {
  STEPS,
  type Flow,
  type FlowEvent,
  type Move,
  type OpenForm,
  type Permission,
} from './flow.ts'
import { stay, to } from './moves.ts'
import * as opening from './opening.ts'

/** The one function that moves the form. An event that does not fit (a second tap, a late answer) changes nothing. */
export function step(state: Flow, event: FlowEvent): Move {
  switch (event.kind) {
    case 'loaded':
      return opening.loaded(state, event)
    case 'loadFailed':
      return state.kind === 'opening' ? to({ kind: event.why }) : stay(state)
    case 'reloadPressed':
      return state.kind === 'serverError'
        ? to({ kind: 'opening', step: 'application' }, { kind: 'load' })
        : stay(state)
    case 'wentOn':
      return opening.wentOn(state, event.from)
    case 'cameTo':
      return cameTo(state, event.step)
    case 'agreed':
      return inForm(state, (form) => ({ ...form, isAgreed: event.isAgreed }))
    case 'denied':
      return denied(state, event.permission)
    case 'submitPressed':
      return delivering.submitPressed(state)
    case 'progressed':
      return delivering.progressed(state, event.share)
    case 'taken':
      return delivering.taken(state, event.sent)
    case 'sendFailed':
      return delivering.sendFailed(state, event)
    case 'placeMissing':
      return delivering.placeMissing(state)
    case 'looked':
      return delivering.looked(state, event.formCase)
    case 'lookFailed':
      return delivering.lookFailed(state, event)
    case 'tryDue':
      return delivering.tryDue(state)
    default:
      return assertNever(event)
  }
}

function inForm(state: Flow, change: (form: OpenForm) => OpenForm): Move {
  return state.kind === 'open' ? to({ kind: 'open', form: change(state.form) }) : stay(state)
}

/** A place that was not reached yet is not shown: the address is led back to the one that is (useSteps). */
function cameTo(state: Flow, next: OpenForm['step']): Move {
  if (state.kind === 'sending') return delivering.leftSending(state)
  if (state.kind === 'opening')
    return next === 'language' || next === 'application'
      ? to({ ...state, step: next })
      : stay(state)
  return inForm(state, (form) =>
    STEPS.indexOf(next) <= STEPS.indexOf(form.furthest) ? { ...form, step: next } : { ...form },
  )
}

const DENIALS = {
  camera: 'deniedCameraPermission',
  location: 'deniedLocationPermission',
} as const satisfies Record<Permission, string>

/** Back to Application Details, with everything kept (kyc §4). */
function denied(state: Flow, permission: Permission): Move {
  if (state.kind !== 'open') return stay(state)
  return to(
    { kind: 'open', form: { ...state.form, step: 'application', denied: permission } },
    { kind: 'raise', name: DENIALS[permission] },
  )
}
