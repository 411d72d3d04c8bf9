import { useId, useState } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import { PreviewFailed } from '../PreviewFailed.tsx'
import { PreviewFrame } from '../PreviewFrame.tsx'
import { useUnsearchable } from '../useUnsearchable.ts'
import type { AnyViewerProps } from '../viewerProps.ts'
import { FIRST_ROWS } from '../workbook.ts'
import { SheetDesk } from './SheetDesk.tsx'
import { NOTHING_ASKED, stepQuestion, type SheetQuestion } from './sheetQuestion.ts'
import { useSheet } from './useSheet.ts'
import './sheet.css'

/** A workbook or CSV, one sheet at a time. It opens on the second sheet unless the first is asked for. */
export function SheetPreview(props: AnyViewerProps) {
  const [attempt, setAttempt] = useState(0)
  return <OpenSheet key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

/** The sheet that was chosen, what is asked of each, and the last request for one that was answered. */
type Desk = {
  wanted: number | null
  questions: Readonly<Record<number, SheetQuestion>>
  shownFor: number | null
}

function OpenSheet({
  find,
  onFound,
  firstSheet = false,
  onPickCell,
  show,
  onRetry,
  ...viewer
}: AnyViewerProps & { onRetry: () => void }) {
  const { source, name } = viewer
  const [desk, setDesk] = useState<Desk>({ wanted: null, questions: {}, shownFor: null })
  const [answered, setAnswered] = useState<number | null>(null)
  const { names, index, phase } = useSheet(source, name, desk.wanted, firstSheet)
  const selectId = useId()
  useUnsearchable('noText', { find, onFound })

  const at = names.indexOf(show?.sheet ?? '')
  if (show !== null && show !== undefined && show.nonce !== answered && names.length > 0) {
    setAnswered(show.nonce)
    const { rows, says = '' } = show
    const given = rows === undefined ? null : { rows, says }
    const questions = {
      ...desk.questions,
      [at]: stepQuestion(NOTHING_ASKED, { kind: 'only', given }),
    }
    if (at !== -1) setDesk({ wanted: at, questions, shownFor: show.nonce })
  }
  const question = desk.questions[index] ?? NOTHING_ASKED
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
        onChange={(event) =>
          setDesk({ ...desk, wanted: Number(event.target.value), shownFor: null })
        }
      >
        {names.map((sheet, option) => (
          <option key={option} value={option}>
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
          <SheetDesk
            key={index}
            sheet={phase}
            name={names[index] ?? name}
            question={question}
            onEvent={(event) =>
              setDesk((last) => ({
                ...last,
                questions: {
                  ...last.questions,
                  [index]: stepQuestion(last.questions[index] ?? NOTHING_ASKED, event),
                },
              }))
            }
            onPick={onPickCell}
            shownFor={desk.shownFor}
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
