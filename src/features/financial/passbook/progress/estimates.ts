import { findEstimate, type EstimateRow } from '#shared/kits/analyzer/estimates.ts'

const MINUTE = 60_000

/** By number of images, including the front page (analyzers §9). */
export const PASSBOOK_ESTIMATES: readonly EstimateRow[] = [
  { from: 1, to: 9, ms: 8 * MINUTE },
  { from: 10, to: 39, ms: 11 * MINUTE },
  { from: 40, to: 69, ms: 13 * MINUTE },
  { from: 70, to: 200, ms: 20 * MINUTE },
]

export const passbookEstimateMs = (pages: number): number => findEstimate(PASSBOOK_ESTIMATES, pages)
