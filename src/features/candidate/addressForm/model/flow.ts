import type { Transition as MachineTransition } from '#shared/platform/lib/async/machine.ts'
import type { CandidateDialog } from './dialogTexts.ts'
import type { FormCase } from './form.ts'

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

/** `noResponse`: unknown whether it arrived. */
export type SubmissionFailure =
  | { kind: 'noResponse' }
  | { kind: 'refused'; reason: SubmissionRefusal }

/** Of the last PATCH. Only the case shows whether an accepted one was stored (decisions L80). */
export type SubmissionResult = SubmissionFailure | { kind: 'accepted'; sent: SubmissionSummary }

/** Only 'sending' has a PATCH in progress. */
export type SubmissionStatus =
  /** `share` of the bytes sent, 0 to 1. */
  | { kind: 'sending'; share: number }
  /** The case is being loaded, because it decides the result (decisions D65, L80). */
  | { kind: 'checking'; result: SubmissionResult }
  /** Offline; the next check is at `until`, epoch ms. */
  | { kind: 'waiting'; result: SubmissionResult; since: number; until: number }

export type FlowState =
  | { kind: 'opening'; step: 'language' | 'application' }
  | { kind: 'invalid' }
  | { kind: 'serverError' }
  | { kind: 'open'; form: EditableForm }
  | { kind: 'sending'; form: EditableForm; attempts: number; submission: SubmissionStatus }
  | { kind: 'completed'; formCase: FormCase; sent: SubmissionSummary | null }

export type RestoredProgress = { step: Step; furthest: Step; isAgreed: boolean }

/** `now` in epoch ms. */
export type FlowEvent =
  | { kind: 'loaded'; formCase: FormCase; restored: RestoredProgress | null }
  | { kind: 'loadFailed'; reason: 'invalid' | 'serverError' }
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
  | { kind: 'checkStatus' }
  | { kind: 'send' }
  | { kind: 'abort' }
  | { kind: 'wait'; until: number }
  | { kind: 'discardDraft' }
  | { kind: 'showDialog'; name: CandidateDialog; refusal?: SubmissionRefusal }

export type Transition = MachineTransition<FlowState, FlowEffect>

export const transition = (state: FlowState, ...effects: FlowEffect[]): Transition => ({
  state,
  effects,
})

export const noChange = (state: FlowState): Transition => transition(state)
