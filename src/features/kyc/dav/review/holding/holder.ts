import { formatIndiaDate, formatIndiaTime } from '#shared/lib/clock.ts'
import { plural } from '#shared/lib/plural.ts'

const MINUTE_MS = 60_000
const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN

/** E-mails are the same whatever their case (kyc §4: compared by email). */
export const isSameReviewer = (one: string, other: string): boolean =>
  one !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()

const titled = (word: string): string =>
  word.length === 1 ? `${word.toUpperCase()}.` : word.charAt(0).toUpperCase() + word.slice(1)

/** A name for an e-mail, the one thing that is known of a holder: 's.menon@pinnacle.example' → 'S. Menon'. */
export function holderName(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._-]+/).filter((word) => word !== '')
  return words.length === 0 ? 'another reviewer' : words.map(titled).join(' ')
}

/** 'since 09:12 today', 'since 19 Nov 2026, 16:47'; empty where the time is none. */
export function sinceWhen(iso: string, now: number): string {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return ''
  const day = formatIndiaDate(at)
  return day === formatIndiaDate(now)
    ? `since ${formatIndiaTime(at)} today`
    : `since ${day}, ${formatIndiaTime(at)}`
}

/** How long ago, in the largest unit that says enough: '42 min', '3 h', '2 days'; empty where the time is none. */
export function ageOf(iso: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / MINUTE_MS))
  if (Number.isNaN(minutes)) return ''
  if (minutes === 0) return 'under 1 min'
  if (minutes < HOUR_MIN) return `${minutes} min`
  return minutes < DAY_MIN
    ? `${Math.floor(minutes / HOUR_MIN)} h`
    : plural(Math.floor(minutes / DAY_MIN), 'day')
}

/** Of that name: 'SM'. */
export const holderInitials = (email: string): string =>
  holderName(email)
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase()
