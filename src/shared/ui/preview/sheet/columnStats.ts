import { dayOf, type CellValue } from './cellValue.ts'
import type { SheetIndex } from './sheetIndex.ts'

export type ColumnKind = 'figures' | 'days' | 'texts'
export type ColumnStats = {
  kind: ColumnKind
  /** Of numbers or days ('yyyy-mm-dd'); '' where there are none. */
  min: string
  max: string
  /** Texts with row counts, the most frequent first; null where there are too many to list. */
  choices: readonly { text: string; rows: number }[] | null
}

/** Columns with more texts are searched instead of listed. */
const CHOICES_MAX = 40

/** Of the cells below the header. */
export function columnStats(
  index: SheetIndex,
  column: number,
  headerRow: number,
  textOf: (row: number, column: number) => string,
): ColumnStats {
  const values = index.values(column).slice(headerRow + 1)
  const figures = values.flatMap((value) => (value?.kind === 'figure' ? [value.size] : []))
  const days = values.flatMap((value) => (value?.kind === 'day' ? [value.serial] : []))
  const textCount = values.reduce((count, value) => count + (value?.kind === 'text' ? 1 : 0), 0)
  const kind = kindOf(figures.length, days.length, textCount)
  const choices = choicesOf(values, headerRow, column, textOf)
  if (kind === 'texts') return { kind, min: '', max: '', choices }
  const { min, max } = rangeOf(kind === 'days' ? days : figures)
  const format = (size: number) => (kind === 'days' ? dayOf(size) : String(size))
  return { kind, min: format(min), max: format(max), choices }
}

function kindOf(figures: number, days: number, textCount: number): ColumnKind {
  if (figures === 0 && days === 0) return 'texts'
  if (textCount > figures + days) return 'texts'
  return figures >= days ? 'figures' : 'days'
}

function rangeOf(values: readonly number[]): { min: number; max: number } {
  return values.reduce(
    ({ min, max }, size) => ({ min: Math.min(min, size), max: Math.max(max, size) }),
    { min: Infinity, max: -Infinity },
  )
}

function choicesOf(
  values: readonly (CellValue | null)[],
  headerRow: number,
  column: number,
  textOf: (row: number, column: number) => string,
): ColumnStats['choices'] {
  const rows = new Map<string, number>()
  for (const [at, value] of values.entries()) {
    if (value === null) continue
    const text = textOf(headerRow + 1 + at, column)
    rows.set(text, (rows.get(text) ?? 0) + 1)
    if (rows.size > CHOICES_MAX) return null
  }
  return [...rows].map(([text, count]) => ({ text, rows: count })).sort((a, b) => b.rows - a.rows)
}
