import { useEffect, useReducer, useRef, useState, type Dispatch } from 'react'
import * as v from 'valibot'
import { createStoredValue } from '#shared/platform/session/storage/createStoredValue.ts'
import { SESSION_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { type AddressCase, REVIEW_ITEMS, PHOTO_NAMES, QC_ACTIONS } from '../../case.ts'
import { createReview, type Review, DECISIONS, type ReviewDraft } from './review.ts'
import { reviewReducer, type ReviewEvent } from './reviewReducer.ts'

const QuarterTurnsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))

const ReviewDraftSchema = v.object({
  decisions: v.record(v.picklist(REVIEW_ITEMS), v.picklist(DECISIONS)),
  rotation: v.object(v.entriesFromList(PHOTO_NAMES, QuarterTurnsSchema)),
  override: v.nullable(v.boolean()),
  newAddress: v.nullable(v.string()),
  comments: v.string(),
  action: v.nullable(v.picklist(QC_ACTIONS)),
})

/** Oldest first. */
const reviewDraftStorage = createStoredValue({
  key: SESSION_KEYS.reviews,
  scope: 'tab',
  schema: v.object({
    owner: v.string(),
    reviews: v.array(v.object({ caseId: v.string(), of: v.string(), work: ReviewDraftSchema })),
  }),
  whenUnreadable: 'removed',
})

const REVIEWS_MAX = 50

const readDrafts = (owner: string) =>
  reviewDraftStorage.read((stored) => stored.owner === owner)?.reviews ?? []

/** Changes after a Reinitiate and with earlier decisions, not when the case is assigned or released. */
const submissionKey = ({ log, accepted }: AddressCase): string =>
  JSON.stringify([log.filter(({ stage }) => stage === 'reinitiated').length, accepted])

/** From this tab; null also for a draft of another submission. */
export function loadReviewDraft(owner: string, record: AddressCase): ReviewDraft | null {
  const draft = readDrafts(owner).find(({ caseId }) => caseId === record.caseId)
  return draft?.of === submissionKey(record) ? draft.work : null
}

/** Until the verdict is saved, also after a release (decisions D37). Answers and photos are not stored. */
export function saveReviewDraft(owner: string, record: AddressCase, draft: ReviewDraft): void {
  const { decisions, rotation, override, newAddress, comments, action } = draft
  const stored = {
    caseId: record.caseId,
    of: submissionKey(record),
    work: { decisions, rotation, override, newAddress, comments, action },
  }
  const others = readDrafts(owner).filter(({ caseId }) => caseId !== record.caseId)
  reviewDraftStorage.write({ owner, reviews: [...others, stored].slice(-REVIEWS_MAX) })
}

export function deleteReviewDraft(owner: string, caseId: string): void {
  const others = readDrafts(owner).filter((stored) => stored.caseId !== caseId)
  if (others.length === 0) reviewDraftStorage.remove()
  else reviewDraftStorage.write({ owner, reviews: others })
}

export type PersistedReview = {
  review: Review
  dispatch: Dispatch<ReviewEvent>
  isRestored: boolean
  deleteDraft: () => void
}
type Options = { record: AddressCase; isCts: boolean; isReadOnly: boolean }

/** Changes are stored at once (decisions D37). */
export function usePersistedReview({ record, isCts, isReadOnly }: Options): PersistedReview {
  const owner = useAppSelector(selectUser)?.email ?? ''
  const [initial] = useState(() => {
    const draft = isReadOnly ? null : loadReviewDraft(owner, record)
    return {
      review: createReview({ record, isCts, isReadOnly, draft }),
      isRestored: draft !== null,
    }
  })
  const [review, dispatch] = useReducer(reviewReducer, initial.review)

  const lastSaved = useRef(initial.review)
  useEffect(() => {
    if (isReadOnly || lastSaved.current === review) return
    lastSaved.current = review
    saveReviewDraft(owner, record, review)
  }, [isReadOnly, owner, record, review])

  return {
    review,
    dispatch,
    isRestored: initial.isRestored && review === initial.review,
    deleteDraft: () => deleteReviewDraft(owner, record.caseId),
  }
}
