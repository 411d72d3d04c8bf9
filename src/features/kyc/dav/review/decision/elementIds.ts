import type { ReviewItem } from '#features/kyc/dav/case.ts'
import type { MissingPart } from './review.ts'

/** Id of an item's decision, which takes the focus. */
export const decisionElementId = (name: ReviewItem): string => `decide-${name}`

export const MAP_ID = 'review-map'
export const COMMENTS_ID = 'review-comments'
export const ACTION_ID = 'review-action'

/** Ids of the places for other missing parts. */
export const missingPartElementIds: Record<Exclude<MissingPart, 'decisions'>, string> = {
  map: MAP_ID,
  action: ACTION_ID,
}

/** Scrolls to a part of the review and focuses it, so that screen readers announce it. */
export function focusElement(id: string): void {
  document.getElementById(id)?.focus()
}
