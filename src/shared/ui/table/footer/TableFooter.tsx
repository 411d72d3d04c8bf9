import { formatCount } from '#shared/platform/lib/text/plural.ts'
import { Pagination } from '../../components/pagination/Pagination.tsx'
import { DensitySwitch } from '../DensitySwitch.tsx'

type TableFooterProps = {
  page: number
  pages: number
  /** Rows on earlier pages. */
  before: number
  shown: number
  total: number
  onPage: (page: number) => void
  canOpen: boolean
}

export function TableFooter({
  page,
  pages,
  before,
  shown,
  total,
  onPage,
  canOpen,
}: TableFooterProps) {
  return (
    <div className="table-footer">
      <p>
        {pages > 1 && `${formatCount(before + 1)} to ${formatCount(before + shown)} of `}
        <span className="medium">{formatCount(total)}</span>
        {pages <= 1 && ' in total'}
      </p>
      {canOpen && <p className="only-wide">↑ ↓ to move, Enter to open</p>}
      <DensitySwitch />
      <Pagination page={page} pages={pages} onPage={onPage} />
    </div>
  )
}
