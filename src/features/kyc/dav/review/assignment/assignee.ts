import { plural } from '#shared/platform/lib/text/plural.ts'
import { formatIndiaDate, formatIndiaTime } from '#shared/platform/lib/time/clock.ts'

const MINUTE_MS = 60_000
const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN

/** Ignores case (kyc §4). */
export const isSameReviewer = (a: string, b: string): boolean =>
  a !== '' && a.trim().toLowerCase() === b.trim().toLowerCase()

const capitalize = (word: string): string =>
  word.length === 1 ? `${word.toUpperCase()}.` : word.charAt(0).toUpperCase() + word.slice(1)

/** 's.menon@pinnacle.example' → 'S. Menon' */
export function assigneeName(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._-]+/).filter((word) => word !== '')
  return words.length === 0 ? 'another reviewer' : words.map(capitalize).join(' ')
}

/** 'since 09:12 today', 'since 19 Nov 2026, 16:47'; empty without a time. */
export function formatSince(iso: string, now: number): string {
  const timestamp = Date.parse(iso)
  if (Number.isNaN(timestamp)) return ''
  const day = formatIndiaDate(timestamp)
  return day === formatIndiaDate(now)
    ? `since ${formatIndiaTime(timestamp)} today`
    : `since ${day}, ${formatIndiaTime(timestamp)}`
}

/** '42 min', '3 h', '2 days'; empty without a time. */
export function formatAge(iso: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / MINUTE_MS))
  if (Number.isNaN(minutes)) return ''
  if (minutes === 0) return 'under 1 min'
  if (minutes < HOUR_MIN) return `${minutes} min`
  return minutes < DAY_MIN
    ? `${Math.floor(minutes / HOUR_MIN)} h`
    : plural(Math.floor(minutes / DAY_MIN), 'day')
}

export const assigneeInitials = (email: string): string =>
  assigneeName(email)
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase()
