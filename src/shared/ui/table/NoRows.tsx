import inbox from 'bootstrap-icons/icons/inbox.svg?raw'
import sliders from 'bootstrap-icons/icons/sliders.svg?raw'
import type { ReactNode } from 'react'
import { plural } from '#shared/platform/lib/plural.ts'
import { EmptyState } from '../components/EmptyState.tsx'

export type TableEmpty = {
  icon?: string
  /** Default: 'No cases yet'. */
  title?: string
  /** Default: 'No case matches these filters'. */
  unmatchedTitle?: string
  description: ReactNode
  action?: ReactNode
}

type NoRowsProps = {
  noun: readonly [string, string]
  isFiltered: boolean
  /** Null when unknown. */
  unfilteredCount: number | null
  empty: TableEmpty
  onReset: () => void
}

export function NoRows({ noun, isFiltered, unfilteredCount, empty, onReset }: NoRowsProps) {
  const [singularNoun, pluralNoun] = noun
  if (!isFiltered) {
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
  const noMatch = `No ${singularNoun} matches these filters`
  const line =
    unfilteredCount === null || unfilteredCount === 0
      ? 'Change or remove a filter to see more.'
      : `There ${unfilteredCount === 1 ? 'is' : 'are'} ${plural(unfilteredCount, singularNoun, pluralNoun)} without them.`
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
