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
}

export function formatsOf(tag: LanguageTag): Formats {
  const locale = `${tag}-IN`
  const moment = (shape: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'Asia/Kolkata' })
    return (ms: number) => format.format(ms)
  }
  // A month that is cut short reads badly beyond English.
  const date = moment({ day: 'numeric', month: tag === 'en' ? 'short' : 'long', year: 'numeric' })
  const time = moment({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const number = new Intl.NumberFormat(locale)
  return {
    number: (value) => number.format(value),
    date,
    time,
    dateTime: (ms) => `${date(ms)}, ${time(ms)}`,
  }
}
