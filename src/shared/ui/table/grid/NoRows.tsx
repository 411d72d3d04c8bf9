import inbox from 'bootstrap-icons/icons/inbox.svg?raw'
import sliders from 'bootstrap-icons/icons/sliders.svg?raw'
import type { ReactNode } from 'react'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { isFiltered, type TableQuery } from '../query/tableQuery.ts'

export type TableEmpty = {
  icon?: string
  /** Default: 'No cases yet'. */
  title?: string
  /** Default: 'No case matches this search'. */
  unmatchedTitle?: string
  description: ReactNode
  action?: ReactNode
}

type NoRowsProps = {
  noun: readonly [string, string]
  query: TableQuery
  /** Null when unknown. */
  unfilteredCount: number | null
  empty: TableEmpty
  onReset: () => void
}

/** What narrows the list. */
function describeQuery({ search, filters }: TableQuery): { these: string; change: string } {
  const hasFilters = Object.keys(filters).length > 0
  if (search.trim() === '')
    return { these: 'these filters', change: 'Change or remove a filter to see more.' }
  return hasFilters
    ? {
        these: 'this search and these filters',
        change: 'Change the search or remove a filter to see more.',
      }
    : { these: 'this search', change: 'Change the search to see more.' }
}

export function NoRows({ noun, query, unfilteredCount, empty, onReset }: NoRowsProps) {
  const [singularNoun, pluralNoun] = noun
  if (!isFiltered(query)) {
    return (
      <EmptyState
        icon={empty.icon ?? inbox}
        title={empty.title ?? `No ${pluralNoun} yet`}
        description={empty.description}
      >
        {empty.action}
      </EmptyState>
    )
  }
  const { these, change } = describeQuery(query)
  const noMatch = `No ${singularNoun} matches ${these}`
  const line =
    unfilteredCount === null || unfilteredCount === 0
      ? change
      : `There ${unfilteredCount === 1 ? 'is' : 'are'} ${plural(unfilteredCount, singularNoun, pluralNoun)} in total.`
  return (
    <EmptyState
      icon={sliders}
      title={empty.unmatchedTitle ?? noMatch}
      description={empty.unmatchedTitle === undefined ? line : `${noMatch}. ${line}`}
    >
      <button type="button" className="btn btn-secondary" onClick={onReset}>
        Reset
      </button>
    </EmptyState>
  )
}
