import type { ReactNode } from 'react'
import { formatCount } from '#shared/lib/plural.ts'
import './DataTable.css'

type ListHeadProps = {
  /** 'Clients List'. */
  title: string
  /** How many there are in all; null while that is not known. */
  count: number | null
  /** Below the title, over the full width: the search, and a filter where there is one. */
  search: ReactNode
  /** At the right of the title: a switch. */
  children?: ReactNode
}

/** The head of a list that stands in its panel (look 09); for DataTable's `head`. */
export function ListHead({ title, count, search, children }: ListHeadProps) {
  return (
    <div className="list-head">
      <div className="panel-head list-head-top">
        <h2 className="list-head-title">
          {title}
          {count !== null && <span className="count quiet">{formatCount(count)}</span>}
        </h2>
        {children}
      </div>
      <div className="list-head-search">{search}</div>
    </div>
  )
}
