import type { ReviewItem, PhotoName } from '#features/kyc/dav/case.ts'
import type { QcAction } from '#features/kyc/dav/qcSubmission.ts'
import { assertNever } from '#shared/platform/lib/assertNever.ts'
import { decideAll, isUndecided, type Decision, type Review } from './review.ts'

export type ReviewEvent =
  | { kind: 'decided'; name: ReviewItem; decision: Decision }
  /** Accepts several undecided items at once. */
  | { kind: 'restAccepted'; names: readonly ReviewItem[] }
  | { kind: 'reached'; name: ReviewItem }
  | { kind: 'moved'; by: 1 | -1 }
  | { kind: 'gapSought' }
  | { kind: 'turned'; photo: PhotoName; by: 1 | -1 }
  | { kind: 'overrideSet'; isOn: boolean }
  | { kind: 'plotted'; address: string | null }
  | { kind: 'commented'; comments: string }
  | { kind: 'actionChosen'; action: QcAction | null }

const QUARTERS = 4

/** After a decision, the next undecided item becomes current. */
export function reviewReducer(review: Review, event: ReviewEvent): Review {
  const { decisions, rotation, visibleItems, currentItem } = review
  switch (event.kind) {
    case 'decided':
      if (!visibleItems.includes(event.name)) return review
      return selectNextUndecided({
        ...review,
        decisions: { ...decisions, [event.name]: event.decision },
        currentItem: event.name,
      })
    case 'restAccepted':
      return selectNextUndecided({
        ...review,
        decisions: { ...decideAll(event.names, 'accepted'), ...decisions },
      })
    case 'reached':
      return event.name !== currentItem && visibleItems.includes(event.name)
        ? { ...review, currentItem: event.name }
        : review
    case 'moved':
      return { ...review, currentItem: neighbour(visibleItems, currentItem, event.by) }
    case 'gapSought':
      return selectNextUndecided(review)
    case 'turned': {
      const turns = (rotation[event.photo] + event.by + QUARTERS) % QUARTERS
      return { ...review, rotation: { ...rotation, [event.photo]: turns } }
    }
    case 'overrideSet':
      return { ...review, override: event.isOn }
    case 'plotted':
      return { ...review, newAddress: event.address }
    case 'commented':
      return { ...review, comments: event.comments }
    case 'actionChosen':
      return { ...review, action: event.action }
    default:
      return assertNever(event)
  }
}

/** Wraps around at both ends. */
function neighbour(shown: readonly ReviewItem[], name: ReviewItem, by: 1 | -1): ReviewItem {
  return shown.at((shown.indexOf(name) + by) % shown.length) ?? name
}

/** The next undecided item, wrapping around; unchanged where all are decided. */
function selectNextUndecided(review: Review): Review {
  const { visibleItems, currentItem } = review
  const at = visibleItems.indexOf(currentItem)
  const onward = [...visibleItems.slice(at + 1), ...visibleItems.slice(0, at + 1)]
  return { ...review, currentItem: onward.find((name) => isUndecided(review, name)) ?? currentItem }
}
