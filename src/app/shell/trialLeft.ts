import { formatClock } from '#shared/lib/clock.ts'
import { TRIAL_DAYS } from '#shared/config/constants.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const TRIAL_MS = TRIAL_DAYS * DAY_MS

/** The trial's countdown (shell §4): whole days, then whole hours, then mm:ss 'Min Left' under an hour; null when nothing is left. */
export function trialText(msLeft: number): string | null {
  if (msLeft <= 0) return null
  if (msLeft >= DAY_MS) return `${Math.floor(msLeft / DAY_MS)} Days Left`
  if (msLeft >= HOUR_MS) return `${Math.floor(msLeft / HOUR_MS)} Hours Left`
  return `${formatClock(Math.min(msLeft, HOUR_MS - 1_000))} Min Left`
}

/** Share of the 14-day trial that is left, 0 to 1. */
export function trialShare(msLeft: number): number {
  return Math.min(1, Math.max(0, msLeft / TRIAL_MS))
}
