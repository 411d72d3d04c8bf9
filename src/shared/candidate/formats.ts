import type { LanguageTag } from './languages.ts'

/** How a language writes what is counted and dated, in the digits of its readers; times are India's (decisions D25, D48). */
export type Formats = {
  number: (value: number) => string
  /** A moment (ms since 1970) as its day: '20 Nov 2026'. */
  date: (ms: number) => string
  /** '10:42'. */
  time: (ms: number) => string
  /** '20 Nov 2026, 10:42'. */
  dateTime: (ms: number) => string
  /** A share of 1 as '37%'. */
  percent: (share: number) => string
  /** A span of ms as '0:12'; a begun second counts whole. */
  clock: (ms: number) => string
  /** '4.6 MB', of 1,000,000 bytes as phones count. */
  megabytes: (bytes: number) => string
  /** '320 m', from 1 km '1.8 km'. */
  distance: (metres: number) => string
}

export function formatsOf(tag: LanguageTag): Formats {
  const locale = `${tag}-IN`
  const moment = (shape: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'Asia/Kolkata' })
    return (ms: number) => format.format(ms)
  }
  // A month that is cut short reads badly beyond English, where it has three letters as in the whole portal.
  const day = moment({ day: 'numeric', month: tag === 'en' ? 'short' : 'long', year: 'numeric' })
  const date = tag === 'en' ? (ms: number) => day(ms).replace('Sept', 'Sep') : day
  const time = moment({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const numbers = (shape: Intl.NumberFormatOptions = {}) => {
    const format = new Intl.NumberFormat(locale, shape)
    return (value: number) => format.format(value)
  }
  const unit = (name: string) =>
    numbers({ style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 1 })
  const number = numbers()
  const twoDigits = numbers({ minimumIntegerDigits: 2 })
  const megabytes = unit('megabyte')
  const metres = numbers({ style: 'unit', unit: 'meter', maximumFractionDigits: 0 })
  const kilometres = unit('kilometer')
  return {
    number,
    date,
    time,
    dateTime: (ms) => `${date(ms)}, ${time(ms)}`,
    percent: numbers({ style: 'percent', maximumFractionDigits: 0 }),
    clock: (ms) => {
      const seconds = Math.ceil(ms / 1000)
      return `${number(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
    },
    megabytes: (bytes) => megabytes(bytes / 1_000_000),
    distance: (m) => (m < 1000 ? metres(m) : kilometres(m / 1000)),
  }
}
