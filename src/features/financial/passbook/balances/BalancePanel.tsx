import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { plural } from '#shared/lib/plural.ts'
import { Icon } from '#shared/ui/Icon.tsx'
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
  if (findings.length > 0) {
    return (
      <p className="passbook-verdict bad" role="status">
        <Icon of={cross} />
        {plural(findings.length, 'place does', 'places do')} not add up. Look at the pages before
        you rely on the figures.
      </p>
    )
  }
  return (
    <p className={unsure > 0 ? 'passbook-verdict unsure' : 'passbook-verdict good'} role="status">
      <Icon of={unsure > 0 ? dash : check} />
      {unsure > 0
        ? `${plural(unsure, 'row')} cannot be checked: a figure is missing. The other ${checked} add up.`
        : `${plural(checked + 1, 'row')} checked: each balance follows from the one before it.`}
    </p>
  )
}
