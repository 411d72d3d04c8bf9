import { dayOf, type CellValue } from './cellValue.ts'
import type { SheetIndex } from './sheetIndex.ts'

/** What a column mostly holds. */
export type ColumnKind = 'figures' | 'days' | 'words'
export type ColumnFacts = {
  kind: ColumnKind
  /** Of figures and days ('yyyy-mm-dd'); '' where there are none. */
  least: string
  most: string
  /** Its texts, each with its rows, the most frequent first; null where they are too many to choose from. */
  choices: readonly { text: string; rows: number }[] | null
}

/** More are searched, not chosen. */
const CHOICES_MAX = 40

/** Of the cells below the row of names. */
export function columnFacts(
  index: SheetIndex,
  column: number,
  head: number,
  textOf: (row: number, column: number) => string,
): ColumnFacts {
  const values = index.values(column).slice(head + 1)
  const figures = values.flatMap((value) => (value?.kind === 'figure' ? [value.size] : []))
  const days = values.flatMap((value) => (value?.kind === 'day' ? [value.serial] : []))
  const words = values.reduce((count, value) => count + (value?.kind === 'words' ? 1 : 0), 0)
  const kind = kindOf(figures.length, days.length, words)
  const choices = choicesOf(values, head, column, textOf)
  if (kind === 'words') return { kind, least: '', most: '', choices }
  const { least, most } = rangeOf(kind === 'days' ? days : figures)
  const say = (size: number) => (kind === 'days' ? dayOf(size) : String(size))
  return { kind, least: say(least), most: say(most), choices }
}

function kindOf(figures: number, days: number, words: number): ColumnKind {
  if (figures === 0 && days === 0) return 'words'
  if (words > figures + days) return 'words'
  return figures >= days ? 'figures' : 'days'
}

function rangeOf(sizes: readonly number[]): { least: number; most: number } {
  return sizes.reduce(
    ({ least, most }, size) => ({ least: Math.min(least, size), most: Math.max(most, size) }),
    { least: Infinity, most: -Infinity },
  )
}

function choicesOf(
  values: readonly (CellValue | null)[],
  head: number,
  column: number,
  textOf: (row: number, column: number) => string,
): ColumnFacts['choices'] {
  const rows = new Map<string, number>()
  for (const [at, value] of values.entries()) {
    if (value === null) continue
    const text = textOf(head + 1 + at, column)
    rows.set(text, (rows.get(text) ?? 0) + 1)
    if (rows.size > CHOICES_MAX) return null
  }
  return [...rows].map(([text, count]) => ({ text, rows: count })).sort((a, b) => b.rows - a.rows)
}
