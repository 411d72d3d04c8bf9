import { addMonths, parseDay } from '#shared/platform/lib/time/day.ts'
import type { Entry } from './entries.ts'

/** 'yyyy-mm' */
type MonthKey = string

/** Of 'Apr 2026', 'April-26', '04/2026' or '2026-04'; null for anything else. */
export function monthOf(label: string): MonthKey | null {
  const plainLabel = label.trim().replaceAll(/[’']/g, ' ')
  const day =
    parseDay(`${plainLabel}-01`) ??
    parseDay(`1 ${plainLabel}`) ??
    parseDay(`1 ${plainLabel.replace(/\b(\d\d)$/, '20$1')}`)
  return day?.slice(0, 7) ?? null
}

/** The `count` months up to a month, oldest first: '2026-01', 3 → '2025-11', '2025-12', '2026-01'. */
export function monthsUpTo(month: MonthKey, count: number): MonthKey[] {
  return Array.from({ length: count }, (_, index) =>
    addMonths(`${month}-01`, index + 1 - count).slice(0, 7),
  )
}

export const FIGURE_NAMES = [
  'credits',
  'debits',
  'cashIn',
  'cashOut',
  'returns',
  'averageCredits',
  'averageDebits',
] as const
export type FigureName = (typeof FIGURE_NAMES)[number]

type FigureDefinition = {
  label: string
  entryNoun: string
  /** Ending with this one; the sum is divided by their number. */
  months: 1 | 3
  /** In rupees; null where the entry does not belong to the figure. */
  amountOf: (entry: Entry) => number | null
}

const creditOf = ({ credits }: Entry) => credits
const debitOf = ({ debits }: Entry) => debits

export const FIGURES: Readonly<Record<FigureName, FigureDefinition>> = {
  credits: { label: 'Credits', entryNoun: 'credit', months: 1, amountOf: creditOf },
  debits: { label: 'Debits', entryNoun: 'debit', months: 1, amountOf: debitOf },
  cashIn: {
    label: 'Cash deposits',
    entryNoun: 'cash deposit',
    months: 1,
    amountOf: (entry) => (entry.isCash ? entry.credits : null),
  },
  cashOut: {
    label: 'Cash withdrawals',
    entryNoun: 'cash withdrawal',
    months: 1,
    amountOf: (entry) => (entry.isCash ? entry.debits : null),
  },
  returns: {
    label: 'Returns',
    entryNoun: 'return',
    months: 1,
    amountOf: (entry) => (entry.isReturn ? (entry.debits ?? entry.credits) : null),
  },
  averageCredits: {
    label: 'Three-month average of credits',
    entryNoun: 'credit',
    months: 3,
    amountOf: creditOf,
  },
  averageDebits: {
    label: 'Three-month average of debits',
    entryNoun: 'debit',
    months: 3,
    amountOf: debitOf,
  },
}

/** null where a required month is not in the workbook. */
export type FigureValue = { rupees: number | null; count: number }
export type MonthFigures = Readonly<Record<FigureName, FigureValue>>

type Sum = { paise: number; count: number }
const NONE: Sum = { paise: 0, count: 0 }

/** Avoids floating-point errors. */
const paiseOf = (rupees: number) => Math.round(rupees * 100)

/** One per label; null for a label without a month. */
export function figuresOf(
  entries: readonly Entry[],
  labels: readonly string[],
): (MonthFigures | null)[] {
  const keys = labels.map(monthOf)
  const knownMonths = new Set(keys)
  const sums = sumsOf(entries)
  const value = (name: FigureName, month: MonthKey): FigureValue => {
    const { months } = FIGURES[name]
    const period = monthsUpTo(month, months)
    const parts = period.map((key) => sums.get(`${name} ${key}`) ?? NONE)
    const count = parts.reduce((sum, part) => sum + part.count, 0)
    if (!period.every((key) => knownMonths.has(key))) return { rupees: null, count }
    const paise = parts.reduce((sum, part) => sum + part.paise, 0)
    return { rupees: Math.round(paise / months) / 100, count }
  }
  return keys.map((month) =>
    month === null
      ? null
      : {
          credits: value('credits', month),
          debits: value('debits', month),
          cashIn: value('cashIn', month),
          cashOut: value('cashOut', month),
          returns: value('returns', month),
          averageCredits: value('averageCredits', month),
          averageDebits: value('averageDebits', month),
        },
  )
}

/** In a single pass, because there may be a hundred thousand entries. */
function sumsOf(entries: readonly Entry[]): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const entry of entries) {
    const month = entry.day.slice(0, 7)
    for (const name of FIGURE_NAMES) {
      const amount = FIGURES[name].amountOf(entry)
      if (amount === null) continue
      const key = `${name} ${month}`
      const { paise, count } = sums.get(key) ?? NONE
      sums.set(key, { paise: paise + paiseOf(amount), count: count + 1 })
    }
  }
  return sums
}

export function entriesOf(entries: readonly Entry[], label: string, name: FigureName): Entry[] {
  const month = monthOf(label)
  if (month === null) return []
  const { months, amountOf } = FIGURES[name]
  const period = new Set(monthsUpTo(month, months))
  return entries.filter((entry) => period.has(entry.day.slice(0, 7)) && amountOf(entry) !== null)
}

export function totalOf(entries: readonly Entry[], name: FigureName): number {
  const { amountOf } = FIGURES[name]
  return entries.reduce((paise, entry) => paise + paiseOf(amountOf(entry) ?? 0), 0) / 100
}
