import type { Day } from '#shared/platform/lib/day.ts'

export type ColumnFilter =
  | { kind: 'contains'; text: string }
  | { kind: 'oneOf'; texts: readonly string[] }
  | { kind: 'figures'; from: string; to: string }
  | { kind: 'days'; from: Day; to: Day }
  | { kind: 'filled' }
  | { kind: 'empty' }

export type SheetSort = { column: number; descending: boolean }

/** Selected by the page, such as the entries of a month. */
export type RowSubset = { rows: readonly number[]; label: string }

/** Columns and rows are zero-based. */
export type SheetQuery = {
  /** Words that a row must contain. */
  search: string
  filters: Readonly<Record<number, ColumnFilter>>
  sort: SheetSort | null
  rowSubset: RowSubset | null
}

export const EMPTY_SHEET_QUERY: SheetQuery = {
  search: '',
  filters: {},
  sort: null,
  rowSubset: null,
}

export type SheetQueryEvent =
  | { kind: 'search'; text: string }
  | { kind: 'filter'; column: number; filter: ColumnFilter | null }
  | { kind: 'sort'; sort: SheetSort | null }
  | { kind: 'rowSubset'; rowSubset: RowSubset | null }
  | { kind: 'allRows' }
  | { kind: 'reset' }

export function sheetQueryReducer(question: SheetQuery, event: SheetQueryEvent): SheetQuery {
  switch (event.kind) {
    case 'search':
      return { ...question, search: event.text }
    case 'filter': {
      const { [event.column]: _, ...others } = question.filters
      const { column, filter } = event
      return { ...question, filters: filter === null ? others : { ...others, [column]: filter } }
    }
    case 'sort':
      return { ...question, sort: event.sort }
    case 'rowSubset':
      return { ...EMPTY_SHEET_QUERY, rowSubset: event.rowSubset }
    case 'allRows':
      return { ...question, rowSubset: null }
    case 'reset':
      return EMPTY_SHEET_QUERY
    default:
      return event satisfies never
  }
}

/** A filter that is not filled in yet matches every row. */
export function isEmptyFilter(filter: ColumnFilter): boolean {
  switch (filter.kind) {
    case 'contains':
      return filter.text.trim() === ''
    case 'oneOf':
      return filter.texts.length === 0
    case 'figures':
    case 'days':
      return filter.from.trim() === '' && filter.to.trim() === ''
    case 'filled':
    case 'empty':
      return false
    default:
      return filter satisfies never
  }
}

/** The filters that exclude rows, by column. */
export const activeFilters = ({ filters }: SheetQuery): (readonly [number, ColumnFilter])[] =>
  Object.entries(filters).flatMap(([column, filter]) =>
    isEmptyFilter(filter) ? [] : [[Number(column), filter] as const],
  )

/** Sorting alone excludes no rows. */
export const isFiltered = (question: SheetQuery): boolean =>
  question.search.trim() !== '' || question.rowSubset !== null || activeFilters(question).length > 0

export const isQueryActive = (question: SheetQuery): boolean =>
  isFiltered(question) || question.sort !== null

/** The next sort: ascending, descending, file order. */
export function nextSort(sort: SheetSort | null, column: number): SheetSort | null {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? null : { column, descending: true }
}
