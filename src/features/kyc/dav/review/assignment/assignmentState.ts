import type { Transition as MachineTransition } from '#shared/platform/lib/machine.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { AddressCase, ReviewCase } from '#features/kyc/dav/case.ts'
import type { QcAction } from '#features/kyc/dav/qcSubmission.ts'
import type { ReviewAccess } from './access.ts'

/** `visibleReview` stays on screen meanwhile; null: started from the list, and the URL does not name the case yet. */
type PendingAssignment = { caseId: string; visibleReview: ReviewCase | null }

/** State of this tab's review (kyc §4, decisions D37, D61). The case is assigned in 'opening' and 'reviewing'. */
export type AssignmentState =
  | { kind: 'closed' }
  /** A decided case is being reopened. */
  | ({ kind: 'reopening' } & PendingAssignment)
  /** The case is being taken over from its assignee. */
  | ({ kind: 'takingOver' } & PendingAssignment)
  /** The ASSIGNED call is pending. */
  | ({ kind: 'starting' } & PendingAssignment)
  /**
   * The server refused the assignment or verdict, because the case is assigned or changed; the case is being reloaded.
   */
  | ({ kind: 'refused'; reason: ConflictName; isFromSubmit: boolean } & PendingAssignment)
  /** 'Case Already Assigned' (look 17b); `record` is null where it could not be loaded. */
  | ({
      kind: 'assignedToOther'
      record: AddressCase | null
      readOnlyReason: string
    } & PendingAssignment)
  /** Assigned; its data is loading. */
  | { kind: 'opening'; caseId: string }
  /** Not assigned: its data decides what is possible. */
  | { kind: 'checkingAccess'; caseId: string }
  /** Reviewable, but not assigned automatically (decisions D61). */
  | { kind: 'resumable'; reviewCase: ReviewCase }
  | { kind: 'reviewing'; reviewCase: ReviewCase; nextId: string | null }
  /** The verdict is being sent: the case is only released if it is refused. */
  | { kind: 'submitting'; reviewCase: ReviewCase; nextId: string | null; verdict: QcAction }
  | { kind: 'viewing'; reviewCase: ReviewCase; readOnlyReason: string }
  /** The next case is offered (look 17d); `nextId` is prefetched. */
  | { kind: 'submitted'; record: AddressCase; verdict: QcAction; nextId: string | null }

/** The dialog for another reviewer's change (kyc §8). */
export type ConflictName = Extract<DialogName, 'caseAlreadyAssigned' | 'caseStatusAlreadyUpdated'>

/** Outcome of a failed call; null when aborted. */
export type ErrorOutcome = DialogName | null

export type AssignmentEvent =
  /** The URL names this case, or none. */
  | { kind: 'urlChanged'; caseId: string | null }
  | { kind: 'pageLeft' }
  /** The tab closes (reload, close, page cache). */
  | { kind: 'suspended' }
  /** The session is about to end. */
  | { kind: 'logoutStarted' }
  | { kind: 'startPressed'; caseId: string }
  | { kind: 'reopenConfirmed'; caseId: string }
  /** A case assigned to another reviewer was selected in the list. */
  | { kind: 'assignedCaseOpened'; record: AddressCase; readOnlyReason: string }
  /** Buttons of 'Case Already Assigned'; Close is also in the next case's dialog. */
  | { kind: 'assignPressed' }
  | { kind: 'viewPressed' }
  | { kind: 'closePressed' }
  | { kind: 'submitPressed'; verdict: QcAction }
  /** The next QC Ready case of the list. */
  | { kind: 'nextCasePrefetched'; caseId: string | null }
  /** Responses. Each names its case, because the user may have moved on. */
  | { kind: 'reopened'; caseId: string }
  | { kind: 'unassigned'; caseId: string }
  | { kind: 'assigned'; caseId: string }
  | { kind: 'statusChangeFailed'; caseId: string; outcome: ErrorOutcome }
  | { kind: 'loaded'; reviewCase: ReviewCase; access: ReviewAccess }
  | { kind: 'loadFailed'; caseId: string; outcome: ErrorOutcome }
  | {
      kind: 'conflictLoaded'
      caseId: string
      record: AddressCase | null
      readOnlyReason: string
      /** Assigned to this user, by another tab or a call whose response was lost. */
      isOwn: boolean
    }
  | { kind: 'verdictSaved'; caseId: string }
  | { kind: 'verdictFailed'; caseId: string; outcome: ErrorOutcome }

/** Side effects of a transition (`runAssignment.ts`). */
export type AssignmentEffect =
  | { kind: 'reopen'; caseId: string }
  /** PENDING_QC by force. */
  | { kind: 'unassign'; caseId: string }
  | { kind: 'assign'; caseId: string }
  /** PENDING_QC: releases the case, unless another tab of this user reviews it. */
  | { kind: 'release'; caseId: string }
  /** PENDING_QC whatever other tabs do. */
  | { kind: 'releaseInAllTabs'; caseId: string }
  | { kind: 'load'; caseId: string }
  | { kind: 'loadConflict'; caseId: string }
  | { kind: 'prefetch'; caseId: string }
  | { kind: 'evict'; caseId: string }
  | { kind: 'openUrl'; caseId: string }
  | { kind: 'closeUrl' }
  | { kind: 'reloadList' }
  | { kind: 'showDialog'; name: DialogName; detail?: string }

export type Transition = MachineTransition<AssignmentState, AssignmentEffect>

export const CLOSED: AssignmentState = { kind: 'closed' }

export const transition = (state: AssignmentState, ...effects: AssignmentEffect[]): Transition => ({
  state,
  effects,
})

export function caseIdOf(state: AssignmentState): string | null {
  if ('caseId' in state) return state.caseId
  if ('reviewCase' in state) return state.reviewCase.record.caseId
  return null
}

/**
 * Whether this tab has the case assigned, so that leaving releases it. While a verdict is being sent its response
 * decides.
 */
export const isCaseAssigned = ({ kind }: AssignmentState): boolean =>
  kind === 'opening' || kind === 'reviewing'

/** The case that this tab reviews, so that another tab of the same user does not release it. */
export const reviewedCaseId = (state: AssignmentState): string | null =>
  isCaseAssigned(state) || state.kind === 'submitting' ? caseIdOf(state) : null

/** Whether the URL names the case of this state. A case started from the list is not in the URL yet. */
export function isCaseInUrl(state: AssignmentState): boolean {
  if ('visibleReview' in state) return state.visibleReview !== null
  return state.kind !== 'closed' && state.kind !== 'submitted'
}

/** Effects to run when a review is left. */
export function cleanupEffects(state: AssignmentState): AssignmentEffect[] {
  const caseId = caseIdOf(state)
  if (caseId === null) return []
  return [
    ...(isCaseAssigned(state) ? [{ kind: 'release', caseId } as const] : []),
    ...(isCaseInUrl(state) ? [{ kind: 'evict', caseId } as const] : []),
  ]
}

/** The dialog of a failure; none for an aborted call. */
export const errorEffects = (outcome: ErrorOutcome, detail?: string): AssignmentEffect[] =>
  outcome === null ? [] : [dialogEffect(outcome, detail)]

const dialogEffect = (name: DialogName, detail?: string): AssignmentEffect => ({
  kind: 'showDialog',
  name,
  ...(detail === undefined ? {} : { detail }),
})
