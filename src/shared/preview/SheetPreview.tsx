import { useId, useState } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import { PreviewFailed } from './PreviewFailed.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { SheetGrid } from './SheetGrid.tsx'
import { useSheet } from './useSheet.ts'
import { useUnsearchable } from './useUnsearchable.ts'
import type { AnyViewerProps } from './viewerProps.ts'
import { FIRST_ROWS } from './workbook.ts'
import './sheet.css'

/** A workbook or CSV, one sheet at a time. It opens on the second sheet unless the first is asked for. */
export function SheetPreview(props: AnyViewerProps) {
  const [attempt, setAttempt] = useState(0)
  return <OpenSheet key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function OpenSheet({
  find,
  onFound,
  firstSheet = false,
  onPickCell,
  onRetry,
  ...viewer
}: AnyViewerProps & { onRetry: () => void }) {
  const { source, name } = viewer
  const [wanted, setWanted] = useState<number | null>(null)
  const { names, index, phase } = useSheet(source, name, wanted, firstSheet)
  const selectId = useId()
  useUnsearchable('noText', { find, onFound })

  const tools = names.length > 0 && (
    <div className="preview-tools sheet-choice">
      <label className="preview-word" htmlFor={selectId}>
        Select Sheet
      </label>
      <FormSelect
        id={selectId}
        size="sm"
        aria-label="Select Sheet"
        value={index}
        onChange={(event) => setWanted(Number(event.target.value))}
      >
        {names.map((sheet, at) => (
          <option key={at} value={at}>
            {sheet}
          </option>
        ))}
      </FormSelect>
    </div>
  )
  return (
    <PreviewFrame {...viewer} tools={tools}>
      {phase.kind === 'opening' && <SheetSkeleton />}
      {phase.kind === 'failed' && (
        <PreviewFailed
          why={phase.why}
          detail={phase.detail}
          onRetry={phase.why === 'network' ? onRetry : undefined}
        />
      )}
      {phase.kind === 'shown' && (
        <>
          {phase.extent !== 'whole' && (
            <p className="sheet-note small" role="status">
              {phase.extent === 'first'
                ? `First ${FIRST_ROWS} rows; the rest is being read…`
                : `Only the first ${FIRST_ROWS} rows are shown: the rest takes too long here. Download the file to see all of it.`}
            </p>
          )}
          <SheetGrid
            key={names[index] ?? name}
            store={phase.store}
            name={names[index] ?? name}
            onPick={onPickCell}
          />
        </>
      )}
    </PreviewFrame>
  )
}

const ROWS = Array.from({ length: 12 }, (_, row) => row)
const COLUMNS = Array.from({ length: 5 }, (_, column) => column)

/** The shape of a sheet while the workbook is being opened. */
function SheetSkeleton() {
  return (
    <div className="sheet-skeleton" role="status" aria-label="Opening the workbook">
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => <span key={`${row} ${column}`} className="skeleton-bar" />),
      )}
    </div>
  )
}
