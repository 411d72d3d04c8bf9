import { assertNever } from '#shared/lib/assertNever.ts'
import type { ReviewCase } from '../../case.ts'
import type { ReviewState } from './reviewState.ts'

/** A review on the screen; `readOnly` is the sentence why nothing can be decided, null where it can. */
export type ShownReview = { reviewed: ReviewCase; readOnly: string | null }

/** What of a state is a review on the screen; null while there is none. */
export function shownReview(state: ReviewState): ShownReview | null {
  switch (state.kind) {
    case 'reviewing':
    case 'submitting':
      return { reviewed: state.reviewed, readOnly: null }
    case 'viewing':
      return { reviewed: state.reviewed, readOnly: state.readOnly }
    case 'taken':
      return withReason(state.shown, state.readOnly)
    case 'reopening':
    case 'taking':
    case 'starting':
      return withReason(state.shown, 'The case is being assigned to you.')
    case 'refused':
      return withReason(state.shown, 'Another reviewer has changed this case.')
    case 'closed':
    case 'opening':
    case 'looking':
    case 'resumable':
    case 'submitted':
      return null
    default:
      return assertNever(state)
  }
}

const withReason = (reviewed: ReviewCase | null, readOnly: string): ShownReview | null =>
  reviewed === null ? null : { reviewed, readOnly }
