import type { CandidateDialog } from './dialogTexts.ts'
import type { FormCase } from './form.ts'
import {
  noChange,
  transition,
  type SubmissionFailure,
  type FlowState,
  type FlowEffect,
  type Transition,
  type SubmissionSummary,
} from './flow.ts'

type SubmittingState = Extract<FlowState, { kind: 'sending' }>

/** Delays before retries; the last one repeats. */
const RETRY_DELAYS_MS = [5_000, 10_000, 20_000, 30_000]

/** One submission at a time; one that may have arrived is checked before it is sent again (decisions D65). */
export function submitPressed(state: FlowState): Transition {
  if (state.kind !== 'open' || state.form.step !== 'review') return noChange(state)
  const { form } = state
  return form.isSubmissionUnconfirmed
    ? startStatusCheck({
        kind: 'sending',
        form,
        attempts: 0,
        submission: { kind: 'looking', after: 'noAnswer' },
      })
    : startSubmission({
        kind: 'sending',
        form,
        attempts: 0,
        submission: { kind: 'sending', share: 0 },
      })
}

const startSubmission = (state: SubmittingState): Transition =>
  transition(
    { ...state, attempts: state.attempts + 1, submission: { kind: 'sending', share: 0 } },
    { kind: 'send' },
  )

const startStatusCheck = (
  state: SubmittingState,
  after: SubmissionFailure = 'noAnswer',
): Transition => transition({ ...state, submission: { kind: 'looking', after } }, { kind: 'look' })

function waitForRetry(state: SubmittingState, now: number): Transition {
  const ms =
    RETRY_DELAYS_MS[Math.min(state.attempts, RETRY_DELAYS_MS.length) - 1] ?? RETRY_DELAYS_MS[0] ?? 0
  const until = now + ms
  const form = { ...state.form, isUnsure: true }
  return transition(
    { ...state, form, submission: { kind: 'waiting', since: now, until } },
    { kind: 'wait', until },
  )
}

/** Back to the review with all values. */
const returnToReview = (
  { form }: SubmittingState,
  isSubmissionUnconfirmed: boolean,
  ...effects: FlowEffect[]
): Transition =>
  transition({ kind: 'open', form: { ...form, isSubmissionUnconfirmed } }, ...effects)

const showDialogEffect = (name: CandidateDialog): FlowEffect => ({ kind: 'raise', name })

const isSubmittingAt = (
  state: FlowState,
  kind: SubmittingState['submission']['kind'],
): state is SubmittingState => state.kind === 'sending' && state.submission.kind === kind

export function progressed(state: FlowState, share: number): Transition {
  return isSubmittingAt(state, 'sending')
    ? transition({ ...state, submission: { kind: 'sending', share } })
    : noChange(state)
}

export function submissionAccepted(state: FlowState, sent: SubmissionSummary): Transition {
  if (!isSubmittingAt(state, 'sending')) return noChange(state)
  return transition(
    { kind: 'completed', formCase: state.form.formCase, sent },
    { kind: 'forgetDraft' },
  )
}

/** Also after a refusal the case is loaded: an operator may have closed it, or another tab submitted it. */
export function submissionFailed(
  state: FlowState,
  { reason, now }: { reason: SubmissionFailure; now: number },
): Transition {
  if (!isSubmittingAt(state, 'sending')) return noChange(state)
  return reason === 'noAnswer' ? waitForRetry(state, now) : startStatusCheck(state, 'refusal')
}

export function locationMissing(state: FlowState): Transition {
  return isSubmittingAt(state, 'sending')
    ? returnToReview(
        state,
        state.form.isSubmissionUnconfirmed,
        showDialogEffect('errorWhileObtainingLocation'),
      )
    : noChange(state)
}

/** A case that is no longer open is completed; an open one is submitted again unless the server refused it. */
export function statusChecked(state: FlowState, formCase: FormCase): Transition {
  if (state.kind !== 'sending' || state.submission.kind !== 'looking') return noChange(state)
  if (!formCase.isOpen)
    return transition({ kind: 'completed', formCase, sent: null }, { kind: 'forgetDraft' })
  const known = { ...state, form: { ...state.form, formCase } }
  return state.submission.after === 'refusal'
    ? returnToReview(known, false, showDialogEffect('errorDuringFormSubmission'))
    : startSubmission(known)
}

export function statusCheckFailed(
  state: FlowState,
  { reason, now }: { reason: SubmissionFailure; now: number },
): Transition {
  if (state.kind !== 'sending' || state.submission.kind !== 'looking') return noChange(state)
  if (state.submission.after === 'refusal')
    return returnToReview(state, true, showDialogEffect('errorDuringFormSubmission'))
  return reason === 'noAnswer'
    ? waitForRetry(state, now)
    : returnToReview(state, true, showDialogEffect('errorDuringFormFetch'))
}

export function retryDue(state: FlowState): Transition {
  if (!isSubmittingAt(state, 'waiting')) return noChange(state)
  const { state: next, effects } = startStatusCheck(state)
  return transition(next, { kind: 'callOff' }, ...effects)
}

/** Back during sending: the submission may have arrived. */
export const submissionLeft = (state: SubmittingState): Transition =>
  returnToReview(
    state,
    state.submission.kind === 'looking' ? state.form.isSubmissionUnconfirmed : true,
    {
      kind: 'callOff',
    },
  )
