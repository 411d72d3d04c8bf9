import { useId, useState } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import { PreviewError } from '../PreviewError.tsx'
import { PreviewFrame } from '../PreviewFrame.tsx'
import { useReportUnsearchable } from '../useReportUnsearchable.ts'
import type { AnyViewerProps, SheetRequest } from '../viewerProps.ts'
import { EMPTY_SHEET_QUERY, sheetQueryReducer, type SheetQuery } from './query/sheetQuery.ts'
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
  const [viewState, setViewState] = useState<SheetViewState>({
    requestedIndex: null,
    queries: {},
    request: null,
  })
  const [answered, setAnswered] = useState<number | null>(null)
  const { names, index, phase } = useSheet(source, name, viewState.requestedIndex, opensFirstSheet)
  const selectId = useId()
  const [searchSlot, setSearchSlot] = useState<HTMLElement | null>(null)
  useReportUnsearchable('noText', { find, onFound })

  const at = names.indexOf(sheetRequest?.sheet ?? '')
  if (
    sheetRequest !== null &&
    sheetRequest !== undefined &&
    sheetRequest.nonce !== answered &&
    names.length > 0
  ) {
    setAnswered(sheetRequest.nonce)
    const { rows, label: rowsLabel = '' } = sheetRequest
    const query =
      rows === undefined
        ? EMPTY_SHEET_QUERY
        : { ...EMPTY_SHEET_QUERY, rowSubset: { rows, label: rowsLabel } }
    const queries = { ...viewState.queries, [at]: query }
    if (at !== -1) setViewState({ requestedIndex: at, queries, request: sheetRequest })
  }
  const tools = names.length > 0 && (
    <div className="preview-tools sheet-choice">
      <label className="preview-label" htmlFor={selectId}>
        Select Sheet
      </label>
      <FormSelect
        id={selectId}
        size="sm"
        aria-label="Select Sheet"
        value={index}
        onChange={(event) =>
          setViewState({
            ...viewState,
            requestedIndex: Number(event.target.value),
            request: null,
          })
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
    <PreviewFrame
      {...viewer}
      tools={tools}
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
            query={viewState.queries[index] ?? EMPTY_SHEET_QUERY}
            onEvent={(event) =>
              setViewState((last) => ({
                ...last,
                queries: {
                  ...last.queries,
                  [index]: sheetQueryReducer(last.queries[index] ?? EMPTY_SHEET_QUERY, event),
                },
              }))
            }
            onPick={onPickCell}
            request={viewState.request}
          />
        </>
      )}
    </PreviewFrame>
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
