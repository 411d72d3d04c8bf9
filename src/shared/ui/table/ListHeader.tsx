import type { ReactNode } from 'react'
import { formatCount } from '#shared/platform/lib/text/plural.ts'
import '#shared/ui/table/DataTable.css'

type ListHeaderProps = {
  title: string
  /** Null while unknown. */
  count: number | null
  /** Below the title at full width: the search, and a filter if any. */
  search: ReactNode
  children?: ReactNode
}

/** Passed to DataTable as `header` (look 09). */
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
