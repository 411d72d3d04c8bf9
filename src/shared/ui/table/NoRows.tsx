import inbox from 'bootstrap-icons/icons/inbox.svg?raw'
import sliders from 'bootstrap-icons/icons/sliders.svg?raw'
import type { ReactNode } from 'react'
import { plural } from '#shared/lib/plural.ts'
import { EmptyState } from '../EmptyState.tsx'

/** What a list says that has nothing yet. */
export type TableEmpty = {
  icon?: string
  /** Left out: 'No cases yet'. */
  title?: string
  /** The same where nothing matches; left out: 'No case matches these filters'. */
  unmatchedTitle?: string
  /** What to do first. */
  line: ReactNode
  action?: ReactNode
}

type NoRowsProps = {
  noun: readonly [string, string]
  isNarrowed: boolean
  /** How many there are without the filters; null when that is not known. */
  without: number | null
  empty: TableEmpty
  onReset: () => void
}

/** "None yet" and "none matches" are different sentences; the second has a way back. */
export function NoRows({ noun, isNarrowed, without, empty, onReset }: NoRowsProps) {
  const [one, many] = noun
  if (!isNarrowed) {
    return (
      <EmptyState
        icon={empty.icon ?? inbox}
        title={empty.title ?? `No ${many} yet`}
        line={empty.line}
      >
        {empty.action}
      </EmptyState>
    )
  }
  const noMatch = `No ${one} matches these filters`
  const line =
    without === null || without === 0
      ? 'Change or remove a filter to see more.'
      : `${plural(without, one, many)} ${without === 1 ? 'is' : 'are'} there without them.`
  return (
    <EmptyState
      icon={sliders}
      title={empty.unmatchedTitle ?? noMatch}
      line={empty.unmatchedTitle === undefined ? line : `${noMatch}. ${line}`}
    >
      <button type="button" className="btn btn-secondary" onClick={onReset}>
        Reset
      </button>
    </EmptyState>
  )
}
