import { rangeParamNames, type ListFilter } from '#shared/kits/records/list/filters.ts'
import type { SearchKey } from '#shared/kits/records/list/KeyedSearch.tsx'
import type { SearchAndFilters } from '#shared/kits/records/list/usePagedTable.ts'
import { formatDay, isDay, type Day } from '#shared/platform/lib/time/day.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { DialogContext } from '#shared/platform/store/overlaySlice.ts'
import type { DayRange } from './dayRange.ts'

export type DashboardSearchKey = SearchKey & {
  /** Converts the text for the request; null for an invalid text. */
  parse?: (text: string) => string | null
}

/** Define it at module level. */
export type FilterOptions = {
  filters: readonly ListFilter[]
  /** Missing: no search. */
  searchKeys?: readonly DashboardSearchKey[]
}

export const NO_FILTER: Omit<SearchAndFilters, 'searchKey'> = { filters: {}, text: '' }

/** The selected range of a filter; invalid days in the URL are ignored. */
export function rangeOf(
  { name }: Pick<ListFilter, 'name'>,
  filters: SearchAndFilters['filters'],
): DayRange {
  const [from = '', to = ''] = rangeParamNames(name).map((end) => {
    const day = filters[end]?.[0] ?? ''
    return isDay(day) ? day : ''
  })
  return { from, to }
}

export type FilterProblem = { name: DialogName; context: DialogContext }

function rangeProblem(
  filter: ListFilter,
  filters: SearchAndFilters['filters'],
): FilterProblem | null {
  if (filter.kind !== 'days') return null
  const { from, to } = rangeOf(filter, filters)
  const isHalf =
    (from !== '' && to === '') || (filter.requiresBothEnds === true && from === '' && to !== '')
  if (isHalf) return { name: 'dateRangeSelectError', context: {} }
  return to === '' || from <= to
    ? null
    : { name: 'dateRangeSelectError', context: reversedRange(from, to) }
}

const reversedRange = (from: Day, to: Day): DialogContext => ({
  override: {
    title: 'Date range reversed',
    line: `It starts on ${formatDay(from)} and ends on ${formatDay(to)}. Choose an end on or after the start.`,
  },
})

/** Why these filters are invalid (kyc §5); null where they are valid. */
export function filterProblem(
  { filters, searchKey, text }: SearchAndFilters,
  { filters: offered, searchKeys = [] }: FilterOptions,
): FilterProblem | null {
  for (const filter of offered) {
    const problem = rangeProblem(filter, filters)
    if (problem !== null) return problem
  }
  const isRefused = text.trim() !== '' && textForKey(searchKeys, searchKey, text) === ''
  return isRefused ? { name: 'phoneNumberInvalid', context: {} } : null
}

/** The same object where all are valid. */
export function withoutInvalidRanges(
  offered: readonly ListFilter[],
  filters: SearchAndFilters['filters'],
): SearchAndFilters['filters'] {
  const invalid = offered.filter((filter) => rangeProblem(filter, filters) !== null)
  if (invalid.length === 0) return filters
  const names = new Set<string>(invalid.flatMap(({ name }) => rangeParamNames(name)))
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.has(name)))
}

/** The search text after a change of key: empty where the new key cannot search for it. */
export function textForKey(
  keys: readonly DashboardSearchKey[],
  searchKey: string,
  text: string,
): string {
  const parse = keys.find(({ value }) => value === searchKey)?.parse
  return text.trim() !== '' && parse?.(text) === null ? '' : text
}

/** A range of days is one filter. */
export function countFilters(
  { filters, text }: Omit<SearchAndFilters, 'searchKey'>,
  offered: readonly ListFilter[],
): number {
  const ranges = offered.filter(({ kind }) => kind === 'days')
  const ends = new Set<string>(ranges.flatMap(({ name }) => rangeParamNames(name)))
  const chosenRanges = ranges.filter(
    (filter) => Object.values(rangeOf(filter, filters)).join('') !== '',
  )
  const others = Object.entries(filters).filter(([name]) => !ends.has(name))
  const choices = others.flatMap(([, values]) => values).length
  return choices + chosenRanges.length + (text.trim() === '' ? 0 : 1)
}
