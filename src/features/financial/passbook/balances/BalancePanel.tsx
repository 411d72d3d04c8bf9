import { CheckBanner } from '#shared/kits/analyzer/result/CheckBanner.tsx'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import type { PassbookCheck } from './checkBalances.ts'
import './balances.css'
import { describeDiscrepancy, formatPaise } from './describeDiscrepancy.ts'
import { readBalances } from './readBalances.ts'

type BalancePanelProps = {
  workbook: Blob
  pages: readonly string[]
  onShowPage: (name: string) => void
}

export function BalancePanel({ workbook, pages, onShowPage }: BalancePanelProps) {
  // Null: no sheet has balances, or the workbook is unreadable, which its preview reports.
  const { latest: checked } = useAsync(
    async (signal) => readBalances(workbook, signal).catch(() => null),
    [workbook],
  )
  if (checked === undefined) return <Skeleton lines={3} label="Checking the balances" />
  if (checked === null)
    return <p className="small muted">The workbook has no rows with balances to check.</p>
  return (
    <section className="panel panel-table passbook-balances" aria-label="Check of the balances">
      <CheckSummary checked={checked} />
      {checked.discrepancies.length > 0 && (
        <ul>
          {checked.discrepancies.map((discrepancy) => (
            <li key={discrepancy.row.row}>
              {describeDiscrepancy(discrepancy)}{' '}
              {pages.includes(discrepancy.row.page) && (
                <button
                  type="button"
                  className="link-button"
                  aria-label={`Show ${discrepancy.row.page}`}
                  onClick={() => onShowPage(discrepancy.row.page)}
                >
                  Show the page
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <dl>
        {sumsOf(checked).map(({ label, paise }) => (
          <div key={label}>
            <dt className="muted">{label} (₹)</dt>
            <dd>{formatPaise(paise)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const sumsOf = ({ opening, credits, debits, closing }: PassbookCheck) => [
  { label: 'Opening', paise: opening },
  { label: 'Credits', paise: credits },
  { label: 'Debits', paise: debits },
  { label: 'Closing', paise: closing },
]

function CheckSummary({
  checked: { discrepancies, checked, unchecked },
}: {
  checked: PassbookCheck
}) {
  if (discrepancies.length > 0)
    return (
      <CheckBanner outcome="failed">
        {plural(discrepancies.length, 'balance does', 'balances do')} not add up. Check the pages
        before you rely on the figures.
      </CheckBanner>
    )
  return unchecked > 0 ? (
    <CheckBanner outcome="inconclusive">
      {plural(unchecked, 'row')} cannot be checked: a figure is missing. The other {checked} add up.
    </CheckBanner>
  ) : (
    <CheckBanner outcome="passed">
      {plural(checked + 1, 'row')} checked: each balance follows from the one before it.
    </CheckBanner>
  )
}
