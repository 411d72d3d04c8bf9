import { monthNumber } from '#shared/platform/lib/time/day.ts'
import { parseStayTime } from '#shared/platform/lib/time/stayTime.ts'

/** A year alone matches each of its months. Null where one cannot be parsed. */
export function isSameStayTime(first: string, second: string): boolean | null {
  const [a, b] = [parseStayTime(first), parseStayTime(second)]
  if (a === null || b === null) return null
  if (a.kind === 'present' || b.kind === 'present') return a.kind === b.kind
  return a.year === b.year && (a.month === null || b.month === null || a.month === b.month)
}

/** Equal for all spellings of a month. */
export function stayWordKey(word: string): string {
  const month = /^\p{L}{3,9}$/u.test(word) ? monthNumber(word) : 0
  return month > 0 ? `month ${month}` : word.toLowerCase()
}

export function formatPeriod(from: string, to: string): string {
  if (from === '') return to === '' ? '' : `to ${to}`
  return to === '' ? `from ${from}` : `${from} to ${to}`
}
