import {
  DECIDED,
  PHOTOS,
  type AddressCase,
  type Decided,
  type OverallStatus,
  type PhotoName,
} from '#features/kyc/dav/case.ts'
import { QC_ACTIONS, STATUS_OF_ACTION, type QcAction } from '#features/kyc/dav/qcSubmission.ts'

export const DECISIONS = ['accepted', 'rejected'] as const
export type Decision = (typeof DECISIONS)[number]
export type Decisions = Readonly<Partial<Record<Decided, Decision>>>

/** What of a review is the reviewer's own work, and is kept for a reload (decisions D37). */
export type ReviewWork = {
  decisions: Decisions
  /** Quarter turns clockwise, 0 to 3 (decisions D21). */
  rotation: Readonly<Record<PhotoName, number>>
  /** As asked for; null where nobody ever did. What it comes to, `isOverriding` tells. */
  override: boolean | null
  /** Typed and plotted; null while none is. */
  newAddress: string | null
  comments: string
  action: QcAction | null
}

/** A review while it is made; `step` moves it. */
export type Review = ReviewWork & {
  /** What is decided on the screen, in its order: all but what the sub-client hides. */
  shown: readonly Decided[]
  /** Where the keys act. */
  current: Decided
}

/** For CTS the proofs are accepted without being shown (kyc §4). */
export const HIDDEN_FOR_CTS = ['idProof', 'addressProof'] as const satisfies readonly PhotoName[]

const STRAIGHT = Object.fromEntries(PHOTOS.map((name) => [name, 0])) as Record<PhotoName, number> // of these names

type Beginning = {
  record: AddressCase
  isCts: boolean
  /** Shows the verdict and what it rejected; a review that begins decides that anew. */
  isReadOnly: boolean
  /** What was done before a reload. */
  draft: ReviewWork | null
}

/** A review as it opens: what an earlier one accepted is accepted already (kyc §4). */
export function startReview({ record, isCts, isReadOnly, draft }: Beginning): Review {
  const hidden: readonly Decided[] = isCts ? HIDDEN_FOR_CTS : []
  const shown = DECIDED.filter((name) => !hidden.includes(name))
  const work = draft ?? {
    decisions: earlierDecisions(record, isReadOnly),
    rotation: STRAIGHT,
    override: record.isOverridden ? true : null,
    newAddress: null,
    comments: record.qcComments,
    action: isReadOnly ? verdictOf(record.status) : null,
  }
  const decisions = { ...work.decisions, ...all(hidden, 'accepted') }
  const current = shown.find((name) => decisions[name] === undefined) ?? DECIDED[0]
  return { ...work, decisions, shown, current }
}

/** The verdict that gave a case its status (decisions L57); null where none did. */
function verdictOf(status: OverallStatus): QcAction | null {
  if (status === 'RE_INITIATE') return 'Reinitiate'
  return QC_ACTIONS.find((action) => STATUS_OF_ACTION[action] === status) ?? null
}

function earlierDecisions({ accepted, status }: AddressCase, isReadOnly: boolean): Decisions {
  const yes = DECIDED.filter((name) => accepted[name] === true)
  const no = DECIDED.filter((name) => accepted[name] === false)
  // Before a verdict, false means undecided: servers send it for every item that nobody has judged yet.
  const isShown = isReadOnly && verdictOf(status) !== null
  return { ...all(yes, 'accepted'), ...(isShown ? all(no, 'rejected') : {}) }
}

/** The same decision on several. */
export const all = (names: readonly Decided[], decision: Decision): Decisions =>
  Object.fromEntries(names.map((name) => [name, decision]))

export const isUndecided = ({ decisions }: Pick<ReviewWork, 'decisions'>, name: Decided): boolean =>
  decisions[name] === undefined

/**
 * Whether the entered location stands beside the detected one. Fail clears the override, and so does Reinitiate while the
 * house photo is not accepted (kyc §4); another choice of action brings back what was asked for.
 */
export function isOverriding({ override, action, decisions }: ReviewWork): boolean {
  const isCleared =
    action === 'Fail' || (action === 'Reinitiate' && decisions.housePhoto !== 'accepted')
  return override === true && !isCleared
}
