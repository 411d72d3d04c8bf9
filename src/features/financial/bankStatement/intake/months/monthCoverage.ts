import { NAME_MAX_LENGTH } from '#shared/platform/lib/text/fileName.ts'
import { addMonths, MONTHS, type Day } from '#shared/platform/lib/time/day.ts'
import { formatPeriod } from '#shared/platform/lib/time/formatPeriod.ts'
import { MONTH_NAMES, monthOfWord } from '#shared/platform/lib/time/monthNames.ts'
import type { StatementPeriod } from '../state/statementFacts.ts'

/** `locked`: only a locked file may cover the month. */
export type MonthState = 'covered' | 'partial' | 'missing' | 'duplicate' | 'locked'

export type CoverageMonth = {
  key: string
  /** 'Apr', in January with the year. */
  label: string
  state: MonthState
}

/** A longer span is a misread date. */
const MAX_MONTHS = 36
const DAY_MS = 86_400_000

/** Since 1970; UTC is only used to count. */
const dayNumber = (day: Day) => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/**
 * From the first to the last covered day. Empty without a known period, or with an implausible span. `lockedMonths`
 * ('2026-07') are known only from the names of locked files.
 */
export function monthCoverage(
  periods: readonly StatementPeriod[],
  lockedMonths: readonly string[] = [],
): CoverageMonth[] {
  const days = [
    ...periods.map(({ from }) => from),
    ...lockedMonths.map((month) => `${month}-01`),
  ].sort()
  const ends = [
    ...periods.map(({ to }) => to),
    ...lockedMonths.map((month) => `${month}-28`),
  ].sort()
  const [first] = days
  const last = ends.at(-1)
  if (periods.length === 0 || first === undefined || last === undefined) return []
  const months = monthsBetween(first.slice(0, 7), last.slice(0, 7))
  if (months.length > MAX_MONTHS) return []
  return months.map((key, index) => ({
    key,
    label: labelOf(key, index),
    state: stateOf(key, periods, lockedMonths.includes(key), { first, last }),
  }))
}

/** '2026-04', '2026-06' → those two and '2026-05'. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let key = first; key <= last && months.length <= MAX_MONTHS; key = nextMonth(key))
    months.push(key)
  return months
}

const nextMonth = (key: string): string => addMonths(`${key}-01`, 1).slice(0, 7)

function labelOf(key: string, index: number): string {
  const [year, month] = key.split('-')
  const name = MONTHS[Number(month) - 1] ?? key
  return index === 0 || month === '01' ? `${name} ${year}` : name
}

function stateOf(
  key: string,
  periods: readonly StatementPeriod[],
  isLocked: boolean,
  span: { first: Day; last: Day },
): MonthState {
  const start = Math.max(dayNumber(`${key}-01`), dayNumber(span.first))
  const end = Math.min(dayNumber(`${nextMonth(key)}-01`) - 1, dayNumber(span.last))
  const ranges = periods.map(({ from, to }) => [dayNumber(from), dayNumber(to)] as const)
  let none = 0
  let duplicateDays = 0
  for (let day = start; day <= end; day += 1) {
    const count = ranges.filter(([from, to]) => day >= from && day <= to).length
    if (count === 0) none += 1
    if (count > 1) duplicateDays += 1
  }
  if (none > end - start) return isLocked ? 'locked' : 'missing'
  if (duplicateDays > 0) return 'duplicate'
  return none > 0 ? 'partial' : 'covered'
}

function fullName(key: string): string {
  const [year, month] = key.split('-')
  return `${MONTH_NAMES[Number(month) - 1] ?? key} ${year}`
}

const STATE_TEXTS: readonly { state: MonthState; singular: string; plural: string }[] = [
  { state: 'missing', singular: 'is missing', plural: 'are missing' },
  { state: 'partial', singular: 'is only partly covered', plural: 'are only partly covered' },
]

/** Shorter runs are listed. */
const RUN = 4

/** ['2026-04', '2026-07', '2026-08', '2026-09'] → 'April 2026 and July to September 2026'. */
export function formatMonthKeys(keys: readonly string[]): string {
  const ranges: string[][] = []
  for (const key of keys) {
    const lastRange = ranges.at(-1)
    if (lastRange !== undefined && nextMonth(lastRange.at(-1) ?? '') === key) lastRange.push(key)
    else ranges.push([key])
  }
  const names = ranges.flatMap((range) =>
    range.length < RUN ? range.map(fullName) : [formatMonthRange(range)],
  )
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

function formatMonthRange(range: readonly string[]): string {
  const [from = ''] = range
  const to = range.at(-1) ?? ''
  const start = from.slice(0, 4) === to.slice(0, 4) ? fullName(from).split(' ')[0] : fullName(from)
  return `${start} to ${fullName(to)}`
}

export type FilePeriod = { name: string; period: StatementPeriod }

/** 'a.pdf and b.pdf both cover 1 to 31 May 2026' */
export function describeOverlaps(files: readonly FilePeriod[]): string[] {
  return files.flatMap((file, index) =>
    files.slice(index + 1).flatMap((other) => {
      const from = file.period.from > other.period.from ? file.period.from : other.period.from
      const to = file.period.to < other.period.to ? file.period.to : other.period.to
      return from > to
        ? []
        : [`${file.name} and ${other.name} both cover ${formatPeriod({ from, to })}`]
    }),
  )
}

/** 'August 2026 is missing'. `isOpen`: a locked file may change it. */
export function formatMonths(
  months: readonly CoverageMonth[],
  isOpen = false,
  overlaps: readonly string[] = [],
): string {
  const sentences = STATE_TEXTS.flatMap(({ state, singular, plural }) => {
    const keys = months.filter((month) => month.state === state).map(({ key }) => key)
    return keys.length === 0
      ? []
      : [`${formatMonthKeys(keys)} ${keys.length === 1 ? singular : plural}`]
  })
  sentences.push(...overlaps)
  if (sentences.length > 0) return sentences.join('. ')
  return isOpen ? 'No gaps so far' : 'No gaps'
}

const MONTH_WORD = /(?<![a-z])[a-z]{3,9}(?![a-z])/gi
const YEAR = /(?<!\d)(20\d\d|\d\d)(?!\d)/

/** In 'HDFC_Savings_Jul_2026.pdf'; null for none or several. */
export function monthInName(fileName: string): string | null {
  const name = fileName.slice(0, NAME_MAX_LENGTH)
  const matches = [...name.matchAll(MONTH_WORD)]
  const months = matches.flatMap(({ 0: match, index }) => {
    const month = monthOfWord(match)
    return month === 0 ? [] : [{ month, after: name.slice(index + match.length) }]
  })
  const [month, ...otherMonths] = months
  const [, year] = YEAR.exec(month?.after ?? '') ?? []
  if (month === undefined || otherMonths.length > 0 || year === undefined) return null
  const fullYear = year.length === 2 ? `20${year}` : year
  return `${fullYear}-${String(month.month).padStart(2, '0')}`
}
