import { parseWritten } from '#shared/kits/facts/statement/dayColumn.ts'
import { monthNumber, type Day } from '#shared/platform/lib/time/day.ts'
import { hashBytes } from '../read/fingerprint.ts'
import type { Origin } from '../read/origin.ts'
import { isPayslip } from '../rules/figures/figures.ts'
import type { StatementRow } from '../rules/figures/statementRows.ts'
import type { PageContent } from './pageContent.ts'
import type { TextLine } from './textLines.ts'

/** A line of the letterhead: its words without figures and dates, and where its first word stands, in points. */
export type HeadLine = { words: string; left: number; top: number }

/** What files of one account or employer have in common. Plain data: it crosses from the worker. */
export type FileTraits = {
  /** Without its version; empty where the file names none. */
  program: string
  /** Families of fonts of the first page; empty where they are not known. */
  fonts: string
  /** Points. */
  size: { width: number; height: number }
  isPayslip: boolean
  /** The last digits of the account that the first page names. */
  account: string | null
  head: readonly HeadLine[]
  /** The last day or the month that the first page names first, as ISO. */
  period: Day | null
  /** ISO with the file's own zone. */
  made: string | null
  /** Stands for all words that are no amounts. */
  wording: string
  amounts: readonly string[]
  /** Of rows that begin with a date, for the comparison with what an analysis read. */
  rows: readonly RowFigures[]
}

/** Amounts in paise, without their signs. */
export type RowFigures = { page: number; day: Day | null; amounts: readonly number[] }

const HEAD_LINES = 3
const MAX_AMOUNTS = 5_000
const AMOUNT = /^[^\p{L}\d]*\d[\d,]*\.\d\d[^\p{L}\d]*$/u

export type FirstPageTraits = Omit<FileTraits, 'fonts' | 'wording' | 'amounts' | 'rows'>

/** Null for a first page without text. */
export function readTraits(
  content: PageContent,
  lines: readonly TextLine[],
  origin: Origin,
): FirstPageTraits | null {
  if (lines.length === 0) return null
  const { width, height } = content
  return {
    program: programOf(origin),
    size: { width, height },
    isPayslip: isPayslip(lines),
    account: accountOf(lines),
    head: lines.slice(0, HEAD_LINES).flatMap((line) => headLine(line, content)),
    period: periodOf(lines),
    made: origin.created,
  }
}

/** With the words of all pages. */
export function withWording(
  traits: FirstPageTraits,
  lines: readonly TextLine[],
  { fonts, rows }: { fonts: string; rows: readonly StatementRow[] },
): FileTraits {
  const words = lines.flatMap((line) => line.words.map(({ text }) => text))
  const wording = words.filter((word) => !AMOUNT.test(word)).join(' ')
  return {
    ...traits,
    fonts,
    wording: hashBytes(new TextEncoder().encode(wording)),
    amounts: words.filter((word) => AMOUNT.test(word)).slice(0, MAX_AMOUNTS),
    rows: rows.filter(isEntry).map(({ line, day, amounts }) => ({
      page: line.page,
      day,
      amounts: amounts.map(({ paise }) => Math.abs(paise)),
    })),
  }
}

const CARRIED = /\b(?:opening|closing|brought|carried|balance (?:as on|on)|b\/f|c\/f|total)\b/i
const isEntry = ({ text, amounts }: StatementRow) => amounts.length > 0 && !CARRIED.test(text)

/** Browsers give a list of what they are compatible with. */
const BROWSER = /\b(Chrome|Firefox|Safari)\b/

const programOf = ({ creator, producer }: Origin): string =>
  [...new Set([creator, producer].map(withoutVersion))].filter((name) => name !== '').join(', ')

const withoutVersion = (program: string): string =>
  program.startsWith('Mozilla/')
    ? (BROWSER.exec(program.replace('HeadlessChrome', 'Chrome'))?.[1] ?? 'a browser')
    : program
        .replaceAll(/\([^)]*\)|[©®™].*$/g, ' ')
        .replaceAll(/\b(?:version|[vm])?\s*\d[\w.]*/gi, ' ')
        .replaceAll(/\s[-–,/]+(?=\s|$)/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()

const ACCOUNT =
  /\b(?:account|a\/c|acct?)\.? ?(?:no|number|num|#)(?![a-z])\.? ?[:–-]? ?((?:[\dx*]{2,6}[ -])*[\dx*]{2,20})/i
const ACCOUNT_MIN_LENGTH = 8
const ACCOUNT_END = 4

function accountOf(lines: readonly TextLine[]): string | null {
  for (const { text } of lines) {
    const number = ACCOUNT.exec(text)?.[1]?.replaceAll(/[ -]/g, '') ?? ''
    if (number.length >= ACCOUNT_MIN_LENGTH && /\d{4}$/.test(number))
      return number.slice(-ACCOUNT_END)
  }
  return null
}

/** Words that letterheads of different companies share. */
const GENERAL =
  /^(?:statement|account|bank|payslip|pay|slip|salary|wage|of|for|the|and|month|page|from|period|limited|ltd|pvt|private|company|date|duplicate|original|copy|transaction|transactions|details|history|summary|customer|branch|name|savings|current)$/

function headLine({ words }: TextLine, { width, height }: PageContent): HeadLine[] {
  const [first] = words
  const own = words
    .flatMap(({ text }) => text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !GENERAL.test(word) && !isMonth(word))
  if (first === undefined || own.length === 0) return []
  const { left, top } = first.place
  return [{ words: own.join(' '), left: left * width, top: top * height }]
}

const isMonth = (word: string): boolean => monthNumber(word) > 0 && word.length <= 9

const RANGE_END =
  /\b(?:to|till|[-–])\s*(\d{1,2}[-/. ](?:\d{1,2}|[A-Za-z]{3,9})[-/., ]{1,2}\d{2,4})\b/i
const MONTH = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-', ]{1,3}(20\d\d)\b/i

function periodOf(lines: readonly TextLine[]): Day | null {
  for (const { text } of lines) {
    const written = parseWritten(RANGE_END.exec(text)?.[1] ?? '')
    if (written?.kind === 'day') return written.day
    if (written?.kind === 'numbers') {
      const { first, second, year } = written
      return `${year.padStart(4, '20')}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`
    }
    const [, name, year] = MONTH.exec(text) ?? []
    if (name !== undefined && year !== undefined)
      return `${year}-${String(monthNumber(name)).padStart(2, '0')}-01`
  }
  return null
}
