import type { Transition as MachineTransition } from '#shared/platform/lib/async/machine.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { DialogContext } from '#shared/platform/store/overlaySlice.ts'
import type { AddressCase, ReviewCase, QcAction } from '../../../case.ts'
import type { ReviewAccess } from '../access.ts'
import type { UnconfirmedVerdict } from '../verdictCheck.ts'

/** `visibleReview` stays on screen; null: started from the list, and the URL does not name the case yet. */
type PendingAssignment = { caseId: string; visibleReview: ReviewCase | null }

/** 'reopen' a decided case; 'unassign' another reviewer (PENDING_QC by force); 'assign' to this user. */
export type StatusCall = 'reopen' | 'unassign' | 'assign'

/** kyc §4, decisions D37, D61. The case is assigned in 'opening' and 'reviewing', see {@link isCaseAssigned}. */
export type AssignmentState =
  | { kind: 'closed' }
  | ({ kind: 'changingStatus'; call: StatusCall } & PendingAssignment)
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

/** What each event carries. Responses name their case, because the user may have moved on. */
type AssignmentEvents = {
  urlChanged: { caseId: string | null }
  pageLeft: unknown
  /** The tab closes or enters the page cache. */
  suspended: unknown
  logoutStarted: unknown
  startPressed: { caseId: string }
  reopenConfirmed: { caseId: string }
  /** From the list, assigned to another reviewer. */
  assignedCaseOpened: { record: AddressCase; readOnlyReason: string }
  assignPressed: unknown
  viewPressed: unknown
  closePressed: unknown
  submitPressed: unknown
  nextCasePrefetched: { caseId: string | null }
  statusChanged: { caseId: string; call: StatusCall }
  statusChangeFailed: { caseId: string; outcome: ErrorOutcome }
  loaded: { reviewCase: ReviewCase; access: ReviewAccess }
  loadFailed: { caseId: string; outcome: ErrorOutcome }
  /** `record` is null where it could not be loaded. `isOwn`: by another tab, or a call whose response was lost. */
  conflictLoaded: {
    caseId: string
    record: AddressCase | null
    readOnlyReason: string
    isOwn: boolean
  }
  verdictSaved: { caseId: string; verdict: QcAction }
  verdictFailed: { caseId: string; outcome: ErrorOutcome }
  /** Its answer was lost, and the case is open or unknown. */
  verdictUnconfirmed: { caseId: string; verdict: UnconfirmedVerdict }
}
type EventKind = keyof AssignmentEvents

export type AssignmentEvent<Kind extends EventKind = EventKind> = {
  [One in Kind]: { kind: One } & AssignmentEvents[One]
}[Kind]

export type Transitions<Kind extends EventKind = EventKind> = {
  [One in Kind]: (state: AssignmentState, event: AssignmentEvent<One>) => Transition
}

export type AssignmentEffect =
  | { kind: 'changeStatus'; call: StatusCall; caseId: string }
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
      detail?: string | undefined
      override?: DialogContext['override']
    }

export type Transition = MachineTransition<AssignmentState, AssignmentEffect>

export const CLOSED: AssignmentState = { kind: 'closed' }

export const transition = (state: AssignmentState, ...effects: AssignmentEffect[]): Transition => ({
  state,
  effects,
})

export const changeStatus = (
  call: StatusCall,
  caseId: string,
  visibleReview: ReviewCase | null = null,
  ...before: AssignmentEffect[]
): Transition =>
  transition({ kind: 'changingStatus', call, caseId, visibleReview }, ...before, {
    kind: 'changeStatus',
    call,
    caseId,
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
  detail,
})
