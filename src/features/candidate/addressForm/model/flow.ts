import type { Transition as MachineTransition } from '#shared/platform/lib/machine.ts'
import type { CandidateDialog } from './dialogTexts.ts'
import type { FormCase } from './form.ts'

/** The screens of the form, one history entry each. */
export const STEPS = ['language', 'application', 'checkPhone', 'terms', 'form', 'review'] as const
export type Step = (typeof STEPS)[number]

export type Permission = 'camera' | 'location'

/** Counts of the received data; `at` in epoch ms. */
export type SubmissionSummary = { answers: number; photos: number; at: number }

export type EditableForm = {
  formCase: FormCase
  step: Step
  /** The furthest step reached, the limit of the browser's Forward. */
  furthest: Step
  isAgreed: boolean
  /** The denied permission, shown on Application Details (kyc §4). */
  deniedPermission: Permission | null
  /** A submission was sent without a response: it may have arrived. */
  isSubmissionUnconfirmed: boolean
}

/** Why the server did not take the form: its content (4xx), its size (413), or a fault of its own. */
export type SubmissionRefusal = 'rejected' | 'tooLarge' | 'serverError'

/** Result of a failed call; `noResponse`: unknown whether it arrived. */
export type SubmissionFailure = { kind: 'noResponse' } | { kind: 'refused'; why: SubmissionRefusal }

/** What is known of the last PATCH. Only the case shows whether an accepted one was taken (decisions L80). */
export type SubmissionResult = SubmissionFailure | { kind: 'accepted'; sent: SubmissionSummary }

/** State of a submission. Only 'sending' has a PATCH under way. */
export type SubmissionStatus =
  /** `share` of the bytes sent, 0 to 1. */
  | { kind: 'sending'; share: number }
  /** The case is being loaded, because it decides what became of the submission (decisions D65, L80). */
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

/** What a tab restores after a reload. */
export type RestoredProgress = { step: Step; furthest: Step; isAgreed: boolean }

/** `now` in epoch ms. */
export type FlowEvent =
  | { kind: 'loaded'; formCase: FormCase; restored: RestoredProgress | null }
  | { kind: 'loadFailed'; reason: 'invalid' | 'serverError' }
  | { kind: 'reloadPressed' }
  /** A screen's own button; `from` keeps a double tap from skipping a screen. */
  | { kind: 'continued'; from: Step }
  /** Back or Forward of the browser, or the back arrow. */
  | { kind: 'navigatedTo'; step: Step }
  | { kind: 'agreed'; isAgreed: boolean }
  | { kind: 'denied'; permission: Permission }
  | { kind: 'submitPressed' }
  | { kind: 'progressed'; share: number }
  | { kind: 'submissionAnswered'; sent: SubmissionSummary }
  | { kind: 'submissionFailed'; failure: SubmissionFailure; now: number }
  /** No location, so nothing was sent. */
  | { kind: 'locationMissing' }
  | { kind: 'statusChecked'; formCase: FormCase }
  | { kind: 'statusCheckFailed'; failure: SubmissionFailure; now: number }
  /** Try now, the end of the wait, or online again. */
  | { kind: 'retryDue' }

export type FlowEffect =
  | { kind: 'load' }
  | { kind: 'checkStatus' }
  | { kind: 'send' }
  /** Aborts the call or wait. */
  | { kind: 'abort' }
  | { kind: 'wait'; until: number }
  | { kind: 'discardDraft' }
  /** `refusal`: the dialog says why the server did not take the form. */
  | { kind: 'showDialog'; name: CandidateDialog; refusal?: SubmissionRefusal }

export type Transition = MachineTransition<FlowState, FlowEffect>

export const transition = (state: FlowState, ...effects: FlowEffect[]): Transition => ({
  state,
  effects,
})

export const noChange = (state: FlowState): Transition => transition(state)
