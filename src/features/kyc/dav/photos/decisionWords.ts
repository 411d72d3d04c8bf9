import check from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import circle from 'bootstrap-icons/icons/circle.svg?raw'
import cross from 'bootstrap-icons/icons/x-circle-fill.svg?raw'
import type { Decision } from '../review/judging/review.ts'

/** How a decision reads. */
export const DECISION_WORDS: Record<
  Decision | 'undecided',
  { words: string; icon: string; tone: 'success' | 'danger' | 'neutral' }
> = {
  accepted: { words: 'Accepted', icon: check, tone: 'success' },
  rejected: { words: 'Rejected', icon: cross, tone: 'danger' },
  undecided: { words: 'Not decided', icon: circle, tone: 'neutral' },
}
