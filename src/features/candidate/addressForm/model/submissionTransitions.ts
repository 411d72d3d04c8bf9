import {
  noChange,
  transition,
  type CandidateDialog,
  type SubmissionFailure,
  type SubmissionRefusal,
  type SubmissionResult,
  type FlowState,
  type FlowEffect,
  type Transition,
  type SubmissionSummary,
} from './flow.ts'
import type { FormCase } from './form.ts'

type SubmittingState = Extract<FlowState, { kind: 'sending' }>

const RETRY_DELAYS_MS = [5_000, 10_000, 20_000, 30_000]
/** A server that takes a form later shows it as open for some seconds: before the second and the third check. */
const CHECK_DELAYS_MS = [2_000, 5_000]

/** A submission that may have arrived is checked before it is sent again (decisions D65). */
export function submitPressed(state: FlowState): Transition {
  if (state.kind !== 'open' || state.form.step !== 'review') return noChange(state)
  const { form } = state
  const submission = { kind: 'sending', share: 0 } as const
  const next: SubmittingState = { kind: 'sending', form, attempts: 0, submission }
  return form.isSubmissionUnconfirmed
    ? startStatusCheck(next, { kind: 'noResponse' })
    : startSubmission(next)
}

const startSubmission = (state: SubmittingState): Transition =>
  transition(
    { ...state, attempts: state.attempts + 1, submission: { kind: 'sending', share: 0 } },
    { kind: 'send' },
  )

const startStatusCheck = (
  state: SubmittingState,
  result: SubmissionResult,
  checks = 1,
): Transition =>
  transition(
    { ...state, submission: { kind: 'checking', result, checks } },
    { kind: 'checkStatus', afterMs: CHECK_DELAYS_MS[checks - 2] ?? 0 },
  )

function waitForRetry(
  state: SubmittingState,
  result: SubmissionResult,
  { failure, now }: { failure: SubmissionFailure; now: number },
): Transition {
  const ms =
    RETRY_DELAYS_MS[Math.min(state.attempts, RETRY_DELAYS_MS.length) - 1] ?? RETRY_DELAYS_MS[0] ?? 0
  const isBusy = failure.kind === 'busy'
  const until = now + (isBusy ? failure.waitMs : ms)
  const form = { ...state.form, isSubmissionUnconfirmed: true }
  return transition(
    { ...state, form, submission: { kind: 'waiting', result, isBusy, since: now, until } },
    { kind: 'wait', until, isBusy },
  )
}

const returnToReview = (
  { form }: SubmittingState,
  isSubmissionUnconfirmed: boolean,
  ...effects: FlowEffect[]
): Transition =>
  transition({ kind: 'open', form: { ...form, isSubmissionUnconfirmed } }, ...effects)

const showDialogEffect = (name: CandidateDialog): FlowEffect => ({ kind: 'showDialog', name })

const showRefusal = (refusal: SubmissionRefusal): FlowEffect => ({
  kind: 'showDialog',
  name: 'errorDuringFormSubmission',
  refusal,
})

const isSubmittingAt = (
  state: FlowState,
  kind: SubmittingState['submission']['kind'],
): state is SubmittingState => state.kind === 'sending' && state.submission.kind === kind

export function progressed(state: FlowState, share: number): Transition {
  return isSubmittingAt(state, 'sending')
    ? transition({ ...state, submission: { kind: 'sending', share } })
    : noChange(state)
}

/** A proxy may answer 200 with its own page: the case shows whether the form was taken (decisions L80). */
export function submissionAnswered(state: FlowState, sent: SubmissionSummary): Transition {
  return isSubmittingAt(state, 'sending')
    ? startStatusCheck(state, { kind: 'accepted', sent })
    : noChange(state)
}

/** The case decides here, too: an operator may have closed it, or another tab submitted it. */
export function submissionFailed(
  state: FlowState,
  { failure, now }: { failure: SubmissionFailure; now: number },
): Transition {
  if (!isSubmittingAt(state, 'sending')) return noChange(state)
  return failure.kind === 'refused'
    ? startStatusCheck(state, failure)
    : waitForRetry(state, failure, { failure, now })
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

/** A case that is still open is submitted again only if the last submission got no response, or met a busy server. */
export function statusChecked(state: FlowState, formCase: FormCase): Transition {
  if (state.kind !== 'sending' || state.submission.kind !== 'checking') return noChange(state)
  const { result, checks } = state.submission
  if (!formCase.isOpen) {
    const sent = result.kind === 'accepted' ? result.sent : null
    return transition({ kind: 'completed', formCase, sent }, { kind: 'discardDraft' })
  }
  const known = { ...state, form: { ...state.form, formCase } }
  if (mayBeTakenLater(result) && checks <= CHECK_DELAYS_MS.length)
    return startStatusCheck(known, result, checks + 1)
  switch (result.kind) {
    case 'noResponse':
    case 'busy':
      return startSubmission(known)
    case 'refused':
      return returnToReview(known, result.mayHaveArrived, showRefusal(result.reason))
    case 'accepted':
      // The server may still be processing it: the next Submit checks before it sends.
      return returnToReview(known, true, showRefusal('serverError'))
    default:
      return result satisfies never
  }
}

const mayBeTakenLater = (result: SubmissionResult): boolean =>
  result.kind === 'accepted' || (result.kind === 'refused' && result.mayHaveArrived)

export function statusCheckFailed(
  state: FlowState,
  { failure, now }: { failure: SubmissionFailure; now: number },
): Transition {
  if (state.kind !== 'sending' || state.submission.kind !== 'checking') return noChange(state)
  const { result } = state.submission
  if (result.kind === 'refused') return returnToReview(state, true, showRefusal(result.reason))
  return failure.kind === 'refused'
    ? returnToReview(state, true, showDialogEffect('errorDuringFormFetch'))
    : waitForRetry(state, result, { failure, now })
}

export function retryDue(state: FlowState): Transition {
  if (state.kind !== 'sending' || state.submission.kind !== 'waiting') return noChange(state)
  const { state: next, effects } = startStatusCheck(state, state.submission.result)
  return transition(next, { kind: 'abort' }, ...effects)
}

/** It may have arrived, unless it was refused. */
export const submissionLeft = (state: SubmittingState): Transition => {
  const { form, submission } = state
  const isRefused =
    submission.kind === 'checking' &&
    submission.result.kind === 'refused' &&
    !submission.result.mayHaveArrived
  return returnToReview(state, isRefused ? form.isSubmissionUnconfirmed : true, { kind: 'abort' })
}
