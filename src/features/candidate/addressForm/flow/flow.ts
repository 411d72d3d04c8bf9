import type { CandidateDialog } from '../dialogs/dialogWords.ts'
import type { FormCase } from '../form.ts'

/** The screens that a person goes through, one entry of the browser's history each. */
export const STEPS = ['language', 'application', 'checkPhone', 'terms', 'form', 'review'] as const
export type Step = (typeof STEPS)[number]

/** What the phone or the person may refuse. */
export type Permission = 'camera' | 'location'

/** Counts of what was received; `at` in ms since 1970. */
export type Sent = { answers: number; photos: number; at: number }

/** A form that can be filled in. */
export type OpenForm = {
  formCase: FormCase
  step: Step
  /** As far as the person has come: so far leads the browser's Forward. */
  furthest: Step
  isAgreed: boolean
  /** What was refused, for Application Details to say (kyc §4). */
  denied: Permission | null
  /** A submission left and its answer did not come: it may have been taken. */
  isUnsure: boolean
}

/** Where a submission stands. Only 'sending' has a PATCH under way. */
export type Delivery =
  /** `share` of the bytes has left, 0 to 1. */
  | { kind: 'sending'; share: number }
  /** The case is asked for: after no answer whether it was taken, after a refusal whether the form is closed (decisions D65). */
  | { kind: 'looking'; after: 'noAnswer' | 'refusal' }
  /** No network; the next try comes at this time, ms since 1970. */
  | { kind: 'waiting'; since: number; until: number }

export type Flow =
  | { kind: 'opening'; step: 'language' | 'application' }
  | { kind: 'invalid' }
  | { kind: 'serverError' }
  | { kind: 'open'; form: OpenForm }
  | { kind: 'sending'; form: OpenForm; tries: number; delivery: Delivery }
  | { kind: 'completed'; formCase: FormCase; sent: Sent | null }

/** How a call ended that brought nothing; `noAnswer`: nobody knows whether it arrived. */
export type Failure = 'noAnswer' | 'refusal'

/** What a tab knows again after a reload. */
export type Resumed = { step: Step; furthest: Step; isAgreed: boolean }

/** `now`: ms since 1970. */
export type FlowEvent =
  | { kind: 'loaded'; formCase: FormCase; resumed: Resumed | null }
  | { kind: 'loadFailed'; why: 'invalid' | 'serverError' }
  | { kind: 'reloadPressed' }
  /** The screen's own button; `from` keeps a second tap from skipping a screen. */
  | { kind: 'wentOn'; from: Step }
  /** Back or Forward of the browser, or the arrow in the head. */
  | { kind: 'cameTo'; step: Step }
  | { kind: 'agreed'; isAgreed: boolean }
  | { kind: 'denied'; permission: Permission }
  | { kind: 'submitPressed' }
  | { kind: 'progressed'; share: number }
  | { kind: 'taken'; sent: Sent }
  | { kind: 'sendFailed'; why: Failure; now: number }
  /** A submission could not be made: nothing has left. */
  | { kind: 'placeMissing' }
  | { kind: 'looked'; formCase: FormCase }
  | { kind: 'lookFailed'; why: Failure; now: number }
  /** Try now, the end of the wait, the network that is back. */
  | { kind: 'tryDue' }

export type FlowEffect =
  | { kind: 'load' }
  | { kind: 'look' }
  | { kind: 'send' }
  /** Ends the call or the wait that is under way. */
  | { kind: 'callOff' }
  | { kind: 'wait'; until: number }
  | { kind: 'forgetDraft' }
  | { kind: 'raise'; name: CandidateDialog }

export type Move = { state: Flow; effects: FlowEffect[] }
