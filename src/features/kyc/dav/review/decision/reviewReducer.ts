import type { ReviewItem, PhotoName, QcAction } from '../../case.ts'
import { decideAll, isUndecided, type Decision, type Review } from './review.ts'

export type ReviewEvent =
  | { kind: 'decided'; name: ReviewItem; decision: Decision }
  | { kind: 'undisputedAccepted'; names: readonly ReviewItem[] }
  | { kind: 'itemFocused'; name: ReviewItem }
  | { kind: 'itemMoved'; by: 1 | -1 }
  | { kind: 'nextMissingSelected' }
  | { kind: 'photoRotated'; photo: PhotoName; by: 1 | -1 }
  | { kind: 'overrideSet'; isOn: boolean }
  | { kind: 'plotted'; address: string | null }
  | { kind: 'commentsChanged'; comments: string }
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
    case 'undisputedAccepted':
      return selectNextUndecided({
        ...review,
        decisions: { ...decideAll(event.names, 'accepted'), ...decisions },
      })
    case 'itemFocused':
      return event.name !== currentItem && visibleItems.includes(event.name)
        ? { ...review, currentItem: event.name }
        : review
    case 'itemMoved':
      return { ...review, currentItem: neighbourItem(visibleItems, currentItem, event.by) }
    case 'nextMissingSelected':
      return selectNextUndecided(review)
    case 'photoRotated': {
      const quarterTurns = (rotation[event.photo] + event.by + QUARTERS) % QUARTERS
      return { ...review, rotation: { ...rotation, [event.photo]: quarterTurns } }
    }
    case 'overrideSet':
      return { ...review, override: event.isOn }
    case 'plotted':
      return { ...review, newAddress: event.address }
    case 'commentsChanged':
      return { ...review, comments: event.comments }
    case 'actionChosen':
      return { ...review, action: event.action }
    default:
      return event satisfies never
  }
}

function neighbourItem(
  visibleItems: readonly ReviewItem[],
  name: ReviewItem,
  by: 1 | -1,
): ReviewItem {
  return visibleItems.at((visibleItems.indexOf(name) + by) % visibleItems.length) ?? name
}

/** Wraps around; unchanged where all are decided. */
function selectNextUndecided(review: Review): Review {
  const { visibleItems, currentItem } = review
  const index = visibleItems.indexOf(currentItem)
  const followingItems = [...visibleItems.slice(index + 1), ...visibleItems.slice(0, index + 1)]
  return {
    ...review,
    currentItem: followingItems.find((name) => isUndecided(review, name)) ?? currentItem,
  }
}
