import { assertNever } from '#shared/lib/assertNever.ts'
import type { Day } from '#shared/lib/day.ts'

/** What a column's cells have to be for their rows to be shown. Amounts stand as they were typed. */
export type ColumnFilter =
  | { kind: 'holds'; text: string }
  | { kind: 'oneOf'; texts: readonly string[] }
  | { kind: 'figures'; from: string; to: string }
  | { kind: 'days'; from: Day; to: Day }
  | { kind: 'filled' }
  | { kind: 'empty' }

export type SheetSort = { column: number; descending: boolean }

/** Rows of the sheet that somebody else chose: the entries of a month. */
export type GivenRows = { rows: readonly number[]; says: string }

/** What is asked of the rows of a sheet. Columns and rows are counted from 0. */
export type SheetQuestion = {
  /** Words, each of which a row has to hold. */
  search: string
  filters: Readonly<Record<number, ColumnFilter>>
  sort: SheetSort | null
  given: GivenRows | null
}

export const NOTHING_ASKED: SheetQuestion = { search: '', filters: {}, sort: null, given: null }

export type QuestionEvent =
  | { kind: 'search'; text: string }
  | { kind: 'filter'; column: number; filter: ColumnFilter | null }
  | { kind: 'sort'; sort: SheetSort | null }
  /** Only these rows, whatever was asked before. */
  | { kind: 'only'; given: GivenRows | null }
  | { kind: 'allRows' }
  | { kind: 'reset' }

export function stepQuestion(question: SheetQuestion, event: QuestionEvent): SheetQuestion {
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
    case 'only':
      return { ...NOTHING_ASKED, given: event.given }
    case 'allRows':
      return { ...question, given: null }
    case 'reset':
      return NOTHING_ASKED
    default:
      return assertNever(event)
  }
}

/** A filter that is being filled in yet, and lets every row through. */
export function isIdle(filter: ColumnFilter): boolean {
  switch (filter.kind) {
    case 'holds':
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
      return assertNever(filter)
  }
}

/** The filters that leave rows out, by column. */
export const filtersOf = ({ filters }: SheetQuestion): (readonly [number, ColumnFilter])[] =>
  Object.entries(filters).flatMap(([column, filter]) =>
    isIdle(filter) ? [] : [[Number(column), filter] as const],
  )

/** Whether rows are left out; a sheet that is only sorted has all of them. */
export const isNarrowed = (question: SheetQuestion): boolean =>
  question.search.trim() !== '' || question.given !== null || filtersOf(question).length > 0

export const isAsked = (question: SheetQuestion): boolean =>
  isNarrowed(question) || question.sort !== null

/** Up, down, and as the file has it. */
export function nextSort(sort: SheetSort | null, column: number): SheetSort | null {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? null : { column, descending: true }
}
