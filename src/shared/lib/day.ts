/** A calendar day as plain text, 'yyyy-mm-dd': no zone can move it to the day before. */
export type Day = string

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

const INDIAN_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** As every date of the portal names them. */
export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

/** 1 to 12 for a month by any of its English names ('Sep', 'sept', 'September'); 0 for what begins like none. */
export const monthNamed = (name: string): number =>
  MONTHS.findIndex((month) => month.toLowerCase() === name.slice(0, 3).toLowerCase()) + 1

/** The day that it is in India at a moment (ms since 1970): '2026-11-20' (decisions D25). */
export function indiaDay(ms: number): Day {
  return INDIAN_DAY.format(ms)
}

/** True for a 'yyyy-mm-dd' that exists in the calendar. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  // UTC only counts the days of the month here; no moment is made of it.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= lastDay
}

/** '2026-11-20' → '20 Nov 2026'. What is no day comes back as it is. */
export function formatDay(day: Day): string {
  const [, year, month, date] = DAY.exec(day) ?? []
  const name = MONTHS[Number(month) - 1]
  return name === undefined || year === undefined ? day : `${Number(date)} ${name} ${year}`
}

// '30-04-2025', '30/04/2025', '30.04.2025', '30-Apr-2025', '30 April 2025': the day first, as India writes it.
const WRITTEN = /^(\d{1,2})[-/.\s]+(\d{1,2}|[a-z]{3,9})[-/.,\s]+(\d{4})$/i

/** A day as Indian documents and backends write it, day first, or as 'yyyy-mm-dd'; null where the text is none. */
export function parseDay(text: string): Day | null {
  const bare = text.trim()
  if (isDay(bare)) return bare
  const [, date, month, year] = WRITTEN.exec(bare) ?? []
  if (date === undefined || month === undefined || year === undefined) return null
  const named = monthNamed(month)
  const number = named === 0 ? month : String(named)
  const day = `${year}-${number.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

const partsOf = (day: Day): [year: number, month: number, date: number] => {
  const [, year, month, date] = DAY.exec(day) ?? []
  return [Number(year), Number(month), Number(date)]
}

// UTC only counts here, as above.
const fromUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** The day so many days later; earlier with a negative count. */
export function addDays(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day)
  return fromUtc(Date.UTC(year, month - 1, date + count))
}

/** The same date so many months later, or the last one of a shorter month; earlier with a negative count. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day)
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return fromUtc(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)))
}

/** How many days a range has, both ends in it; 0 or less where it ends before it begins. */
export function daysIn(from: Day, to: Day): number {
  const at = (day: Day) => {
    const [year, month, date] = partsOf(day)
    return Date.UTC(year, month - 1, date)
  }
  return Math.round((at(to) - at(from)) / 86_400_000) + 1
}

/** The first day of its month. */
export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`
