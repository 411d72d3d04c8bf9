import { formatDay, indiaDay } from './day.ts'

/** India's clock, whatever the browser's own zone is (decisions D25). */
const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const two = (figure: number): string => String(figure).padStart(2, '0')

/** A span in ms as 'mm:ss', or 'hh:mm:ss' from one hour (analyzers §2). Begun seconds count whole, so 00:00 means over; never below zero. */
export function formatClock(ms: number): string {
  const seconds = Number.isFinite(ms) ? Math.max(0, Math.ceil(ms / 1000)) : 0
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${two(hours)}:${rest}` : rest
}

/** A moment (ms since 1970) as the clock in India shows it: '11:42'. */
export function formatIndiaTime(ms: number): string {
  return TIME.format(ms)
}

/** A moment as its day in India, as every date is written: '20 Nov 2026'. */
export function formatIndiaDate(ms: number): string {
  return formatDay(indiaDay(ms))
}

/** A moment as day and time in India: '20 Nov 2026, 11:42'. */
export function formatIndiaDateTime(ms: number): string {
  return `${formatIndiaDate(ms)}, ${formatIndiaTime(ms)}`
}
