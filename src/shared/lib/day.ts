/** A calendar day as plain text, 'yyyy-mm-dd': no zone can move it to the day before. */
export type Day = string

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

const INDIAN_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const MONTHS = [
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
