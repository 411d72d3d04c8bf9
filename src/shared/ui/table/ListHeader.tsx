import type { ReactNode } from 'react'
import { formatCount } from '#shared/platform/lib/plural.ts'
import '#shared/ui/table/DataTable.css'

type ListHeaderProps = {
  title: string
  /** Total number; null while unknown. */
  count: number | null
  /** Below the title at full width: the search, and a filter if any. */
  search: ReactNode
  /** At the right of the title. */
  children?: ReactNode
}

/** The header of a list within its panel (look 09), for DataTable's `header`. */
export function ListHeader({ title, count, search, children }: ListHeaderProps) {
  return (
    <div>
      <div className="panel-header list-header-top">
        <h2 className="list-header-title">
          {title}
          {count !== null && <span className="count quiet">{formatCount(count)}</span>}
        </h2>
        {children}
      </div>
      <div className="list-header-search">{search}</div>
    </div>
  )
}
