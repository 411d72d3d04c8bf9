import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { isDay } from '#shared/platform/lib/time/day.ts'
import { monthOfWord } from '#shared/platform/lib/time/monthNames.ts'
import type { Payslip } from './contract.ts'

type Detail = Payslip['details'][number]

/** Any word; `monthOfWord` tells whether it is a month. */
const NAME = '[a-z]{3,9}'
const YEAR = String.raw`(?:20)?\d{2}(?!\d)`
const GAP = String.raw`[\s.,/'’-]*`

/** Groups: month (name or number) and year. All matches of the first pattern that matches count. */
const FORMATS: readonly RegExp[] = [
  // 30/09/2026, 30-Sep-2026, 30 September, 2026
  new RegExp(
    String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th)?[\s./-]+(?<month>\d{1,2}|${NAME})[\s.,/-]+(?<year>${YEAR})`,
    'gi',
  ),
  // September 30, 2026
  new RegExp(String.raw`(?<month>\b${NAME})\s+\d{1,2},\s*(?<year>20\d{2})`, 'gi'),
  // September 2026, Sep-26, SEPT'2026
  new RegExp(String.raw`(?<month>\b${NAME})${GAP}(?<year>${YEAR})`, 'gi'),
  // 2026 September
  new RegExp(String.raw`(?<year>20\d{2})${GAP}(?<month>${NAME}\b)`, 'gi'),
  // 2026-09, 2026/9, 202609, also with a day
  /(?<!\d)(?<year>20\d{2})[-/.]?(?<month>0[1-9]|1[0-2]|[1-9](?!\d))/g,
  // 09/2026, 9-2026, 092026
  /(?<!\d)(?<month>0?[1-9]|1[0-2])[-/.\s]*(?<year>20\d{2})(?!\d)/g,
]

function toMonthKey(month: string, year: string): MonthKey | null {
  const number = /^\d/.test(month) ? Number(month) : monthOfWord(month)
  const fullYear = year.length === 2 ? `20${year}` : year
  const key = `${fullYear}-${String(number).padStart(2, '0')}`
  return isDay(`${key}-01`) ? key : null
}

/** 'September 2026', 'Sep-26', '09/2026', '01/09/2026 to 30/09/2026': of a period its last month. */
function monthIn(text: string): MonthKey | null {
  for (const format of FORMATS) {
    const months = [...text.matchAll(format)].flatMap(
      ({ groups }) => toMonthKey(groups?.month ?? '', groups?.year ?? '') ?? [],
    )
    const last = months.toSorted().at(-1)
    if (last !== undefined) return last
  }
  return null
}

const MONTH_KEY = /month/i
const PERIOD_KEY = /period|(?:pay|salary)_?\s?slip|^(?:salary|wages?|pay)_?\s?for/i
const YEAR_KEY = /^(?:\w+[_\s])?year$/i

/** The month that a payslip pays and the text that names it; null where none was read. */
export function payMonth(details: readonly Detail[]): { month: MonthKey; text: string } | null {
  const named = details.filter(({ key }) => MONTH_KEY.test(key))
  const year = details.find(({ key, text }) => YEAR_KEY.test(key) && /^20\d{2}$/.test(text))
  for (const { text } of [...named, ...details.filter(({ key }) => PERIOD_KEY.test(key))]) {
    const month = monthIn(text)
    if (month !== null) return { month, text }
  }
  // 'Month: September' and 'Year: 2026'
  for (const { text } of year === undefined ? [] : named) {
    const month = monthIn(`${text} ${year?.text ?? ''}`)
    if (month !== null) return { month, text }
  }
  return null
}
