import type { Entry } from './entries.ts'
import { monthsUpTo, monthOf, type MonthKey } from './monthKey.ts'

/** Figures of a month that are made of its entries. */
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

type FigureKind = {
  label: string
  /** One of its entries. */
  one: string
  /** Over how many months it goes, its own the last; what it comes to is divided by them. */
  months: 1 | 3
  /** What an entry adds, in rupees; null where it is none of its entries. */
  amountOf: (entry: Entry) => number | null
}

const creditOf = ({ credits }: Entry) => credits
const debitOf = ({ debits }: Entry) => debits

export const FIGURES: Readonly<Record<FigureName, FigureKind>> = {
  credits: { label: 'Credits', one: 'credit', months: 1, amountOf: creditOf },
  debits: { label: 'Debits', one: 'debit', months: 1, amountOf: debitOf },
  cashIn: {
    label: 'Cash deposits',
    one: 'cash deposit',
    months: 1,
    amountOf: (entry) => (entry.isCash ? entry.credits : null),
  },
  cashOut: {
    label: 'Cash withdrawals',
    one: 'cash withdrawal',
    months: 1,
    amountOf: (entry) => (entry.isCash ? entry.debits : null),
  },
  returns: {
    label: 'Returns',
    one: 'return',
    months: 1,
    amountOf: (entry) => (entry.isReturn ? (entry.debits ?? entry.credits) : null),
  },
  averageCredits: {
    label: 'Three-month average of credits',
    one: 'credit',
    months: 3,
    amountOf: creditOf,
  },
  averageDebits: {
    label: 'Three-month average of debits',
    one: 'debit',
    months: 3,
    amountOf: debitOf,
  },
}

/** A figure as it is told; `rupees` is null where a month that it needs is not in the workbook. */
export type FigureValue = { rupees: number | null; count: number }
export type MonthFigures = Readonly<Record<FigureName, FigureValue>>

type Sum = { paise: number; count: number }
const NONE: Sum = { paise: 0, count: 0 }

/** Whole paise, so that 0.1 + 0.2 is 0.3. */
const paiseOf = (rupees: number) => Math.round(rupees * 100)

/** The figures of each month, in the order of the labels; null for a label that names no month. */
export function figuresOf(
  entries: readonly Entry[],
  labels: readonly string[],
): (MonthFigures | null)[] {
  const keys = labels.map(monthOf)
  const known = new Set(keys)
  const sums = sumsOf(entries)
  const value = (name: FigureName, month: MonthKey): FigureValue => {
    const { months } = FIGURES[name]
    const span = monthsUpTo(month, months)
    const parts = span.map((each) => sums.get(`${name} ${each}`) ?? NONE)
    const count = parts.reduce((all, part) => all + part.count, 0)
    if (!span.every((each) => known.has(each))) return { rupees: null, count }
    const paise = parts.reduce((all, part) => all + part.paise, 0)
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

/** By figure and month of the entry: an account may have a hundred thousand, which are walked once. */
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

/** The entries that a month's figure is made of, in the order of the workbook. */
export function entriesOf(entries: readonly Entry[], label: string, name: FigureName): Entry[] {
  const month = monthOf(label)
  if (month === null) return []
  const { months, amountOf } = FIGURES[name]
  const span = new Set(monthsUpTo(month, months))
  return entries.filter((entry) => span.has(entry.day.slice(0, 7)) && amountOf(entry) !== null)
}

/** What entries come to as a figure, in rupees. */
export function totalOf(entries: readonly Entry[], name: FigureName): number {
  const { amountOf } = FIGURES[name]
  return entries.reduce((paise, entry) => paise + paiseOf(amountOf(entry) ?? 0), 0) / 100
}
