import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useToldKeys } from '#shared/ui/keys/useKeys.ts'
import { PreviewFailed } from '../PreviewFailed.tsx'
import { SHEET_KEYS } from '../viewerKeys.ts'
import type { PickedCell } from '../viewerProps.ts'
import { ColumnFilterPanel } from './ColumnFilterPanel.tsx'
import { columnLabel } from './columnName.ts'
import { namesAbove } from './namesAbove.ts'
import { copySelection } from './copySelection.ts'
import { pickedCell } from './pickedCell.ts'
import { PrintedSheet } from './PrintedSheet.tsx'
import { QuestionBar } from './QuestionBar.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { SheetGrid } from './SheetGrid.tsx'
import {
  filtersOf,
  isAsked,
  nextSort,
  type QuestionEvent,
  type SheetQuestion,
} from './sheetQuestion.ts'
import { useAnswer } from './useAnswer.ts'
import { useCellSum } from './useCellSum.ts'
import { useSelection } from './useSelection.ts'
import type { ShownSheet } from './useSheet.ts'

type SheetDeskProps = {
  sheet: ShownSheet
  name: string
  question: SheetQuestion
  onEvent: (event: QuestionEvent) => void
  onPick: ((cell: PickedCell) => void) | undefined
  /** Of the request that this sheet answers: it comes into view and takes the focus. Null for none. */
  shownFor: number | null
}

/** A sheet that answers questions: its search, its cells, and what is selected of them. */
export function SheetDesk({ sheet, name, question, onEvent, onPick, shownFor }: SheetDeskProps) {
  const { file, asked, head } = sheet
  const deskRef = useRef<HTMLDivElement>(null)
  const gridRef = useRef<HTMLDivElement>(null)
  const searchRef = useRef<HTMLDivElement>(null)
  const toTop = () => gridRef.current?.scrollTo({ top: 0 })
  const { store, isPending, hasFailed } = useAnswer(sheet, question, toTop)
  const selection = useSelection(store)
  const sum = useCellSum(asked, store, selection.rect)
  useToldKeys(SHEET_KEYS)
  const [open, setOpen] = useState<{ column: number; left: number } | null>(null)

  useEffect(() => {
    if (shownFor === null) return
    deskRef.current?.scrollIntoView({ block: 'nearest' })
    gridRef.current?.focus({ preventScroll: true })
  }, [shownFor])

  if (hasFailed) return <PreviewFailed why="tooSlow" />
  if (file.table.rows === 0) {
    return (
      <div className="preview-well">
        <div className="blank">
          <p>This sheet is empty.</p>
        </div>
      </div>
    )
  }
  const names = head?.names ?? []
  const headRow = head?.row ?? -1
  const toGrid = () => gridRef.current?.focus({ preventScroll: true })
  const openFilter = (column: number, button: HTMLElement | null) => {
    const desk = gridRef.current?.getBoundingClientRect().left ?? 0
    const at = button?.parentElement?.getBoundingClientRect().left ?? desk
    setOpen(open?.column === column ? null : { column, left: at - desk })
  }
  const copy = (heads: readonly string[] | null) => {
    if (asked !== null) void copySelection(asked, store, selection.rect, heads)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return
    event.preventDefault()
    const field = searchRef.current?.querySelector('input')
    field?.focus()
    field?.select()
  }
  const { active, rect } = selection
  const [activeRow = 0] = store.fileRows(Math.max(0, active.row), Math.max(0, active.row) + 1)
  return (
    <div ref={deskRef} className="sheet-desk" onKeyDown={onKeyDown}>
      {sheet.extent !== 'cut' && (
        <QuestionBar
          barRef={searchRef}
          question={question}
          names={names}
          found={store.table.rows}
          total={Math.max(0, file.table.rows - headRow - 1)}
          isPending={isPending || (asked === null && isAsked(question))}
          onEvent={onEvent}
        />
      )}
      <div className="sheet-stage">
        <SheetGrid
          gridRef={gridRef}
          store={store}
          head={head}
          name={name}
          isBusy={isPending}
          sort={question.sort}
          filters={Object.fromEntries(filtersOf(question))}
          openColumn={open?.column ?? null}
          selection={selection}
          onPick={
            onPick === undefined
              ? undefined
              : (place, text) => onPick(pickedCell(file, name, place, text))
          }
          onSort={
            asked === null
              ? undefined
              : (column) => {
                  onEvent({ kind: 'sort', sort: nextSort(question.sort, column) })
                  toGrid()
                }
          }
          onFilter={openFilter}
          onCopy={() => copy(null)}
          none={<NoRow onReset={() => onEvent({ kind: 'reset' })} />}
        />
        {open !== null && asked !== null && (
          <ColumnFilterPanel
            key={open.column}
            column={open.column}
            label={columnLabel(open.column, names[open.column] ?? '')}
            left={open.left}
            headRow={headRow}
            asked={asked}
            filter={question.filters[open.column]}
            onEvent={onEvent}
            onSelectColumn={() => {
              selection.selectColumn(open.column)
              setOpen(null)
              toGrid()
            }}
            onClose={(isDone) => {
              setOpen(null)
              if (isDone) toGrid()
            }}
          />
        )}
      </div>
      {asked !== null && (
        <SelectionBar
          rect={rect}
          sum={sum}
          place={{ row: activeRow, column: active.column }}
          text={store.cell(active.row, active.column)?.text ?? ''}
          onCopy={() => copy(namesAbove(head, store.fileRows(rect.fromRow, rect.toRow)))}
        />
      )}
      <PrintedSheet store={store} name={name} head={head} />
    </div>
  )
}

function NoRow({ onReset }: { onReset: () => void }) {
  return (
    <div className="blank sheet-none" role="status">
      <p>No row of this sheet matches.</p>
      <button type="button" className="btn btn-secondary btn-sm" onClick={onReset}>
        Reset
      </button>
    </div>
  )
}
