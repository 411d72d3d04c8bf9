import type { ReviewItem } from '../../case.ts'
import type { MissingPart } from './review.ts'

export const decisionElementId = (name: ReviewItem): string => `decide-${name}`

export const MAP_ID = 'review-map'
export const COMMENTS_ID = 'review-comments'
export const ACTION_ID = 'review-action'

export const missingPartElementIds: Record<Exclude<MissingPart, 'decisions'>, string> = {
  map: MAP_ID,
  action: ACTION_ID,
}

/** Screen readers announce the focused part. */
export function focusElement(id: string): void {
  document.getElementById(id)?.focus()
}
