import { useEffect, useReducer, useRef, useState, type Dispatch } from 'react'
import type { AddressCase } from '#features/kyc/dav/case.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { forgetReview, keepReview, storedReview } from './keptReviews.ts'
import { startReview, type Review } from './review.ts'
import { step, type ReviewEvent } from './step.ts'

export type Judged = {
  review: Review
  act: Dispatch<ReviewEvent>
  /** It stands as it was left in this tab, and nothing was done since. */
  isAsLeft: boolean
  /** Its verdict is in. */
  forget: () => void
}
type Options = { record: AddressCase; isCts: boolean; isReadOnly: boolean }

/** A case's review while it is on the screen; what is done is kept for a reload at once (decisions D37). */
export function useJudgedReview({ record, isCts, isReadOnly }: Options): Judged {
  const owner = useAppSelector(selectUser)?.email ?? ''
  const [begun] = useState(() => {
    const draft = isReadOnly ? null : storedReview(owner, record)
    return { first: startReview({ record, isCts, isReadOnly, draft }), isTakenUp: draft !== null }
  })
  const [review, act] = useReducer(step, begun.first)

  const stored = useRef(begun.first)
  useEffect(() => {
    if (isReadOnly || stored.current === review) return
    stored.current = review
    keepReview(owner, record, review)
  }, [isReadOnly, owner, record, review])

  return {
    review,
    act,
    isAsLeft: begun.isTakenUp && review === begun.first,
    forget: () => forgetReview(owner, record.caseId),
  }
}
