import { formatIndiaDateTime } from '#shared/platform/lib/time/clock.ts'
import { toIndiaDay } from '#shared/platform/lib/time/day.ts'

/** In India; text that is not a time is unchanged (decisions D25). */
export function formatCaseTime(iso: string): string {
  const timestamp = Date.parse(iso)
  return Number.isNaN(timestamp) ? iso : formatIndiaDateTime(timestamp)
}

/** '20 Nov, 10:42' in the current year (look 06). */
export const formatShortTime = (iso: string, now: number): string =>
  formatCaseTime(iso).replace(` ${toIndiaDay(now).slice(0, 4)},`, ',')
