import { plural } from '#shared/platform/lib/text/plural.ts'
import {
  REVIEW_ITEMS,
  PHOTO_NAMES,
  type AddressCase,
  type ReviewItem,
  type OverallStatus,
  type PhotoName,
  QC_ACTIONS,
  STATUS_BY_ACTION,
  type QcAction,
} from '../../case.ts'

export const DECISIONS = ['accepted', 'rejected'] as const
export type Decision = (typeof DECISIONS)[number]
export type Decisions = Readonly<Partial<Record<ReviewItem, Decision>>>

/** Stored for a reload (decisions D37). */
export type ReviewDraft = {
  decisions: Decisions
  rotation: Readonly<Record<PhotoName, number>>
  /** null before any choice. `isOverriding` computes the effect. */
  override: boolean | null
  newAddress: string | null
  comments: string
  action: QcAction | null
}

export type Review = ReviewDraft & {
  /** In order; all but those hidden for the sub-client. */
  visibleItems: readonly ReviewItem[]
  currentItem: ReviewItem
}

/** Accepted without being shown (kyc §4). */
export const HIDDEN_FOR_CTS = ['idProof', 'addressProof'] as const satisfies readonly PhotoName[]

const NO_ROTATION = Object.fromEntries(PHOTO_NAMES.map((name) => [name, 0])) as Record<
  PhotoName,
  number
> // of these names

type CreateReviewOptions = {
  record: AddressCase
  isCts: boolean
  /** Shows the earlier verdict and rejections; a new review starts without them. */
  isReadOnly: boolean
  draft: ReviewDraft | null
}

/** Items accepted earlier stay accepted (kyc §4). */
export function createReview({ record, isCts, isReadOnly, draft }: CreateReviewOptions): Review {
  const hidden: readonly ReviewItem[] = isCts ? HIDDEN_FOR_CTS : []
  const visibleItems = REVIEW_ITEMS.filter((name) => !hidden.includes(name))
  const initial = draft ?? {
    decisions: earlierDecisions(record, isReadOnly),
    rotation: NO_ROTATION,
    override: record.isOverridden ? true : null,
    newAddress: null,
    comments: record.qcComments,
    action: isReadOnly ? verdictOf(record.status) : null,
  }
  const decisions = { ...initial.decisions, ...decideAll(hidden, 'accepted') }
  const currentItem = visibleItems.find((name) => decisions[name] === undefined) ?? REVIEW_ITEMS[0]
  return { ...initial, decisions, visibleItems, currentItem }
}

/** decisions L57 */
function verdictOf(status: OverallStatus): QcAction | null {
  if (status === 'RE_INITIATE') return 'Reinitiate'
  return QC_ACTIONS.find((action) => STATUS_BY_ACTION[action] === status) ?? null
}

function earlierDecisions({ accepted, status }: AddressCase, isReadOnly: boolean): Decisions {
  const acceptedNames = REVIEW_ITEMS.filter((name) => accepted[name] === true)
  const no = REVIEW_ITEMS.filter((name) => accepted[name] === false)
  // Before a verdict, false means undecided: servers send it for every undecided item.
  const isShown = isReadOnly && verdictOf(status) !== null
  return { ...decideAll(acceptedNames, 'accepted'), ...(isShown ? decideAll(no, 'rejected') : {}) }
}

export const decideAll = (names: readonly ReviewItem[], decision: Decision): Decisions =>
  Object.fromEntries(names.map((name) => [name, decision]))

export const isUndecided = (
  { decisions }: Pick<ReviewDraft, 'decisions'>,
  name: ReviewItem,
): boolean => decisions[name] === undefined

/** Fail clears the override, and so does Reinitiate while the house photo is not accepted (kyc §4). */
export function isOverriding({ override, action, decisions }: ReviewDraft): boolean {
  const isCleared =
    action === 'Fail' || (action === 'Reinitiate' && decisions.housePhoto !== 'accepted')
  return override === true && !isCleared
}

/** In focus order (kyc §5). */
export const MISSING_PARTS = ['decisions', 'map', 'action'] as const
export type MissingPart = (typeof MISSING_PARTS)[number]

export type DecisionTally = {
  accepted: readonly ReviewItem[]
  rejected: readonly ReviewItem[]
  missing: number
}

/** Counts all 13, including items hidden for the sub-client. */
export function tallyDecisions({ decisions }: Pick<Review, 'decisions'>): DecisionTally {
  const accepted = REVIEW_ITEMS.filter((name) => decisions[name] === 'accepted')
  const rejected = REVIEW_ITEMS.filter((name) => decisions[name] === 'rejected')
  return { accepted, rejected, missing: REVIEW_ITEMS.length - accepted.length - rejected.length }
}

export function findMissingParts(review: Review, isMapReady: boolean): readonly MissingPart[] {
  const isOpen: Record<MissingPart, boolean> = {
    decisions: tallyDecisions(review).missing > 0,
    map: !isMapReady,
    action: review.action === null,
  }
  return MISSING_PARTS.filter((part) => isOpen[part])
}

/** "Still missing: 4 decisions, the action"; empty where nothing is. */
export function formatMissingParts(review: Review, isMapReady: boolean): string {
  const texts: Record<MissingPart, string> = {
    decisions: plural(tallyDecisions(review).missing, 'decision'),
    map: 'the map',
    action: 'the action',
  }
  const missing = findMissingParts(review, isMapReady).map((part) => texts[part])
  return missing.length === 0 ? '' : `Still missing: ${missing.join(', ')}`
}
