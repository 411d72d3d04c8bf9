import type { Transition as MachineTransition } from '#shared/platform/lib/async/machine.ts'
import type { CANDIDATE_DIALOGS } from '#shared/ui/dialogs/definitions/candidate.ts'
import type { FormCase } from './form.ts'

export type CandidateDialog = keyof typeof CANDIDATE_DIALOGS

export const STEPS = ['language', 'application', 'checkPhone', 'terms', 'form', 'review'] as const
export type Step = (typeof STEPS)[number]

export type Permission = 'camera' | 'location'

/** `at` in epoch ms. */
export type SubmissionSummary = { answers: number; photos: number; at: number }

export type EditableForm = {
  formCase: FormCase
  step: Step
  /** The limit of the browser's Forward. */
  furthest: Step
  isAgreed: boolean
  deniedPermission: Permission | null
  /** Sent without a response: it may have arrived. */
  isSubmissionUnconfirmed: boolean
}

/** `rejected`: for its content (4xx); `tooLarge`: 413. */
export type SubmissionRefusal = 'rejected' | 'tooLarge' | 'serverError'

/** `noResponse`: unknown whether it arrived. `busy`: 429, to be sent again after the wait. */
export type SubmissionFailure =
  | { kind: 'noResponse' }
  | { kind: 'busy'; waitMs: number }
  /** `mayHaveArrived`: the answer is not the service's own, such as a 502. */
  | { kind: 'refused'; reason: SubmissionRefusal; mayHaveArrived: boolean }

/** Of the last PATCH. Only the case shows whether an accepted one was stored (decisions L80). */
export type SubmissionResult = SubmissionFailure | { kind: 'accepted'; sent: SubmissionSummary }

/** Only 'sending' has a PATCH in progress. */
export type SubmissionStatus =
  /** `share` of the bytes sent, 0 to 1. */
  | { kind: 'sending'; share: number }
  /** The case is being loaded, because it decides the result (decisions D65, L80). `checks`: with this one. */
  | { kind: 'checking'; result: SubmissionResult; checks: number }
  /** Offline or for a busy server; the next check is at `until`, epoch ms. */
  | { kind: 'waiting'; result: SubmissionResult; isBusy: boolean; since: number; until: number }

export type FlowState =
  | { kind: 'opening'; step: 'language' | 'application' }
  | { kind: 'invalid' }
  | { kind: 'serverError' }
  /** 429 for the case, which is loaded again at `until`, epoch ms. */
  | { kind: 'busy'; since: number; until: number }
  | { kind: 'open'; form: EditableForm }
  | { kind: 'sending'; form: EditableForm; attempts: number; submission: SubmissionStatus }
  | { kind: 'completed'; formCase: FormCase; sent: SubmissionSummary | null }

export type RestoredProgress = { step: Step; furthest: Step; isAgreed: boolean }

/** `now` in epoch ms. */
export type FlowEvent =
  | { kind: 'loaded'; formCase: FormCase; restored: RestoredProgress | null }
  | { kind: 'loadFailed'; reason: 'invalid' | 'serverError' }
  | { kind: 'loadRefused'; waitMs: number; now: number }
  | { kind: 'reloadPressed' }
  /** `from` prevents a double tap from skipping a screen. */
  | { kind: 'continued'; from: Step }
  | { kind: 'navigatedTo'; step: Step }
  | { kind: 'agreed'; isAgreed: boolean }
  | { kind: 'denied'; permission: Permission }
  | { kind: 'submitPressed' }
  | { kind: 'progressed'; share: number }
  | { kind: 'submissionAnswered'; sent: SubmissionSummary }
  | { kind: 'submissionFailed'; failure: SubmissionFailure; now: number }
  | { kind: 'locationMissing' }
  | { kind: 'statusChecked'; formCase: FormCase }
  | { kind: 'statusCheckFailed'; failure: SubmissionFailure; now: number }
  | { kind: 'retryDue' }

export type FlowEffect =
  | { kind: 'load' }
  | { kind: 'checkStatus'; afterMs: number }
  | { kind: 'send' }
  | { kind: 'abort' }
  /** `isBusy`: the whole time, even if the phone is online again. */
  | { kind: 'wait'; until: number; isBusy: boolean }
  | { kind: 'discardDraft' }
  | { kind: 'showDialog'; name: CandidateDialog; refusal?: SubmissionRefusal }

export type Transition = MachineTransition<FlowState, FlowEffect>

export const transition = (state: FlowState, ...effects: FlowEffect[]): Transition => ({
  state,
  effects,
})

export const noChange = (state: FlowState): Transition => transition(state)
