import { formatCount } from '#shared/platform/lib/text/plural.ts'
import { NumberedPagination } from '../../components/pagination/NumberedPagination.tsx'
import { DensitySwitch } from '../DensitySwitch.tsx'

type NumberedTableFooterProps = {
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
}: NumberedTableFooterProps) {
  const [from, to, all] = [before + 1, before + shown, total].map(formatCount)
  return (
    <div className="table-footer">
      <p role="status">{`Showing ${from} to ${to} of ${all} entries`}</p>
      <DensitySwitch />
      <NumberedPagination page={page} pages={pages} onPage={onPage} />
    </div>
  )
}
