import { BYTES_PER_MB } from '#shared/platform/config/limits.ts'

const MINUTE_MS = 60_000

/** For an unknown number of pages: 02:45 (analyzers §9). */
export const DEFAULT_ESTIMATE_MS = 165_000

/** Minutes by total pages; `to` is exclusive (analyzers §9). */
export const BANK_ESTIMATES = [
  { from: 1, to: 10, minutes: 8 },
  { from: 10, to: 40, minutes: 11 },
  { from: 40, to: 70, minutes: 13 },
  { from: 70, to: 200, minutes: 20 },
  { from: 200, to: 300, minutes: 25 },
  { from: 300, to: 400, minutes: 30 },
  { from: 400, to: 600, minutes: 40 },
  { from: 600, to: 1000, minutes: 50 },
  { from: 1000, to: 1400, minutes: 60 },
  { from: 1400, to: 2000, minutes: 75 },
  { from: 2000, to: Infinity, minutes: 80 },
] as const

/** By total size: 1.5 from 10 to 15 MB, 2 from 15 MB on (analyzers §9; the limit is 20 MB). */
export function sizeFactor(bytes: number): number {
  const megabytes = bytes / BYTES_PER_MB
  if (megabytes >= 15) return 2
  return megabytes > 10 ? 1.5 : 1
}

export function bankEstimateMs(pages: number, bytes = 0): number {
  const row = BANK_ESTIMATES.find(({ from, to }) => pages >= from && pages < to)
  return row === undefined ? DEFAULT_ESTIMATE_MS : row.minutes * MINUTE_MS * sizeFactor(bytes)
}
