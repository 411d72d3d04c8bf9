import { parseAmount } from '#shared/platform/lib/numbers/money.ts'
import { searchWords } from '#shared/ui/table/query/searchIndex.ts'
import { compareValues } from '#shared/ui/table/query/sortRows.ts'
import type { ComparedValue } from '../cellValue.ts'
import type { SheetIndex } from './sheetIndex.ts'
import { activeFilters, type ColumnFilter, type SheetQuery, type SheetSort } from './sheetQuery.ts'

type RowPredicate = (row: number) => boolean

/** The matching rows in order, without the header and the rows above it. `headerRow` is -1 for none. */
export function runQuery(
  index: SheetIndex,
  headerRow: number,
  query: SheetQuery,
  textOf: (row: number, column: number) => string,
): Uint32Array<ArrayBuffer> {
  const predicates = [
    ...searchPredicates(index, query.search),
    ...activeFilters(query).map(([column, filter]) =>
      filterPredicate(index, column, filter, textOf),
    ),
  ]
  const from = query.rowSubset?.rows ?? Array.from({ length: index.rows }, (_, row) => row)
  const rows = Uint32Array.from(
    from.filter(
      (row) => row > headerRow && row < index.rows && predicates.every((matches) => matches(row)),
    ),
  )
  return query.sort === null ? rows : sortRows(rows, index, query.sort)
}

/** Each word must occur in the row; numbers also match without grouping. */
function searchPredicates(index: SheetIndex, search: string): RowPredicate[] {
  const words = searchWords(search)
  if (words.length === 0) return []
  const texts = index.texts()
  return words.map((word) => {
    const plain = /^[\d,.]*\d[\d,.]*$/.test(word) ? word.replaceAll(',', '') : word
    return (row: number) => {
      const text = texts[row] ?? ''
      return text.includes(word) || (plain !== word && text.includes(plain))
    }
  })
}

function filterPredicate(
  index: SheetIndex,
  column: number,
  filter: ColumnFilter,
  textOf: (row: number, column: number) => string,
): RowPredicate {
  const text = filter.text.trim().toLowerCase()
  const containsText: RowPredicate = (row) => textOf(row, column).toLowerCase().includes(text)
  if (filter.from.trim() === '' && filter.to.trim() === '') return containsText
  const values = index.values(column)
  const from = parseAmount(filter.from) ?? -Infinity
  const to = parseAmount(filter.to) ?? Infinity
  return (row) => {
    const value = values[row]
    return value?.kind === 'number' && value.value >= from && value.value <= to && containsText(row)
  }
}

/** Numbers before days before texts; empty cells come last in both directions. */
const RANK = { number: 0, day: 1, text: 2 } as const
const EMPTY_RANK = 3

function sortRows(
  rows: Uint32Array<ArrayBuffer>,
  index: SheetIndex,
  { column, descending }: SheetSort,
): Uint32Array<ArrayBuffer> {
  const values = index.values(column)
  const textRanks = sortRanks(values)
  // Typed arrays, because the comparison runs millions of times.
  const ranks = Uint8Array.from(values, (value) => (value === null ? EMPTY_RANK : RANK[value.kind]))
  const keys = Float64Array.from(values, (value) => sortKeyOf(value, textRanks))
  const sign = descending ? -1 : 1
  return rows.sort((a, b) => {
    const rankA = ranks[a] ?? EMPTY_RANK
    const rankB = ranks[b] ?? EMPTY_RANK
    if (rankA === EMPTY_RANK || rankB === EMPTY_RANK) return rankA - rankB || a - b
    return sign * (rankA - rankB || (keys[a] ?? 0) - (keys[b] ?? 0)) || a - b
  })
}

/** Compares each distinct text once, not every row. */
function sortRanks(values: readonly (ComparedValue | null)[]): ReadonlyMap<string, number> {
  const texts = new Set(values.flatMap((value) => (value?.kind === 'text' ? [value.text] : [])))
  const sorted = [...texts].sort(compareValues)
  return new Map(sorted.map((text, rank) => [text, rank]))
}

function sortKeyOf(value: ComparedValue | null, textRanks: ReadonlyMap<string, number>): number {
  if (value === null) return 0
  switch (value.kind) {
    case 'number':
      return value.value
    case 'day':
      return value.serial
    case 'text':
      return textRanks.get(value.text) ?? 0
    default:
      return value satisfies never
  }
}
