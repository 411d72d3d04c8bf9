import { TRIAL_DAYS } from '#shared/platform/config/constants.ts'
import { formatDuration } from '#shared/platform/lib/time/clock.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const TRIAL_MS = TRIAL_DAYS * DAY_MS

export type TimeLeft = { value: string; unit: 'Days' | 'Hours' | 'Min' }

/** Whole days, then whole hours, then mm:ss under an hour (shell §4). */
export function toTimeLeft(msLeft: number): TimeLeft {
  if (msLeft <= 0) return { value: '0', unit: 'Days' }
  if (msLeft >= DAY_MS) return { value: `${Math.floor(msLeft / DAY_MS)}`, unit: 'Days' }
  if (msLeft >= HOUR_MS) return { value: `${Math.floor(msLeft / HOUR_MS)}`, unit: 'Hours' }
  return { value: formatDuration(Math.min(msLeft, HOUR_MS - 1_000)), unit: 'Min' }
}

/** The trial's countdown (shell §4): '9 Days Left'; null when nothing is left. */
export function formatTrialTimeLeft(msLeft: number): string | null {
  const { value, unit } = toTimeLeft(msLeft)
  return msLeft <= 0 ? null : `${value} ${unit} Left`
}

/** The share of the 14-day trial that is left, 0 to 1. */
export function trialShareLeft(msLeft: number): number {
  return Math.min(1, Math.max(0, msLeft / TRIAL_MS))
}
