import { isDay, monthNumber } from '#shared/platform/lib/time/day.ts'
import type { TextLine } from '../../content/textLines.ts'
import type { Contradiction } from './figures.ts'
import type { StatementRow } from './statementRows.ts'

const DATE = /(?<![\d/.-])(\d{2})([-/. ])(\d{2}|[A-Za-z]{3,9})\2((?:19|20)\d{2})(?![\d/.-])/g

/** Such as 31/04/2026: days that their month does not have. */
export function impossibleDates(lines: readonly TextLine[]): Contradiction[] {
  return lines.flatMap((line) =>
    [...line.text.matchAll(DATE)].flatMap(([written, day = '', , month = '', year = '']) => {
      const named = monthNumber(month)
      const number = named > 0 ? named : Number(month)
      const isNear = Number(day) >= 29 && Number(day) <= 31 && number >= 1 && number <= 12
      if (!isNear || isDay(`${year}-${String(number).padStart(2, '0')}-${day}`)) return []
      const [start = ''] = written.split(' ')
      const word = line.words.findIndex(({ text }) => text.includes(start))
      return [{ line, word, text: written }]
    }),
  )
}

/** National holidays as month and day: every state keeps them (Reserve Bank of India, holiday matrix of the Negotiable Instruments Act). */
const HOLIDAYS: ReadonlyMap<string, string> = new Map([
  ['01-26', 'Republic Day'],
  ['08-15', 'Independence Day'],
  ['10-02', 'Gandhi Jayanti'],
])
const CLEARING = /\b(?:clg|clearing|cts)\b/i
/** These run every day (NEFT since December 2019, RTGS since December 2020). A charge or a return is no clearing. */
const NOT_CLEARING =
  /\b(?:neft|rtgs|imps|upi|n?ach|ecs|ret|retn?|rtn|return\w*|chg|chgs|chrg\w*|charges?|gst)\b/i

/** Cheques that were cleared on a Sunday or a national holiday. */
export function clearingOnHolidays(rows: readonly StatementRow[]): Contradiction[] {
  return rows.flatMap(({ line, day, date, text }) => {
    if (day === null || !CLEARING.test(text) || NOT_CLEARING.test(text)) return []
    const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0
    const holiday = HOLIDAYS.get(day.slice(5)) ?? (isSunday ? 'a Sunday' : null)
    return holiday === null ? [] : [{ line, word: 0, text: `${date}, ${holiday}` }]
  })
}
