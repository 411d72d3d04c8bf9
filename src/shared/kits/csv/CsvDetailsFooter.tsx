import download from 'bootstrap-icons/icons/download.svg?raw'
import type { ReactNode } from 'react'
import { CONTACT_UNDO_MS } from '#shared/platform/config/constants.ts'
import { formatCount, plural } from '#shared/platform/lib/text/plural.ts'
import { Segmented } from '#shared/ui/components/fields/Segmented.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { StickyBar } from '#shared/ui/components/StickyBar.tsx'
import { UndoTime } from '#shared/ui/components/UndoTime.tsx'
import { costOfOriginal } from './contactFacts.ts'
import { findBlocker, findProblemRows } from './preflight/csvIssue.ts'
import type { CsvDetails } from './useCsvDetails.ts'

const SENT = [
  { value: 'original', label: 'Original' },
  { value: 'repaired', label: 'Repaired' },
] as const

const REPAIRED_TEXT = 'Values are sent as they are, but no cell starts a formula.'

export function CsvDetailsFooter({ details }: { details: CsvDetails }) {
  const { preflight, fileVersion, phase } = details
  const cost = preflight.kind === 'read' ? costOfOriginal(preflight.report) : null
  const isUndoable = phase === 'undoable'
  return (
    <StickyBar
      facts={factsOf(details)}
      reason={
        isUndoable
          ? `The file is sent in ${CONTACT_UNDO_MS / 1_000} seconds. Nothing has been sent yet.`
          : phase === 'due'
            ? 'Processing starts as soon as the rows are checked.'
            : cost !== null && (fileVersion === 'repaired' ? REPAIRED_TEXT : cost)
      }
    >
      {isUndoable && <UndoTime />}
      {cost !== null && !isUndoable && (
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
            onClick={() => void details.saveRepaired()}
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
        aria-disabled={phase === 'sending' || phase === 'due'}
        onClick={() => (isUndoable ? details.undo() : void details.process())}
      >
        {isUndoable ? 'Undo' : 'Process'}
      </button>
    </StickyBar>
  )
}

function factsOf({ preflight }: CsvDetails): ReactNode[] {
  if (preflight.kind !== 'read') return []
  const { report } = preflight
  const rows = plural(report.rows, 'row')
  if (report.unclosedQuoteRow !== null || findBlocker(report) !== null) return [rows]
  const problems = findProblemRows(report.issues).length
  return [
    rows,
    `${formatCount(report.rows - problems)} ready`,
    ...(problems > 0
      ? [
          <span key="problems" className="t-danger">
            {formatCount(problems)} with a problem
          </span>,
        ]
      : []),
  ]
}
