import type { Transition as MachineTransition } from '#shared/platform/lib/machine.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { DialogContext } from '#shared/platform/store/overlaySlice.ts'
import type { AddressCase, ReviewCase, QcAction } from '../../case.ts'
import type { ReviewAccess } from './access.ts'
import type { UnconfirmedVerdict } from './verdictCheck.ts'

/** `visibleReview` stays on screen; null: started from the list, and the URL does not name the case yet. */
type PendingAssignment = { caseId: string; visibleReview: ReviewCase | null }

/** kyc §4, decisions D37, D61. The case is assigned in 'opening' and 'reviewing', see {@link isCaseAssigned}. */
export type AssignmentState =
  | { kind: 'closed' }
  | ({ kind: 'reopening' } & PendingAssignment)
  | ({ kind: 'takingOver' } & PendingAssignment)
  | ({ kind: 'starting' } & PendingAssignment)
  /** The case is assigned to somebody else or changed, and is being reloaded. */
  | ({ kind: 'refused'; reason: ConflictName; isFromSubmit: boolean } & PendingAssignment)
  /** look 17b; `record` is null where it could not be loaded. */
  | ({
      kind: 'assignedToOther'
      record: AddressCase | null
      readOnlyReason: string
    } & PendingAssignment)
  | { kind: 'opening'; caseId: string }
  | { kind: 'checkingAccess'; caseId: string }
  /** Not assigned automatically (decisions D61). */
  | { kind: 'resumable'; reviewCase: ReviewCase }
  /** `unconfirmed`: the answer to the last verdict was lost; the next Submit asks for the case first (L140). */
  | {
      kind: 'reviewing'
      reviewCase: ReviewCase
      nextId: string | null
      unconfirmed: UnconfirmedVerdict | null
    }
  /** The case is only released if the verdict is refused. */
  | { kind: 'submitting'; reviewCase: ReviewCase; nextId: string | null }
  | { kind: 'viewing'; reviewCase: ReviewCase; readOnlyReason: string }
  /** look 17d; `nextId` is prefetched. */
  | { kind: 'submitted'; record: AddressCase; verdict: QcAction; nextId: string | null }

/** After another reviewer's change (kyc §8). */
export type ConflictName = Extract<DialogName, 'caseAlreadyAssigned' | 'caseStatusAlreadyUpdated'>

export type ErrorOutcome = DialogName | null

export type AssignmentEvent =
  | { kind: 'urlChanged'; caseId: string | null }
  | { kind: 'pageLeft' }
  /** The tab closes or enters the page cache. */
  | { kind: 'suspended' }
  | { kind: 'logoutStarted' }
  | { kind: 'startPressed'; caseId: string }
  | { kind: 'reopenConfirmed'; caseId: string }
  /** From the list, assigned to another reviewer. */
  | { kind: 'assignedCaseOpened'; record: AddressCase; readOnlyReason: string }
  | { kind: 'assignPressed' }
  | { kind: 'viewPressed' }
  | { kind: 'closePressed' }
  | { kind: 'submitPressed' }
  | { kind: 'nextCasePrefetched'; caseId: string | null }
  /** Responses name their case, because the user may have moved on. */
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
      /** By another tab, or a call whose response was lost. */
      isOwn: boolean
    }
  | { kind: 'verdictSaved'; caseId: string; verdict: QcAction }
  | { kind: 'verdictFailed'; caseId: string; outcome: ErrorOutcome }
  /** Its answer was lost, and the case is open or unknown. */
  | { kind: 'verdictUnconfirmed'; caseId: string; verdict: UnconfirmedVerdict }

export type AssignmentEffect =
  | { kind: 'reopen'; caseId: string }
  /** PENDING_QC by force. */
  | { kind: 'unassign'; caseId: string }
  | { kind: 'assign'; caseId: string }
  /** PENDING_QC, unless another tab of this user reviews the case. */
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
  | {
      kind: 'showDialog'
      name: DialogName
      detail?: string
      override?: NonNullable<DialogContext['override']>
    }

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
 * Leaving the review then releases the case. While a verdict is being sent, its response decides. A case that may be
 * decided is not released (decisions L140).
 */
export const isCaseAssigned = (state: AssignmentState): boolean =>
  state.kind === 'opening' ||
  (state.kind === 'reviewing' && state.unconfirmed?.status !== 'unknown')

const REVIEWED_KINDS: ReadonlySet<AssignmentState['kind']> = new Set([
  'opening',
  'reviewing',
  'submitting',
])

/** Another tab of the same user must not release it. */
export const reviewedCaseId = (state: AssignmentState): string | null =>
  REVIEWED_KINDS.has(state.kind) ? caseIdOf(state) : null

/** A case started from the list is not in the URL yet. */
export function isCaseInUrl(state: AssignmentState): boolean {
  if ('visibleReview' in state) return state.visibleReview !== null
  return state.kind !== 'closed' && state.kind !== 'submitted'
}

export function cleanupEffects(state: AssignmentState): AssignmentEffect[] {
  const caseId = caseIdOf(state)
  if (caseId === null) return []
  return [
    ...(isCaseAssigned(state) ? [{ kind: 'release', caseId } as const] : []),
    ...(isCaseInUrl(state) ? [{ kind: 'evict', caseId } as const] : []),
  ]
}

export const errorEffects = (outcome: ErrorOutcome, detail?: string): AssignmentEffect[] =>
  outcome === null ? [] : [dialogEffect(outcome, detail)]

const dialogEffect = (name: DialogName, detail?: string): AssignmentEffect => ({
  kind: 'showDialog',
  name,
  ...(detail === undefined ? {} : { detail }),
})
