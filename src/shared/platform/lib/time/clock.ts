import { formatDay, toIndiaDay } from './day.ts'
import { timeFormat } from './timestamp.ts'

/** A timestamp (epoch ms) as the time in India: '11:42'. Empty where it is not a time. */
export const formatIndiaTime = timeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const twoDigits = (figure: number): string => String(figure).padStart(2, '0')

/** 'mm:ss', or 'hh:mm:ss' from one hour (analyzers §2). Rounded up, so that 00:00 means finished; never negative. */
export function formatDuration(ms: number): string {
  const seconds = Number.isFinite(ms) ? Math.max(0, Math.ceil(ms / 1000)) : 0
  const hours = Math.floor(seconds / 3600)
  const rest = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`
  return hours > 0 ? `${twoDigits(hours)}:${rest}` : rest
}

/** A timestamp as the date in India: '20 Nov 2026'. Empty where it is not a time. */
export function formatIndiaDate(ms: number): string {
  return formatDay(toIndiaDay(ms))
}

/** A timestamp as date and time in India: '20 Nov 2026, 11:42'. '–' where it is not a time. */
export function formatIndiaDateTime(ms: number): string {
  const date = formatIndiaDate(ms)
  return date === '' ? '–' : `${date}, ${formatIndiaTime(ms)}`
}
