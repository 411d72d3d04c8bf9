import { formatCount } from '#shared/lib/plural.ts'
import { Pagination } from '../Pagination.tsx'

type TableFootProps = {
  page: number
  pages: number
  /** How many rows come before the first that is shown, and how many are shown. */
  before: number
  shown: number
  total: number
  onPage: (page: number) => void
  canOpen: boolean
}

/** Which rows are shown of how many, and the way to the others. */
export function TableFoot({ page, pages, before, shown, total, onPage, canOpen }: TableFootProps) {
  return (
    <div className="table-foot">
      <p>
        {pages > 1 && `${formatCount(before + 1)} to ${formatCount(before + shown)} of `}
        <span className="medium">{formatCount(total)}</span>
        {pages <= 1 && ' in all'}
      </p>
      {canOpen && <p className="only-wide">↑ ↓ to move, Enter to open</p>}
      <Pagination page={page} pages={pages} onPage={onPage} />
    </div>
  )
}
