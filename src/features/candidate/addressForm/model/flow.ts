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

/** State of a submission. Only 'sending' has a PATCH under way. */
export type SubmissionStatus =
  /** `share` of the bytes sent, 0 to 1. */
  | { kind: 'sending'; share: number }
  /**
   * The case is being loaded: without a response to learn whether it arrived, after a refusal whether the form is
   * closed (decisions D65).
   */
  | { kind: 'looking'; after: 'noAnswer' | 'refusal' }
  /** Offline; the next try is at `until`, epoch ms. */
  | { kind: 'waiting'; since: number; until: number }

export type FlowState =
  | { kind: 'opening'; step: 'language' | 'application' }
  | { kind: 'invalid' }
  | { kind: 'serverError' }
  | { kind: 'open'; form: EditableForm }
  | { kind: 'sending'; form: EditableForm; attempts: number; submission: SubmissionStatus }
  | { kind: 'completed'; formCase: FormCase; sent: SubmissionSummary | null }

/** Result of a failed call; `noAnswer`: unknown whether it arrived. */
export type SubmissionFailure = 'noAnswer' | 'refusal'

/** What a tab restores after a reload. */
export type RestoredProgress = { step: Step; furthest: Step; isAgreed: boolean }

/** `now` in epoch ms. */
export type FlowEvent =
  | { kind: 'loaded'; formCase: FormCase; restored: RestoredProgress | null }
  | { kind: 'loadFailed'; reason: 'invalid' | 'serverError' }
  | { kind: 'reloadPressed' }
  /** A screen's own button; `from` keeps a double tap from skipping a screen. */
  | { kind: 'wentOn'; from: Step }
  /** Back or Forward of the browser, or the back arrow. */
  | { kind: 'cameTo'; step: Step }
  | { kind: 'agreed'; isAgreed: boolean }
  | { kind: 'denied'; permission: Permission }
  | { kind: 'submitPressed' }
  | { kind: 'progressed'; share: number }
  | { kind: 'taken'; sent: SubmissionSummary }
  | { kind: 'sendFailed'; reason: SubmissionFailure; now: number }
  /** No location, so nothing was sent. */
  | { kind: 'placeMissing' }
  | { kind: 'looked'; formCase: FormCase }
  | { kind: 'lookFailed'; reason: SubmissionFailure; now: number }
  /** Try now, the end of the wait, or online again. */
  | { kind: 'tryDue' }

export type FlowEffect =
  | { kind: 'load' }
  | { kind: 'look' }
  | { kind: 'send' }
  /** Aborts the call or wait. */
  | { kind: 'callOff' }
  | { kind: 'wait'; until: number }
  | { kind: 'forgetDraft' }
  | { kind: 'raise'; name: CandidateDialog }

export type Transition = MachineTransition<FlowState, FlowEffect>

export const transition = (state: FlowState, ...effects: FlowEffect[]): Transition => ({
  state,
  effects,
})

export const noChange = (state: FlowState): Transition => transition(state)
