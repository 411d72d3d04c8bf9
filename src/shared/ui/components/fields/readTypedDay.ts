import {
  addDays,
  addMonths,
  isDay,
  monthNumber,
  MONTHS,
  type Day,
} from '#shared/platform/lib/time/day.ts'

const FORMAT = 'Enter day, month and year, such as 20/11/2026.'

/**
 * Day first, in any usual spelling ('1/4/2026', '1-4-26', '01042026', '1st April 2026'), or 'yyyy-mm-dd'. Two digits are a
 * year from 1970 to 2069. A text that is not a day gives '' and an error that names what is wrong; an empty text gives no error.
 */
export function readTypedDay(text: string): { day: Day; error: string | null } {
  if (text.trim() === '') return { day: '', error: null }
  const [date = '', month = '', year = '', ...rest] = partsOf(text)
  if (!/^\d{1,2}$/.test(date) || !/^(\d{2}|\d{4})$/.test(year) || rest.length > 0)
    return { day: '', error: FORMAT }
  const number = /^\d/.test(month) ? Number(month) : monthNumber(month)
  const name = MONTHS[number - 1]
  if (name === undefined)
    return {
      day: '',
      error: `There is no month ${month}. Enter the day first, such as 20/11/2026.`,
    }
  const fullYear = year.length === 4 ? year : `${Number(year) < 70 ? '20' : '19'}${year}`
  const start = `${fullYear}-${String(number).padStart(2, '0')}`
  const day = `${start}-${date.padStart(2, '0')}`
  if (isDay(day)) return { day, error: null }
  const lastDate = addDays(addMonths(`${start}-01`, 1), -1).slice(8)
  return { day: '', error: `${name} ${fullYear} has the days 1 to ${lastDate}.` }
}

/** Date, month and year as written. */
function partsOf(text: string): string[] {
  if (!/^[\da-z\s./,-]+$/i.test(text)) return []
  const together = /^\s*(\d\d)(\d\d)(\d{4})\s*$/.exec(text)
  if (together !== null) return together.slice(1)
  const parts = text.match(/\d+|[a-z]+/gi)?.filter((part) => !/^(st|nd|rd|th)$/i.test(part)) ?? []
  return parts[0]?.length === 4 ? parts.toReversed() : parts
}
