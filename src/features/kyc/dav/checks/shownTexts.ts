import { formatIndiaDateTime } from '#shared/lib/clock.ts'
import { indiaDay } from '#shared/lib/day.ts'

/** An ISO time as day and time in India; what is none comes back as it is (decisions D25). */
export function shownTime(iso: string): string {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? iso : formatIndiaDateTime(at)
}

/** The same in a list, without the year that it is at `now`: '20 Nov, 10:42' (look 06). */
export const listedTime = (iso: string, now: number): string =>
  shownTime(iso).replace(` ${indiaDay(now).slice(0, 4)},`, ',')
