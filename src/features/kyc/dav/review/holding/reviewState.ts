import type { ErrorName } from '#shared/errors/errorNames.ts'
import type { AddressCase, ReviewCase } from '../../case.ts'
import type { QcAction } from '../../qcSubmission.ts'
import type { Access } from './access.ts'

/**
 * `shown` is the review that stays on the screen while the case is moved; null: it is moved from the list, and the address
 * does not name it yet.
 */
type Moving = { caseId: string; shown: ReviewCase | null }

/** Where the review of a case stands in this tab (kyc §4, decisions D37, D61). The case is held in 'opening' and 'reviewing'. */
export type ReviewState =
  /** The list, and no case. */
  | { kind: 'closed' }
  /** A decided case is being opened for another review. */
  | ({ kind: 'reopening' } & Moving)
  /** The case is being taken from the one who holds it. */
  | ({ kind: 'taking' } & Moving)
  /** ASSIGNED is on its way. */
  | ({ kind: 'starting' } & Moving)
  /** The server refused the lock, or the verdict, because the case is held or was changed; by whom is being asked. */
  | ({ kind: 'refused'; why: Refusal; isVerdict: boolean } & Moving)
  /** 'Case Already Assigned' (look 17b); `record` is null where nobody could be asked. */
  | ({ kind: 'taken'; record: AddressCase | null; readOnly: string } & Moving)
  /** Held; its data is on the way. */
  | { kind: 'opening'; caseId: string }
  /** Not held: its data will tell what can be done with it. */
  | { kind: 'looking'; caseId: string }
  /** It could be reviewed, but nothing is assigned by itself (decisions D61). */
  | { kind: 'resumable'; reviewed: ReviewCase }
  | { kind: 'reviewing'; reviewed: ReviewCase; nextId: string | null }
  /** The verdict is on its way: nothing is given back any more unless it is refused. */
  | { kind: 'submitting'; reviewed: ReviewCase; nextId: string | null; verdict: QcAction }
  | { kind: 'viewing'; reviewed: ReviewCase; readOnly: string }
  /** The next case is offered (look 17d); `nextId` is the one whose data is here already. */
  | { kind: 'submitted'; record: AddressCase; verdict: QcAction; nextId: string | null }

/** What another reviewer's doing is told by (kyc §8). */
export type Refusal = Extract<ErrorName, 'caseAlreadyAssigned' | 'caseStatusAlreadyUpdated'>

/** Of a failed call; null where it was aborted and nobody waits. */
export type Outcome = ErrorName | null

export type ReviewEvent =
  /** The address bar names this case, or none. */
  | { kind: 'addressShown'; caseId: string | null }
  /** The dashboard is left for another page. */
  | { kind: 'pageLeft' }
  /** The tab goes away (reload, close, page cache), or the session is about to end. */
  | { kind: 'suspended' }
  | { kind: 'startPressed'; caseId: string }
  | { kind: 'reopenConfirmed'; caseId: string }
  /** A case that another reviewer holds was picked in the list. */
  | { kind: 'heldPicked'; record: AddressCase; readOnly: string }
  /** Buttons of 'Case Already Assigned'; Close is also that of the next case's dialog. */
  | { kind: 'assignPressed' }
  | { kind: 'viewPressed' }
  | { kind: 'closePressed' }
  | { kind: 'submitPressed'; verdict: QcAction }
  /** The next QC Ready case of the list. */
  | { kind: 'nextForeseen'; caseId: string | null }
  /** Answers. Each names its case: the user may be elsewhere by now. */
  | { kind: 'reopened'; caseId: string }
  | { kind: 'freed'; caseId: string }
  | { kind: 'assigned'; caseId: string }
  | { kind: 'moveFailed'; caseId: string; outcome: Outcome }
  | { kind: 'loaded'; reviewed: ReviewCase; access: Access }
  | { kind: 'loadFailed'; caseId: string; outcome: Outcome }
  | {
      kind: 'rivalKnown'
      caseId: string
      record: AddressCase | null
      readOnly: string
      /** Nobody else: this user holds it, from another tab or a call whose answer was lost. */
      isOwn: boolean
    }
  | { kind: 'verdictSaved'; caseId: string }
  | { kind: 'verdictFailed'; caseId: string; outcome: Outcome }

/** What a move brings about outside the machine (`runReview.ts`). */
export type ReviewEffect =
  | { kind: 'reopen'; caseId: string }
  /** PENDING_QC by force. */
  | { kind: 'free'; caseId: string }
  | { kind: 'assign'; caseId: string }
  /** PENDING_QC: the hold is over. */
  | { kind: 'giveBack'; caseId: string }
  | { kind: 'load'; caseId: string }
  | { kind: 'askWho'; caseId: string }
  | { kind: 'prefetch'; caseId: string }
  | { kind: 'forget'; caseId: string }
  | { kind: 'openAddress'; caseId: string }
  | { kind: 'closeAddress' }
  | { kind: 'reloadList' }
  | { kind: 'raise'; name: ErrorName; detail?: string }

export type Move = { state: ReviewState; effects: readonly ReviewEffect[] }
