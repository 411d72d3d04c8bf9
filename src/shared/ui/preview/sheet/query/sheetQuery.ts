/** A row matches each condition that is filled in: a text that the cell contains, and a range of numbers. */
export type ColumnFilter = { text: string; from: string; to: string }

export type SheetSort = { column: number; descending: boolean }

/** Columns and rows are zero-based. */
export type SheetQuery = {
  /** Words that a row must contain. */
  search: string
  filters: Readonly<Record<number, ColumnFilter>>
  sort: SheetSort | null
  /** Selected by the page, such as the entries of a month. */
  rowSubset: { rows: readonly number[]; label: string } | null
}

export const EMPTY_FILTER: ColumnFilter = { text: '', from: '', to: '' }

export const EMPTY_SHEET_QUERY: SheetQuery = {
  search: '',
  filters: {},
  sort: null,
  rowSubset: null,
}

export type SheetQueryEvent =
  | { kind: 'search'; text: string }
  | { kind: 'filter'; column: number; filter: ColumnFilter }
  | { kind: 'sort'; sort: SheetSort | null }
  | { kind: 'allRows' }
  | { kind: 'reset' }

export function sheetQueryReducer(query: SheetQuery, event: SheetQueryEvent): SheetQuery {
  switch (event.kind) {
    case 'search':
      return { ...query, search: event.text }
    case 'filter':
      return { ...query, filters: { ...query.filters, [event.column]: event.filter } }
    case 'sort':
      return { ...query, sort: event.sort }
    case 'allRows':
      return { ...query, rowSubset: null }
    case 'reset':
      return EMPTY_SHEET_QUERY
    default:
      return event satisfies never
  }
}

/** The filters that exclude rows, by column. */
export const activeFilters = ({ filters }: SheetQuery): (readonly [number, ColumnFilter])[] =>
  Object.entries(filters).flatMap(([column, filter]) =>
    describeFilter(filter) === '' ? [] : [[Number(column), filter] as const],
  )

/** Sorting alone excludes no rows. */
export const isFiltered = (query: SheetQuery): boolean =>
  query.search.trim() !== '' || query.rowSubset !== null || activeFilters(query).length > 0

export const isQueryActive = (query: SheetQuery): boolean =>
  isFiltered(query) || query.sort !== null

/** The next sort: ascending, descending, file order. */
export function nextSort(sort: SheetSort | null, column: number): SheetSort | null {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? null : { column, descending: true }
}

/** 'from 1,000', 'contains “neft”, up to 5'; '' for a filter that matches every row. */
export function describeFilter(filter: ColumnFilter): string {
  const text = filter.text.trim()
  const range = describeRange(filter.from.trim(), filter.to.trim())
  return [text === '' ? '' : `contains “${text}”`, range].filter((part) => part !== '').join(', ')
}

function describeRange(from: string, to: string): string {
  if (from === '') return to === '' ? '' : `up to ${to}`
  return to === '' ? `from ${from}` : `${from} to ${to}`
}
