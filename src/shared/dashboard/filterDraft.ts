import type { ErrorName } from '#shared/errors/errorNames.ts'
import { daysNames, type ListFilter } from '#shared/records/list/filters.ts'
import type { Narrowing } from '#shared/records/list/usePagedTable.ts'
import type { DayRange } from './dayRange.ts'
import type { SoughtKey } from './useListAsked.ts'

/** What the filter of a dashboard offers; at module level. */
export type FilterParts = {
  filters: readonly ListFilter[]
  /** Left out: nothing is searched here. */
  searchKeys?: readonly SoughtKey[]
}

export const NO_FILTER: Omit<Narrowing, 'by'> = { filters: {}, text: '' }

/** The range that is chosen by this filter. */
export function rangeOf(
  { name }: Pick<ListFilter, 'name'>,
  filters: Narrowing['filters'],
): DayRange {
  const [from, to] = daysNames(name).map((end) => filters[end]?.[0] ?? '')
  return { from: from ?? '', to: to ?? '' }
}

/** What keeps the list from being asked for so (kyc §5); null where nothing does. */
export function filterProblem(
  { filters, by, text }: Narrowing,
  { filters: offered, searchKeys = [] }: FilterParts,
): ErrorName | null {
  const isHalf = offered.some((filter) => {
    if (filter.kind !== 'days') return false
    const { from, to } = rangeOf(filter, filters)
    return (from !== '' && to === '') || (filter.isWhole === true && from === '' && to !== '')
  })
  if (isHalf) return 'dateRangeSelectError'
  const sought = searchKeys.find(({ value }) => value === by)?.sought
  if (text.trim() !== '' && sought?.(text) === null) return 'phoneNumberInvalid'
  return null
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
