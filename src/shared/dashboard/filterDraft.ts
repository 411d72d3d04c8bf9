import type { ErrorName } from '#shared/errors/errorNames.ts'
import type { DialogContext } from '#shared/errors/overlaySlice.ts'
import { formatDay, isDay, type Day } from '#shared/lib/day.ts'
import { daysNames, type ListFilter } from '#shared/records/list/filters.ts'
import type { Narrowing } from '#shared/records/list/usePagedTable.ts'
import type { SearchKey } from '#shared/records/list/SearchBy.tsx'
import type { DayRange } from './dayRange.ts'

/** A key that a dashboard's list is searched by. */
export type SoughtKey = SearchKey & {
  /** What is asked for; null where the text is none that can be. Left out: the text as it is. */
  sought?: (text: string) => string | null
}

/** What the filter of a dashboard offers; at module level. */
export type FilterParts = {
  filters: readonly ListFilter[]
  /** Left out: nothing is searched here. */
  searchKeys?: readonly SoughtKey[]
}

export const NO_FILTER: Omit<Narrowing, 'by'> = { filters: {}, text: '' }

/** The range that is chosen by this filter; what is no day, as an address may hold, is not chosen. */
export function rangeOf(
  { name }: Pick<ListFilter, 'name'>,
  filters: Narrowing['filters'],
): DayRange {
  const [from = '', to = ''] = daysNames(name).map((end) => {
    const day = filters[end]?.[0] ?? ''
    return isDay(day) ? day : ''
  })
  return { from, to }
}

/** Why a list cannot be asked for: the dialog that says so. */
export type FilterProblem = { name: ErrorName; context: DialogContext }

function rangeProblem(filter: ListFilter, filters: Narrowing['filters']): FilterProblem | null {
  if (filter.kind !== 'days') return null
  const { from, to } = rangeOf(filter, filters)
  const isHalf = (from !== '' && to === '') || (filter.isWhole === true && from === '' && to !== '')
  if (isHalf) return { name: 'dateRangeSelectError', context: {} }
  return to === '' || from <= to
    ? null
    : { name: 'dateRangeSelectError', context: reversedRange(from, to) }
}

const reversedRange = (from: Day, to: Day): DialogContext => ({
  about: {
    title: 'Date range reversed',
    line: `It starts on ${formatDay(from)} and ends on ${formatDay(to)}. Choose an end on or after the start.`,
  },
})

/** What keeps the list from being asked for so (kyc §5); null where nothing does. */
export function filterProblem(
  { filters, by, text }: Narrowing,
  { filters: offered, searchKeys = [] }: FilterParts,
): FilterProblem | null {
  for (const filter of offered) {
    const problem = rangeProblem(filter, filters)
    if (problem !== null) return problem
  }
  const isRefused = text.trim() !== '' && textForKey(searchKeys, by, text) === ''
  return isRefused ? { name: 'phoneNumberInvalid', context: {} } : null
}

/** The filters without the ranges of days that cannot be asked for; the same object where all can. */
export function withoutOddRanges(
  offered: readonly ListFilter[],
  filters: Narrowing['filters'],
): Narrowing['filters'] {
  const odd = offered.filter((filter) => rangeProblem(filter, filters) !== null)
  if (odd.length === 0) return filters
  const names = new Set<string>(odd.flatMap(({ name }) => daysNames(name)))
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.has(name)))
}

/** What stays of a search text when another key is chosen: nothing where that key cannot be searched for it. */
export function textForKey(keys: readonly SoughtKey[], by: string, text: string): string {
  const sought = keys.find(({ value }) => value === by)?.sought
  return text.trim() !== '' && sought?.(text) === null ? '' : text
}

/** How many choices narrow the list: a range of days is one. */
export function countOf(
  { filters, text }: Omit<Narrowing, 'by'>,
  offered: readonly ListFilter[],
): number {
  const ranges = offered.filter(({ kind }) => kind === 'days')
  const ends = new Set<string>(ranges.flatMap(({ name }) => daysNames(name)))
  const chosenRanges = ranges.filter(
    (filter) => Object.values(rangeOf(filter, filters)).join('') !== '',
  )
  const others = Object.entries(filters).filter(([name]) => !ends.has(name))
  const choices = others.flatMap(([, values]) => values).length
  return choices + chosenRanges.length + (text.trim() === '' ? 0 : 1)
}
