import { isDay, monthNumber, type Day } from '#shared/platform/lib/time/day.ts'

/** A day as a cell has it. 'numbers': 03/04/26, whose order the whole column decides. */
export type WrittenDay =
  | { kind: 'day'; day: Day }
  /** A date of the workbook: a program may have taken the day for the month when it opened a text. */
  | { kind: 'serial'; day: Day }
  | { kind: 'numbers'; first: string; second: string; year: string }

const CELL_MAX = 40
const TIME = /[\sT]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}.*|\s*[ap]\.?m\.?)?$/i
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,\s]+/i
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const COMPACT = /^(20\d\d)(\d\d)(\d\d)$/
const NUMBERS = /^(\d{1,2})\s*[-/.\s]\s*(\d{1,2})\s*[-/.\s]\s*(\d{4}|\d{2})$/
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[-/.,\s]*([a-z]{3,9})[-/.,'\s]*(\d{4}|\d{2})$/i
const NAMED_FIRST = /^([a-z]{3,9})[-/.\s]*(\d{1,2})(?:st|nd|rd|th)?[-/.,\s]+(\d{4}|\d{2})$/i

/** Of a text; null for what is no day. */
export function parseWritten(written: string): WrittenDay | null {
  const text = written.slice(0, CELL_MAX).trim().replace(WEEKDAY, '').replace(TIME, '')
  const numbers = NUMBERS.exec(text)
  if (numbers !== null) {
    const [, first = '', second = '', year = ''] = numbers
    return { kind: 'numbers', first, second, year }
  }
  const [, year, month, date] = ISO.exec(text) ?? COMPACT.exec(text) ?? []
  const named = NAMED.exec(text)
  const namedFirst = NAMED_FIRST.exec(text)
  const day =
    dayFrom(year, month, date) ??
    dayFrom(named?.[3], monthOf(named?.[2]), named?.[1]) ??
    dayFrom(namedFirst?.[3], monthOf(namedFirst?.[1]), namedFirst?.[2])
  return day === null ? null : { kind: 'day', day }
}

const monthOf = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : String(monthNumber(name))

function dayFrom(year?: string, month?: string, date?: string): Day | null {
  if (year === undefined || month === undefined || date === undefined) return null
  const day = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

export type DayReader = (written: WrittenDay | null) => Day | null

const isSwappable = (day: Day): boolean => Number(day.slice(8)) <= 12
const swapped = (day: Day): Day => `${day.slice(0, 4)}-${day.slice(8)}-${day.slice(5, 7)}`

const dayFirst: DayReader = (written) =>
  written?.kind === 'numbers'
    ? dayFrom(written.year, written.second, written.first)
    : (written?.day ?? null)

const monthFirst: DayReader = (written) =>
  written?.kind === 'numbers'
    ? dayFrom(written.year, written.first, written.second)
    : (written?.day ?? null)

/** A program with American dates made dates of the texts up to the 12th, and left those beyond as they were. */
const swappedSerials: DayReader = (written) =>
  written?.kind === 'serial' && isSwappable(written.day) ? swapped(written.day) : dayFirst(written)

/** The order of day and month by which most are days, and in order; the day first where nothing tells. */
export function dayReaderOf(column: readonly WrittenDay[]): DayReader {
  const isSplit = column.every((each) =>
    each.kind === 'serial' ? isSwappable(each.day) : each.kind === 'day' || Number(each.first) > 12,
  )
  const kinds = new Set(column.map(({ kind }) => kind))
  const readers = [
    ...(isSplit && kinds.has('serial') && kinds.has('numbers') ? [swappedSerials] : []),
    dayFirst,
    monthFirst,
  ]
  const scored = readers.map((reader) => ({ reader, score: scoreOf(column.map(reader)) }))
  return scored.reduce((best, each) => (isBetter(each.score, best.score) ? each : best)).reader
}

type Score = { unread: number; disorder: number }

const isBetter = (a: Score, b: Score): boolean =>
  a.unread < b.unread || (a.unread === b.unread && a.disorder < b.disorder)

function scoreOf(days: readonly (Day | null)[]): Score {
  let [ups, downs, unread, before] = [0, 0, 0, '']
  for (const day of days) {
    if (day === null) {
      unread += 1
      continue
    }
    if (before !== '' && day > before) ups += 1
    if (day < before) downs += 1
    before = day
  }
  return { unread, disorder: Math.min(ups, downs) }
}
