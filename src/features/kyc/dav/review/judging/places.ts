import type { Decided } from '#features/kyc/dav/case.ts'
import type { Gap } from './progress.ts'

/** The element in which this is decided; it takes the focus. */
export const decideId = (name: Decided): string => `decide-${name}`

export const MAP_ID = 'review-map'
export const COMMENTS_ID = 'review-comments'
export const ACTION_ID = 'review-action'

/** Where what is missing is put right, beside the decisions. */
export const placeOfGap: Record<Exclude<Gap, 'decisions'>, string> = {
  map: MAP_ID,
  action: ACTION_ID,
}

/** Brings a part of the review into view and the focus into it, so that a reader says it. */
export function focusOn(id: string): void {
  document.getElementById(id)?.focus()
}
