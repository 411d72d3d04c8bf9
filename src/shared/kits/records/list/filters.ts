import { formatDay, isDay } from '#shared/platform/lib/time/day.ts'
import type { FilterChip } from '#shared/ui/components/FilterChips.tsx'
import type { TableQuery, UrlFilter } from '#shared/ui/table/query/tableQuery.ts'
import type { TableUrl } from '#shared/ui/table/query/useTableUrl.ts'

type Option = { value: string; label: string }

export const YES_NO: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** Define it at module level. */
export type ListFilter = {
  /** In the URL. A range of days has two parameters: `startedFrom` and `startedTo`. */
  name: string
  label: string
} & (
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'yesNo' }
  /** 'yyyy-mm-dd', both included. `requiresBothEnds`: the server takes both ends or none. */
  | { kind: 'days'; legend?: string; requiresBothEnds?: true }
)

export const rangeParamNames = (name: string) => [`${name}From`, `${name}To`] as const

const optionsOf = (filter: Exclude<ListFilter, { kind: 'days' }>) =>
  filter.kind === 'yesNo' ? YES_NO : filter.options

/** The URL parameters of these filters; a range of days has two. Only what filters is valid. */
export const toUrlFilters = (filters: readonly ListFilter[]): readonly UrlFilter[] =>
  filters.flatMap((filter): UrlFilter[] =>
    filter.kind === 'days'
      ? rangeParamNames(filter.name).map((name) => ({ name, isValid: isDay }))
      : [
          {
            name: filter.name,
            isValid: (text) => optionsOf(filter).some(({ value }) => value === text),
          },
        ],
  )

/** One per selected value or range of days; removing it clears only that. */
export function filterChips(filters: readonly ListFilter[], table: TableUrl): FilterChip[] {
  const chosen = table.query.filters
  return filters.flatMap((filter) => {
    const { name, label } = filter
    if (filter.kind === 'days') return rangeChip(name, label, table)
    const options = optionsOf(filter)
    return (chosen[name] ?? []).map((value) => ({
      key: `${name}=${value}`,
      label,
      value: options.find((option) => option.value === value)?.label ?? value,
      onRemove: () =>
        table.setFilter(
          name,
          (chosen[name] ?? []).filter((other) => other !== value),
        ),
    }))
  })
}

function rangeChip(name: string, label: string, { query, setFilters }: TableUrl): FilterChip[] {
  const [from, to] = rangeParamNames(name)
  const days = [from, to].map((end) => formatDay(query.filters[end]?.[0] ?? ''))
  if (days.every((day) => day === '')) return []
  const value = days[0] === days[1] ? (days[0] ?? '') : days.join(' – ').trim()
  return [
    { key: name, label, value, onRemove: () => setFilters(omitFilters(query.filters, [from, to])) },
  ]
}

function omitFilters(
  filters: TableQuery['filters'],
  names: readonly string[],
): TableQuery['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)))
}
