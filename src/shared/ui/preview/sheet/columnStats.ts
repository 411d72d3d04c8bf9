import { dayOf, type CellValue } from './cellValue.ts'
import type { SheetIndex } from './sheetIndex.ts'

/** What a column mostly contains. */
export type ColumnKind = 'figures' | 'days' | 'words'
export type ColumnStats = {
  kind: ColumnKind
  /** Of numbers or days ('yyyy-mm-dd'); '' where there are none. */
  min: string
  max: string
  /** Its texts with row counts, the most frequent first; null where there are too many to list. */
  choices: readonly { text: string; rows: number }[] | null
}

/** Columns with more texts are searched instead of listed. */
const CHOICES_MAX = 40

/** Statistics of the cells below the header. */
export function columnStats(
  index: SheetIndex,
  column: number,
  head: number,
  textOf: (row: number, column: number) => string,
): ColumnStats {
  const values = index.values(column).slice(head + 1)
  const figures = values.flatMap((value) => (value?.kind === 'figure' ? [value.size] : []))
  const days = values.flatMap((value) => (value?.kind === 'day' ? [value.serial] : []))
  const words = values.reduce((count, value) => count + (value?.kind === 'words' ? 1 : 0), 0)
  const kind = kindOf(figures.length, days.length, words)
  const choices = choicesOf(values, head, column, textOf)
  if (kind === 'words') return { kind, min: '', max: '', choices }
  const { least, most } = rangeOf(kind === 'days' ? days : figures)
  const format = (size: number) => (kind === 'days' ? dayOf(size) : String(size))
  return { kind, min: format(least), max: format(most), choices }
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
): ColumnStats['choices'] {
  const rows = new Map<string, number>()
  for (const [at, value] of values.entries()) {
    if (value === null) continue
    const text = textOf(head + 1 + at, column)
    rows.set(text, (rows.get(text) ?? 0) + 1)
    if (rows.size > CHOICES_MAX) return null
  }
  return [...rows].map(([text, count]) => ({ text, rows: count })).sort((a, b) => b.rows - a.rows)
}
