import * as v from 'valibot'
import { DECIDED, PHOTOS, type AddressCase } from '#features/kyc/dav/case.ts'
import { QC_ACTIONS } from '#features/kyc/dav/qcSubmission.ts'
import { kept } from '#shared/session/kept.ts'
import { STORED } from '#shared/session/storedKeys.ts'
import { DECISIONS, type ReviewWork } from './review.ts'

const TurnsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))

const WorkSchema = v.object({
  decisions: v.record(v.picklist(DECIDED), v.picklist(DECISIONS)),
  rotation: v.object(v.entriesFromList(PHOTOS, TurnsSchema)),
  override: v.nullable(v.boolean()),
  newAddress: v.nullable(v.string()),
  comments: v.string(),
  action: v.nullable(v.picklist(QC_ACTIONS)),
})

/** Of each case: what was done, and to which of its submissions. The oldest first. */
const keptReviews = kept({
  key: STORED.reviews,
  place: 'tab',
  schema: v.object({
    owner: v.string(),
    reviews: v.array(v.object({ caseId: v.string(), of: v.string(), work: WorkSchema })),
  }),
  unreadable: 'removed',
})

/** A working day's open ends: more would be somebody's who never finishes. */
const REVIEWS_MAX = 50

const reviewsOf = (owner: string) =>
  keptReviews.read((stored) => stored.owner === owner)?.reviews ?? []

/**
 * What a review is about: what the candidate sent after the last Reinitiate, and how an earlier verdict judged it. Taking
 * a case and giving it back change nothing of that, though they change the case.
 */
const submissionOf = ({ log, accepted }: AddressCase): string =>
  JSON.stringify([log.filter(({ stage }) => stage === 'reinitiated').length, accepted])

/** What this user has done to the case in this tab; null where there is none, or it was done to something else. */
export function storedReview(owner: string, record: AddressCase): ReviewWork | null {
  const found = reviewsOf(owner).find(({ caseId }) => caseId === record.caseId)
  return found?.of === submissionOf(record) ? found.work : null
}

/** Keeps a review until its verdict is in, also while the case is given back (decisions D37). Answers and photos are not kept. */
export function keepReview(owner: string, record: AddressCase, work: ReviewWork): void {
  const { decisions, rotation, override, newAddress, comments, action } = work
  const one = {
    caseId: record.caseId,
    of: submissionOf(record),
    work: { decisions, rotation, override, newAddress, comments, action },
  }
  const others = reviewsOf(owner).filter(({ caseId }) => caseId !== record.caseId)
  keptReviews.write({ owner, reviews: [...others, one].slice(-REVIEWS_MAX) })
}

export function forgetReview(owner: string, caseId: string): void {
  const others = reviewsOf(owner).filter((one) => one.caseId !== caseId)
  if (others.length === 0) keptReviews.forget()
  else keptReviews.write({ owner, reviews: others })
}
