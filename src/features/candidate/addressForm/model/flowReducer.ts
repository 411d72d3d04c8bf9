import {
  noChange,
  STEPS,
  transition,
  type FlowState,
  type FlowEvent,
  type Transition,
  type EditableForm,
  type Permission,
  type Step,
} from './flow.ts'
import * as submission from './submissionTransitions.ts'

/** An event that does not fit (a second tap, a late response) changes nothing. */
export function flowReducer(state: FlowState, event: FlowEvent): Transition {
  switch (event.kind) {
    case 'loaded':
      return loaded(state, event)
    case 'loadFailed':
      return state.kind === 'opening' ? transition({ kind: event.reason }) : noChange(state)
    case 'loadRefused':
      return state.kind === 'opening' ? waitToLoad(event) : noChange(state)
    case 'reloadPressed':
      return state.kind === 'serverError' ? loadAgain() : noChange(state)
    case 'continued':
      return continuePressed(state, event.from)
    case 'navigatedTo':
      return navigatedTo(state, event.step)
    case 'agreed':
      return updateForm(state, (form) => agreedTo(form, event.isAgreed))
    case 'denied':
      return permissionDenied(state, event.permission)
    case 'submitPressed':
      return submission.submitPressed(state)
    case 'progressed':
      return submission.progressed(state, event.share)
    case 'submissionAnswered':
      return submission.submissionAnswered(state, event.sent)
    case 'submissionFailed':
      return submission.submissionFailed(state, event)
    case 'locationMissing':
      return submission.locationMissing(state)
    case 'statusChecked':
      return submission.statusChecked(state, event.formCase)
    case 'statusCheckFailed':
      return submission.statusCheckFailed(state, event)
    case 'retryDue':
      return state.kind === 'busy' ? loadAgain() : submission.retryDue(state)
    default:
      return event satisfies never
  }
}

const loadAgain = (): Transition =>
  transition({ kind: 'opening', step: 'application' }, { kind: 'load' })

function waitToLoad({ waitMs, now }: Extract<FlowEvent, { kind: 'loadRefused' }>): Transition {
  const until = now + waitMs
  return transition({ kind: 'busy', since: now, until }, { kind: 'wait', until, isBusy: true })
}

function updateForm(state: FlowState, change: (form: EditableForm) => EditableForm): Transition {
  return state.kind === 'open'
    ? transition({ kind: 'open', form: change(state.form) })
    : noChange(state)
}

/** A step not reached yet is not shown: useStepHistory restores the URL. */
function navigatedTo(state: FlowState, next: EditableForm['step']): Transition {
  if (state.kind === 'sending') return submission.submissionLeft(state)
  if (state.kind === 'opening')
    return next === 'language' || next === 'application'
      ? transition({ ...state, step: next })
      : noChange(state)
  return updateForm(state, (form) =>
    STEPS.indexOf(next) <= STEPS.indexOf(form.furthest) ? { ...form, step: next } : { ...form },
  )
}

/** Without consent the browser's Forward ends at the terms. */
function agreedTo(form: EditableForm, isAgreed: boolean): EditableForm {
  return { ...form, isAgreed, furthest: isAgreed ? form.furthest : form.step }
}

const DENIED_DIALOGS = {
  camera: 'deniedCameraPermission',
  location: 'deniedLocationPermission',
} as const satisfies Record<Permission, string>

function permissionDenied(state: FlowState, permission: Permission): Transition {
  if (state.kind !== 'open') return noChange(state)
  return transition(
    { kind: 'open', form: { ...state.form, step: 'application', deniedPermission: permission } },
    { kind: 'showDialog', name: DENIED_DIALOGS[permission] },
  )
}

/** Any status but OPEN is completed (kyc §4). */
function loaded(
  state: FlowState,
  { formCase, restored }: Extract<FlowEvent, { kind: 'loaded' }>,
): Transition {
  if (state.kind !== 'opening') return noChange(state)
  if (!formCase.isOpen)
    return transition({ kind: 'completed', formCase, sent: null }, { kind: 'discardDraft' })
  const { step, furthest, isAgreed } = restored ?? {
    step: state.step,
    furthest: state.step,
    isAgreed: false,
  }
  const form = {
    formCase,
    step,
    furthest,
    isAgreed,
    deniedPermission: null,
    isSubmissionUnconfirmed: false,
  }
  return transition({ kind: 'open', form })
}

function continuePressed(state: FlowState, from: Step): Transition {
  if (state.kind === 'opening')
    return from === 'language' ? transition({ ...state, step: 'application' }) : noChange(state)
  if (state.kind !== 'open' || state.form.step !== from) return noChange(state)
  const next = STEPS[STEPS.indexOf(from) + 1]
  return next === undefined
    ? noChange(state)
    : transition({ kind: 'open', form: advanceTo(state.form, next) })
}

function advanceTo(form: EditableForm, next: Step): EditableForm {
  const isFurther = STEPS.indexOf(next) > STEPS.indexOf(form.furthest)
  return { ...form, step: next, furthest: isFurther ? next : form.furthest, deniedPermission: null }
}
