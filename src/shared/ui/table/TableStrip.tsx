import { formatCount } from '#shared/lib/plural.ts'
import { PageStrip } from '../PageStrip.tsx'

type TableStripProps = {
  page: number
  pages: number
  /** How many rows come before the first that is shown, and how many are shown. */
  before: number
  shown: number
  total: number
  onPage: (page: number) => void
}

/** Which entries are shown of how many, and a button for each page (kyc §2). */
export function TableStrip({ page, pages, before, shown, total, onPage }: TableStripProps) {
  const [from, to, all] = [before + 1, before + shown, total].map(formatCount)
  return (
    <div className="table-foot">
      <p role="status">{`Showing ${from} to ${to} of ${all} entries`}</p>
      <PageStrip page={page} pages={pages} onPage={onPage} />
    </div>
  )
}
