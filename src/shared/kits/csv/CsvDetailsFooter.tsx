import download from 'bootstrap-icons/icons/download.svg?raw'
import type { ReactNode } from 'react'
import { CONTACT_UNDO_MS } from '#shared/platform/config/constants.ts'
import { formatCount, plural } from '#shared/platform/lib/plural.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { Segmented } from '#shared/ui/components/Segmented.tsx'
import { StickyBar } from '#shared/ui/components/StickyBar.tsx'
import { UndoTime } from '#shared/ui/components/UndoTime.tsx'
import { costOfOriginal } from './contactFacts.ts'
import { findBlocker, countRows } from './preflight/csvIssue.ts'
import type { CsvDetails } from './useCsvDetails.ts'

const SENT = [
  { value: 'original', label: 'Original' },
  { value: 'repaired', label: 'Repaired' },
] as const

const REPAIRED_TEXT =
  'Rows you have not repaired are sent as they are, but no cell starts a formula.'

export function CsvDetailsFooter({ details }: { details: CsvDetails }) {
  const { preflight, fileVersion, isSending, isQueued, isUndoable, canRepair } = details
  const cost = preflight.kind === 'read' ? costOfOriginal(preflight.report) : null
  return (
    <StickyBar
      facts={factsOf(details)}
      reason={
        isUndoable
          ? `The file is sent in ${CONTACT_UNDO_MS / 1_000} seconds. Nothing has been sent yet.`
          : isQueued
            ? 'Processing starts as soon as the rows are checked.'
            : canRepair &&
              (fileVersion === 'repaired'
                ? REPAIRED_TEXT
                : (cost ?? 'The original file will be sent.'))
      }
    >
      {isUndoable && <UndoTime />}
      {canRepair && !isUndoable && (
        <>
          <Segmented
            label="File to send"
            options={SENT}
            value={fileVersion}
            onChange={details.setFileVersion}
          />
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => void details.saveCorrected()}
          >
            <Icon of={download} />
            Repaired CSV
          </button>
        </>
      )}
      {/* One element, so that the focus stays on it. */}
      <button
        type="button"
        className={isUndoable ? 'btn btn-secondary' : 'btn btn-primary'}
        aria-disabled={isSending || isQueued}
        onClick={() => (isUndoable ? details.undo() : void details.process())}
      >
        {isUndoable ? 'Undo' : 'Process'}
      </button>
    </StickyBar>
  )
}

function factsOf({ preflight, choices }: CsvDetails): ReactNode[] {
  if (preflight.kind !== 'read') return []
  const rows = plural(preflight.report.rows, 'row')
  if (preflight.report.unclosedQuoteRow !== null || findBlocker(preflight.report) !== null)
    return [rows]
  const { ready, repairable, needingInput } = countRows(preflight.report, choices)
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
    ...(needingInput > 0
      ? [
          <span key="asking" className="t-danger">
            {formatCount(needingInput)} need your input
          </span>,
        ]
      : []),
  ]
}
