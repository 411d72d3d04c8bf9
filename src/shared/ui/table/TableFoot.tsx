import { formatCount } from '#shared/lib/plural.ts'
import { Pagination } from '../Pagination.tsx'

type TableFootProps = {
  page: number
  pages: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  canOpen: boolean
}

/** Which rows are shown of how many, and the way to the others. */
export function TableFoot({ page, pages, pageSize, total, onPage, canOpen }: TableFootProps) {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <div className="table-foot">
      <p>
        {pages > 1 && `${formatCount(first)} to ${formatCount(last)} of `}
        <span className="medium">{formatCount(total)}</span>
        {pages <= 1 && ' in all'}
      </p>
      {canOpen && <p className="only-wide">↑ ↓ to move, Enter to open</p>}
      <Pagination page={page} pages={pages} onPage={onPage} />
    </div>
  )
}
