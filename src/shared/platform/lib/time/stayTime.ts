import { MONTHS, monthNumber } from './day.ts'

/** `month` is 1 to 12, null where only a year was given. */
export type StayTime = { kind: 'present' } | { kind: 'month'; year: number; month: number | null }

const PRESENT = /\b(?:present|date|now|today|current|currently|ongoing|continuing|still)\b/i
const NAMED = /\b([a-z]{3,9})\b\D{0,3}(\d{4}|\d{2})\b/i
/** 03/2023, 15-03-2023: year last. */
const YEAR_LAST = /^(?:\d{1,2}\D)?(\d{1,2})\D(\d{4})$/
/** 2023-03, 2023/03/15. */
const YEAR_FIRST = /^(\d{4})\D(\d{1,2})(?:\D\d{1,2})?$/
const YEAR = /^\d{4}$/

const CENTURY = 2000

/** "March 2021", "Mar-21", "03/2021", "2021-03-01", "2021", "Till date"; null for anything else. */
export function parseStayTime(text: string): StayTime | null {
  const written = text.trim()
  if (YEAR.test(written)) return { kind: 'month', year: Number(written), month: null }
  const [, name = '', given = ''] = NAMED.exec(written) ?? []
  if (monthNumber(name) > 0) {
    const year = Number(given) + (given.length === 2 ? CENTURY : 0)
    return { kind: 'month', year, month: monthNumber(name) }
  }
  const [, last, lastYear] = YEAR_LAST.exec(written) ?? []
  if (last !== undefined) return toMonth(lastYear, last)
  const [, firstYear, first] = YEAR_FIRST.exec(written) ?? []
  if (first !== undefined) return toMonth(firstYear, first)
  return PRESENT.test(written) && !/\d/.test(written) ? { kind: 'present' } : null
}

function toMonth(year: string | undefined, month: string): StayTime | null {
  const given = Number(month)
  return given < 1 || given > MONTHS.length
    ? null
    : { kind: 'month', year: Number(year), month: given }
}

/** Sent by the address form for a stay that goes on (decisions L85). */
export const PRESENT_STAY = 'Present'

/** A month as the address form sends it: 'Mar 2023'. @param month 1 to 12 */
export const formatStayMonth = (month: number, year: number): string =>
  `${MONTHS[month - 1] ?? ''} ${year}`
