import { formatDay, indiaDay, parseDay } from '#shared/lib/day.ts'
import { isIsoTime, withZone } from '#shared/lib/isoTime.ts'

/** A date as a server wrote it. */
export type WrittenDate = {
  /** '20 Nov 2026', an Indian day; what is no date as it came. */
  text: string
  /** ms since 1970, to sort by; null where it is no date. */
  at: number | null
}

/** 'Fri, 20 Nov 2026 10:42:07 GMT' */
const HTTP = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

function momentOf(text: string): number | null {
  if (!isIsoTime(text) && !HTTP.test(text)) return null
  const at = Date.parse(withZone(text))
  return Number.isNaN(at) ? null : at
}

/** Reads a day, day first or year first, or a moment; a date that does not exist is none. */
export function readDate(text: string): WrittenDate {
  const day = parseDay(text)
  if (day !== null) return { text: formatDay(day), at: Date.parse(day) }
  const at = momentOf(text)
  return at === null ? { text, at } : { text: formatDay(indiaDay(at)), at }
}
