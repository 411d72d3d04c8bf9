import { CheckVerdict } from '#shared/analyzer/result/CheckVerdict.tsx'
import { plural } from '#shared/lib/plural.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { useBalances } from './useBalances.ts'
import type { BalanceCheck } from './checkBalances.ts'
import { findingWords, inRupees } from './findingWords.ts'
import './balances.css'

type BalancePanelProps = {
  workbook: Blob
  /** Names of the pictures that were sent. */
  pages: readonly string[]
  /** Shows one of them beside the result. */
  onShowPage: (name: string) => void
}

/** The balances added up: opening + credits − debits = closing, and each line from the one before it. */
export function BalancePanel({ workbook, pages, onShowPage }: BalancePanelProps) {
  const balances = useBalances(workbook)
  if (balances.kind === 'reading') return <Skeleton lines={3} label="Adding up the balances" />
  if (balances.kind === 'none') {
    return (
      <p className="small muted">The workbook lists no rows whose balances could be added up.</p>
    )
  }
  const { check: checked } = balances
  return (
    <section className="panel panel-table passbook-balances" aria-label="Check of the balances">
      <Verdict checked={checked} />
      {checked.findings.length > 0 && (
        <ul>
          {checked.findings.map((finding) => (
            <li key={finding.line.row}>
              <span>{findingWords(finding)}</span>
              {pages.includes(finding.line.page) && (
                <button
                  type="button"
                  className="btn btn-secondary btn-sm"
                  aria-label={`Show ${finding.line.page}`}
                  onClick={() => onShowPage(finding.line.page)}
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
            <dt className="small muted">{label} (₹)</dt>
            <dd>{inRupees(paise)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const sumsOf = ({ opening, credits, debits, closing }: BalanceCheck) => [
  { label: 'Opening', paise: opening },
  { label: 'Credits', paise: credits },
  { label: 'Debits', paise: debits },
  { label: 'Closing', paise: closing },
]

function Verdict({ checked: { findings, checked, unsure } }: { checked: BalanceCheck }) {
  if (findings.length > 0)
    return (
      <CheckVerdict outcome="bad">
        {plural(findings.length, 'place does', 'places do')} not add up. Look at the pages before
        you rely on the figures.
      </CheckVerdict>
    )
  return unsure > 0 ? (
    <CheckVerdict outcome="unsure">
      {plural(unsure, 'row')} cannot be checked: a figure is missing. The other {checked} add up.
    </CheckVerdict>
  ) : (
    <CheckVerdict outcome="good">
      {plural(checked + 1, 'row')} checked: each balance follows from the one before it.
    </CheckVerdict>
  )
}
