export type EstimateRow = { from: number; to: number; ms: number }

const SECOND = 1000

/** Estimated processing time by pages (analyzers §9). */
export const ESTIMATES: readonly EstimateRow[] = [
  { from: 1, to: 10, ms: 90 * SECOND },
  { from: 11, to: 40, ms: 240 * SECOND },
  { from: 41, to: 70, ms: 360 * SECOND },
  { from: 71, to: 200, ms: 720 * SECOND },
]

const LONGEST_MS = 720 * SECOND

/** Estimate in ms for so many pages; pictures, whose pages are not counted, pass 1. */
export function estimateMs(pages: number): number {
  return ESTIMATES.find(({ to }) => pages <= to)?.ms ?? LONGEST_MS
}

/** 90000 → '1:30' (m:ss), where the unit stands elsewhere: in the head of a column. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / SECOND))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** 90000 → '1:30 Mins', as the estimate table and results write a time (analyzers §2, §9). */
export const sayMinutes = (ms: number): string => `${minutesAndSeconds(ms)} Mins`
