import { timeFormat, toIsoTime } from './timestamp.ts'

/** 'yyyy-mm-dd', so that no time zone can shift it. */
export type Day = string

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** The day in India at a timestamp (epoch ms): '2026-11-20' (decisions D25). Empty where it is not a time. */
export const toIndiaDay: (ms: number) => Day = timeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

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

/** 1 to 12 for an English month name in any form ('Sep', 'sept', 'September'); 0 for anything else. */
export const monthNumber = (name: string): number =>
  MONTHS.findIndex((month) => month.toLowerCase() === name.slice(0, 3).toLowerCase()) + 1

/** True for a 'yyyy-mm-dd' that exists in the calendar. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  // UTC is only used to count the days of the month.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= lastDay
}

/** '2026-11-20' → '20 Nov 2026'. Text that is not a day is returned unchanged. */
export function formatDay(day: Day): string {
  const [, year, month, date] = DAY.exec(day) ?? []
  const name = MONTHS[Number(month) - 1]
  return name === undefined || year === undefined ? day : `${Number(date)} ${name} ${year}`
}

/** '2026-11-20' → '20/11/2026', as it is typed. Text that is not a day is returned unchanged. */
export function formatTypedDay(day: Day): string {
  const [, year, month, date] = DAY.exec(day) ?? []
  return year === undefined ? day : `${date}/${month}/${year}`
}

// '30-04-2025', '30/04/2025', '30.04.2025', '30-Apr-2025', '30 April 2025': the day first, as India writes it.
const WRITTEN = /^(\d{1,2})[-/.\s]+(\d{1,2}|[a-z]{3,9})[-/.,\s]+(\d{4})$/i

/** Day first, as Indian documents and backends write it, or 'yyyy-mm-dd'; null for other text. */
export function parseDay(text: string): Day | null {
  const trimmed = text.trim()
  if (isDay(trimmed)) return trimmed
  const [, date, month, year] = WRITTEN.exec(trimmed) ?? []
  if (date === undefined || month === undefined || year === undefined) return null
  const named = monthNumber(month)
  const number = named === 0 ? month : String(named)
  const day = `${year}-${number.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

const partsOf = (day: Day): [year: number, month: number, date: number] => {
  const [, year, month, date] = DAY.exec(day) ?? []
  return [Number(year), Number(month), Number(date)]
}

// UTC is only used to count.
const fromUtc = (ms: number): Day => toIsoTime(ms).slice(0, 10)

/** Earlier with a negative count. Empty for text that is not a day. */
export function addDays(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day)
  return fromUtc(Date.UTC(year, month - 1, date + count))
}

/** The same date, or the last day of a shorter month. Earlier with a negative count. Empty for text that is not a day. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day)
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return fromUtc(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)))
}

/** Both ends included; 0 or less where the range ends before it begins. */
export function countDays(from: Day, to: Day): number {
  const at = (day: Day) => {
    const [year, month, date] = partsOf(day)
    return Date.UTC(year, month - 1, date)
  }
  return Math.round((at(to) - at(from)) / 86_400_000) + 1
}

export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`
