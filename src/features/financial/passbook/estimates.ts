import type { EstimateRow } from '#shared/analyzer/estimates.ts'

const MINUTE = 60_000

/** Time labels of the passbook by pages, the front page included (analyzers §9). */
export const PASSBOOK_ESTIMATES: readonly EstimateRow[] = [
  { from: 1, to: 9, ms: 8 * MINUTE },
  { from: 10, to: 39, ms: 11 * MINUTE },
  { from: 40, to: 69, ms: 13 * MINUTE },
  { from: 70, to: 200, ms: 20 * MINUTE },
]

const LONGEST_MS = 20 * MINUTE

/** Estimate in ms for so many pages; a picture is one. */
export function passbookEstimateMs(pages: number): number {
  return PASSBOOK_ESTIMATES.find(({ to }) => pages <= to)?.ms ?? LONGEST_MS
}
