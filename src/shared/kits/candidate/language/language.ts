import { createContext, use, useMemo } from 'react'
import { timeFormat } from '#shared/platform/lib/time/timestamp.ts'
import type { FrameMessages } from '../loadMessages.ts'
import { messages as english } from '../locales/en.json'
import type { LanguageTag } from './languages.ts'

/** With the language's digits; times are India's (decisions D25, D48). */
type Formats = {
  number: (value: number) => string
  /** '20 Nov 2026'. */
  date: (ms: number) => string
  /** '10:42'. */
  time: (ms: number) => string
  dateTime: (ms: number) => string
  /** 0.37 → '37%'. */
  percent: (share: number) => string
  /** Milliseconds → '0:12', rounded up. */
  clock: (ms: number) => string
  /** '4.6 MB', with 1,000,000 bytes as phones count. */
  megabytes: (bytes: number) => string
  /** '320 m', from 1 km '1.8 km'. */
  distance: (metres: number) => string
}

/** CLDR's short forms (मी॰, కి.మీ., ఎమ్‌బి) differ between places and are rarely read. */
const LENGTH_UNITS: Record<LanguageTag, readonly [metres: string, kilometres: string]> = {
  en: ['m', 'km'],
  hi: ['मीटर', 'किमी'],
  mr: ['मीटर', 'किमी'],
  ta: ['மீட்டர்', 'கிமீ'],
  te: ['మీటర్లు', 'కి.మీ.'],
  kn: ['ಮೀಟರ್', 'ಕಿಮೀ'],
  bn: ['মিটার', 'কিমি'],
  gu: ['મીટર', 'કિમી'],
}

export function createFormats(tag: LanguageTag): Formats {
  const locale = `${tag}-IN`
  const moment = (shape: Intl.DateTimeFormatOptions) =>
    timeFormat(locale, { ...shape, timeZone: 'Asia/Kolkata' })
  // Short months read badly except in English.
  const day = moment({ day: 'numeric', month: tag === 'en' ? 'short' : 'long', year: 'numeric' })
  const date = tag === 'en' ? (ms: number) => day(ms).replace('Sept', 'Sep') : day
  const time = moment({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const numbers = (shape: Intl.NumberFormatOptions = {}) => {
    const format = new Intl.NumberFormat(locale, shape)
    return (value: number) => format.format(value)
  }
  const number = numbers()
  const twoDigits = numbers({ minimumIntegerDigits: 2 })
  const whole = numbers({ maximumFractionDigits: 0 })
  const oneDecimal = numbers({ maximumFractionDigits: 1 })
  const [metres, kilometres] = LENGTH_UNITS[tag]
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
    megabytes: (bytes) => `${oneDecimal(bytes / 1_000_000)} MB`,
    distance: (m) => (m < 1000 ? `${whole(m)} ${metres}` : `${oneDecimal(m / 1000)} ${kilometres}`),
  }
}

export type CandidateLanguage = {
  tag: LanguageTag
  /** Differs from `tag` until its catalogue has loaded. */
  requested: LanguageTag
  hasFailed: boolean
  frame: FrameMessages
  setLanguage: (tag: LanguageTag) => void
  retry: () => void
  /** Call it when a screen is shown. True if its heading takes the focus, because another screen was before it. */
  trackScreen: (screen: string) => boolean
}

const DEFAULT_LANGUAGE: CandidateLanguage = {
  tag: 'en',
  requested: 'en',
  hasFailed: false,
  frame: english,
  setLanguage: () => undefined,
  retry: () => undefined,
  trackScreen: () => false,
}

export const CandidateLanguageContext = createContext(DEFAULT_LANGUAGE)

export const useCandidateLanguage = (): CandidateLanguage => use(CandidateLanguageContext)

export function useFormats(): Formats {
  const { tag } = useCandidateLanguage()
  return useMemo(() => createFormats(tag), [tag])
}
