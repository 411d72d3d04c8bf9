import { formatDay } from '#shared/lib/day.ts'
import type { FilterChip } from '#shared/ui/FilterChips.tsx'
import type { TableQuery } from '#shared/ui/table/tableQuery.ts'
import type { TableUrl } from '#shared/ui/useTableUrl.ts'

type Option = { value: string; label: string }

/** The answers of a filter of yes and no, in the address bar too. */
export const YES_NO: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** A filter of a paged list as data. A list of them stands at module level. */
export type ListFilter = {
  /** In the address bar; a range of days has two, `startedFrom` and `startedTo`. */
  name: string
  /** 'Email done'. */
  label: string
} & (
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'yesNo' }
  /**
   * 'yyyy-mm-dd', both ends in it. `legend`: above its ends in the filter, where that is not the label; `isWhole`: the server
   * takes both ends or none.
   */
  | { kind: 'days'; legend?: string; isWhole?: true }
)

/** The two parameters of a range of days. */
export const daysNames = (name: string) => [`${name}From`, `${name}To`] as const

/** Every parameter of the address bar that these filters have. */
export const filterNames = (filters: readonly ListFilter[]): readonly string[] =>
  filters.flatMap((filter) => (filter.kind === 'days' ? daysNames(filter.name) : [filter.name]))

/** A chip for every chosen value, and one for a range of days; removing it takes just that away. */
export function filterChips(filters: readonly ListFilter[], table: TableUrl): FilterChip[] {
  const chosen = table.query.filters
  return filters.flatMap((filter) => {
    const { name, label } = filter
    if (filter.kind === 'days') return daysChip(name, label, table)
    const options = filter.kind === 'yesNo' ? YES_NO : filter.options
    return (chosen[name] ?? []).map((value) => ({
      key: `${name}=${value}`,
      label,
      // A value that the address bar alone knows is shown as it is, so that it can be taken away.
      value: options.find((option) => option.value === value)?.label ?? value,
      onRemove: () =>
        table.setFilter(
          name,
          (chosen[name] ?? []).filter((other) => other !== value),
        ),
    }))
  })
}

function daysChip(name: string, label: string, { query, setFilters }: TableUrl): FilterChip[] {
  const [from, to] = daysNames(name)
  const days = [from, to].map((end) => formatDay(query.filters[end]?.[0] ?? ''))
  if (days.every((day) => day === '')) return []
  const value = days[0] === days[1] ? (days[0] ?? '') : days.join(' – ').trim()
  return [
    { key: name, label, value, onRemove: () => setFilters(without(query.filters, [from, to])) },
  ]
}

function without(filters: TableQuery['filters'], names: readonly string[]): TableQuery['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)))
}
