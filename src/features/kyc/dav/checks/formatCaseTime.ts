import { formatIndiaDateTime } from '#shared/platform/lib/clock.ts'
import { toIndiaDay } from '#shared/platform/lib/day.ts'

/** An ISO time as day and time in India; any other text is returned unchanged (decisions D25). */
export function formatCaseTime(iso: string): string {
  const timestamp = Date.parse(iso)
  return Number.isNaN(timestamp) ? iso : formatIndiaDateTime(timestamp)
}

/** The same without the current year: '20 Nov, 10:42' (look 06). */
export const formatShortTime = (iso: string, now: number): string =>
  formatCaseTime(iso).replace(` ${toIndiaDay(now).slice(0, 4)},`, ',')
