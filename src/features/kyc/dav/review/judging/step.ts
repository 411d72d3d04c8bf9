import type { Decided, PhotoName } from '#features/kyc/dav/case.ts'
import type { QcAction } from '#features/kyc/dav/qcSubmission.ts'
import { assertNever } from '#shared/lib/assertNever.ts'
import { all, isUndecided, type Decision, type Review } from './review.ts'

export type ReviewEvent =
  | { kind: 'decided'; name: Decided; decision: Decision }
  /** Several at once; none of them is decided again. */
  | { kind: 'restAccepted'; names: readonly Decided[] }
  | { kind: 'reached'; name: Decided }
  | { kind: 'moved'; by: 1 | -1 }
  | { kind: 'gapSought' }
  | { kind: 'turned'; photo: PhotoName; by: 1 | -1 }
  | { kind: 'overrideSet'; isOn: boolean }
  | { kind: 'plotted'; address: string | null }
  | { kind: 'commented'; comments: string }
  | { kind: 'actionChosen'; action: QcAction | null }

const QUARTERS = 4

/** The one function that moves a review. After a decision the keys act on what is undecided next. */
export function step(review: Review, event: ReviewEvent): Review {
  const { decisions, rotation, shown, current } = review
  switch (event.kind) {
    case 'decided':
      if (!shown.includes(event.name)) return review
      return atGap({
        ...review,
        decisions: { ...decisions, [event.name]: event.decision },
        current: event.name,
      })
    case 'restAccepted':
      return atGap({ ...review, decisions: { ...all(event.names, 'accepted'), ...decisions } })
    case 'reached':
      return event.name !== current && shown.includes(event.name)
        ? { ...review, current: event.name }
        : review
    case 'moved':
      return { ...review, current: neighbour(shown, current, event.by) }
    case 'gapSought':
      return atGap(review)
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

/** From the last one on to the first, and back. */
function neighbour(shown: readonly Decided[], name: Decided, by: 1 | -1): Decided {
  return shown.at((shown.indexOf(name) + by) % shown.length) ?? name
}

/** At the next that is undecided, from where it stands onward and round; stays where all are decided. */
function atGap(review: Review): Review {
  const { shown, current } = review
  const at = shown.indexOf(current)
  const onward = [...shown.slice(at + 1), ...shown.slice(0, at + 1)]
  return { ...review, current: onward.find((name) => isUndecided(review, name)) ?? current }
}
