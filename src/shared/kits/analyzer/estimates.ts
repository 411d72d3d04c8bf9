export type EstimateRow = { from: number; to: number; ms: number }

const SECOND = 1000

/** Estimated processing time by pages (analyzers §9). */
export const ESTIMATES: readonly EstimateRow[] = [
  { from: 1, to: 10, ms: 90 * SECOND },
  { from: 11, to: 40, ms: 240 * SECOND },
  { from: 41, to: 70, ms: 360 * SECOND },
  { from: 71, to: 200, ms: 720 * SECOND },
]

/** Estimate in ms by pages; beyond the table the longest. */
export const findEstimate = (rows: readonly EstimateRow[], pages: number): number =>
  (rows.find(({ to }) => pages <= to) ?? rows.at(-1))?.ms ?? 0

/** In ms. Pages of images are not counted: pass 1. */
export const estimateMs = (pages: number): number => findEstimate(ESTIMATES, pages)

/** 90000 → '1:30' (m:ss), where the unit is elsewhere, as in a column header. */
export function formatMinutesSeconds(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / SECOND))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** 90000 → '1:30 Mins', as in the estimate table and results (analyzers §2, §9). */
export const formatMinutes = (ms: number): string => `${formatMinutesSeconds(ms)} Mins`

/** 660000 → 'about 11 min', 90000 → 'about 1 min 30 s', because '11:00' in a sentence would read as a time of day. */
export function formatAboutMinutes(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / SECOND))
  const rest = seconds % 60
  return `about ${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`
}
