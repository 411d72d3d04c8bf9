import download from 'bootstrap-icons/icons/download.svg?raw'
import type { ReactNode } from 'react'
import { formatCount, plural } from '#shared/lib/plural.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { Segmented } from '#shared/ui/Segmented.tsx'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import { blockerOf, standingOf } from './preflight/finding.ts'
import type { CsvDetails, Sending } from './useDetails.ts'

const SENT = [
  { value: 'asItIs', label: 'As it is' },
  { value: 'repaired', label: 'Repaired' },
] as const

const REASON: Record<Sending, string> = {
  asItIs: 'The file goes as you picked it.',
  repaired: 'Rows not repaired go as they stand, but no cell starts a formula.',
}

/** Where the rows stand, which of the two files goes, and Process. */
export function DetailsBar({ details }: { details: CsvDetails }) {
  const { sending, isSending, isWaiting, canRepair } = details
  return (
    <StickyBar
      facts={factsOf(details)}
      reason={isWaiting ? 'Processed as soon as the rows are read.' : canRepair && REASON[sending]}
    >
      {canRepair && (
        <>
          <Segmented
            label="File that is sent"
            options={SENT}
            value={sending}
            onChange={details.setSending}
          />
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => void details.saveCorrected()}
          >
            <Icon of={download} />
            Corrected CSV
          </button>
        </>
      )}
      <button
        type="button"
        className="btn btn-primary"
        aria-disabled={isSending || isWaiting}
        onClick={() => void details.process()}
      >
        Process
      </button>
    </StickyBar>
  )
}

function factsOf({ checked, choices }: CsvDetails): ReactNode[] {
  if (checked.kind !== 'read') return []
  const rows = plural(checked.report.rows, 'row')
  if (checked.report.tornRow !== null || blockerOf(checked.report) !== null) return [rows]
  const { ready, repairable, asking } = standingOf(checked.report, choices)
  return [
    rows,
    `${formatCount(ready)} ready`,
    ...(repairable > 0
      ? [
          <span key="repairable" className="t-warning">
            {formatCount(repairable)} can be repaired
          </span>,
        ]
      : []),
    ...(asking > 0
      ? [
          <span key="asking" className="t-danger">
            {formatCount(asking)} need you
          </span>,
        ]
      : []),
  ]
}
