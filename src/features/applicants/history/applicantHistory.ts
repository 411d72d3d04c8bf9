import type { Comparison, OpenPoint } from '../compare/comparison.ts'
import type { MemoSection, ShownTexts } from '../memo/memo.ts'

/** What the documents of an applicant say about their history. Made by code that loads after the page. */
export type ApplicantHistory = {
  points: readonly OpenPoint[]
  toMemoSections: (shown: ShownTexts) => readonly MemoSection[]
}

export const NO_HISTORY: ApplicantHistory = { points: [], toMemoSections: () => [] }

/** What was changed comes first. */
export function withHistoryPoints(
  comparison: Comparison,
  { points }: Pick<ApplicantHistory, 'points'>,
): Comparison {
  if (points.length === 0) return comparison
  const isChanged = ({ kind }: OpenPoint) => kind === 'changed'
  return {
    ...comparison,
    points: [
      ...points.filter(isChanged),
      ...comparison.points,
      ...points.filter((point) => !isChanged(point)),
    ],
  }
}
