import { useId, useState } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import { PreviewError } from '../PreviewError.tsx'
import { PreviewFrame } from '../PreviewFrame.tsx'
import { useReportUnsearchable } from '../useReportUnsearchable.ts'
import type { AnyViewerProps, SheetRequest } from '../viewerProps.ts'
import {
  EMPTY_SHEET_QUERY,
  sheetQueryReducer,
  type SheetQuery,
  type SheetQueryEvent,
} from './query/sheetQuery.ts'
import { SheetView } from './SheetView.tsx'
import { useSheet } from './useSheet.ts'
import { FIRST_ROWS } from './workbook.ts'
import './sheet.css'

/** Opens the second sheet by default. */
export function SheetPreview(props: AnyViewerProps) {
  const [attempt, setAttempt] = useState(0)
  return <OpenSheet key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

type SheetViewState = {
  requestedIndex: number | null
  queries: Readonly<Record<number, SheetQuery>>
  request: SheetRequest | null
}

const INITIAL_STATE: SheetViewState = { requestedIndex: null, queries: {}, request: null }

const queryOf = ({ queries }: SheetViewState, index: number): SheetQuery =>
  queries[index] ?? EMPTY_SHEET_QUERY

/** Shows the requested sheet, of which only the requested rows if some are requested. */
function answerRequest(
  state: SheetViewState,
  request: SheetRequest,
  names: readonly string[],
): SheetViewState {
  const index = names.indexOf(request.sheet)
  if (index === -1) return state
  const { rows, label = '' } = request
  // The empty query itself: another one would be a new result, which is scrolled to its top.
  const query =
    rows === undefined ? EMPTY_SHEET_QUERY : { ...EMPTY_SHEET_QUERY, rowSubset: { rows, label } }
  return { requestedIndex: index, queries: { ...state.queries, [index]: query }, request }
}

function OpenSheet({
  find,
  onFound,
  opensFirstSheet = false,
  onPickCell,
  sheetRequest,
  onRetry,
  ...viewer
}: AnyViewerProps & { onRetry: () => void }) {
  const { source, name } = viewer
  const [viewState, setViewState] = useState(INITIAL_STATE)
  const [answered, setAnswered] = useState<number | null>(null)
  const { names, index, phase } = useSheet(source, name, viewState.requestedIndex, opensFirstSheet)
  const [searchSlot, setSearchSlot] = useState<HTMLElement | null>(null)
  useReportUnsearchable('noText', { find, onFound })

  if (names.length > 0 && sheetRequest && sheetRequest.nonce !== answered) {
    setAnswered(sheetRequest.nonce)
    setViewState(answerRequest(viewState, sheetRequest, names))
  }
  const choose = (requestedIndex: number) =>
    setViewState({ ...viewState, requestedIndex, request: null })
  const change = (event: SheetQueryEvent) =>
    setViewState((last) => ({
      ...last,
      queries: { ...last.queries, [index]: sheetQueryReducer(queryOf(last, index), event) },
    }))
  return (
    <PreviewFrame
      {...viewer}
      tools={names.length > 0 && <SheetChoice names={names} index={index} onChoose={choose} />}
      toolbarEnd={<div ref={setSearchSlot} className="sheet-search-slot" />}
    >
      {phase.kind === 'opening' && <SheetSkeleton />}
      {phase.kind === 'failed' && (
        <PreviewError
          reason={phase.reason}
          detail={phase.detail}
          onRetry={phase.reason === 'network' ? onRetry : undefined}
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
          <SheetView
            key={index}
            sheet={phase}
            name={names[index] ?? name}
            searchSlot={searchSlot}
            query={queryOf(viewState, index)}
            onEvent={change}
            onPick={onPickCell}
            request={viewState.request}
          />
        </>
      )}
    </PreviewFrame>
  )
}

type SheetChoiceProps = {
  names: readonly string[]
  index: number
  onChoose: (index: number) => void
}

function SheetChoice({ names, index, onChoose }: SheetChoiceProps) {
  const selectId = useId()
  return (
    <div className="preview-tools sheet-choice">
      <label className="preview-label" htmlFor={selectId}>
        Select Sheet
      </label>
      <FormSelect
        id={selectId}
        size="sm"
        aria-label="Select Sheet"
        value={index}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {names.map((sheet, option) => (
          <option key={option} value={option}>
            {sheet}
          </option>
        ))}
      </FormSelect>
    </div>
  )
}

const ROWS = Array.from({ length: 12 }, (_, row) => row)
const COLUMNS = Array.from({ length: 5 }, (_, column) => column)

function SheetSkeleton() {
  return (
    <div className="sheet-skeleton" role="status" aria-label="Opening the workbook">
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => <span key={`${row} ${column}`} className="skeleton-bar" />),
      )}
    </div>
  )
}
