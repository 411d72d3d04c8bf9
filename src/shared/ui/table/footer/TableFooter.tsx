import { formatCount } from '#shared/platform/lib/text/plural.ts'
import { NumberedPagination } from '../../components/pagination/NumberedPagination.tsx'
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
}

/** 'Entries … of …', and a button for each page (kyc §2). */
export function NumberedTableFooter({
  page,
  pages,
  before,
  shown,
  total,
  onPage,
}: TableFooterProps) {
  const [from, to, all] = [before + 1, before + shown, total].map(formatCount)
  return (
    <div className="table-footer">
      <p role="status">{`Showing ${from} to ${to} of ${all} entries`}</p>
      <DensitySwitch />
      <NumberedPagination page={page} pages={pages} onPage={onPage} />
    </div>
  )
}

export function TableFooter({
  page,
  pages,
  before,
  shown,
  total,
  onPage,
  canOpen,
}: TableFooterProps & { canOpen: boolean }) {
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
