import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useDocumentedShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'
import { PreviewError } from '../PreviewError.tsx'
import type { PickedCell, SheetRequest } from '../viewerProps.ts'
import { SHEET_SHORTCUTS } from '../viewerShortcuts.ts'
import { ColumnFilterPanel } from './ColumnFilterPanel.tsx'
import { columnLabel } from './columnLetters.ts'
import { copySelection } from './copySelection.ts'
import { describePickedCell } from './describePickedCell.ts'
import { FilterBar } from './FilterBar.tsx'
import { headerNamesFor } from './headerNamesFor.ts'
import { PrintedSheet } from './PrintedSheet.tsx'
import { type CellPosition, selectCell } from './selection.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { SheetGrid } from './SheetGrid.tsx'
import {
  activeFilters,
  isQueryActive,
  nextSort,
  type SheetQueryEvent,
  type SheetQuery,
} from './sheetQuery.ts'
import type { SheetStore } from './sheetStore.ts'
import { useCellSum } from './useCellSum.ts'
import { useQueryResult } from './useQueryResult.ts'
import { useSelection } from './useSelection.ts'
import type { ShownSheet } from './useSheet.ts'

type SheetViewProps = {
  sheet: ShownSheet
  name: string
  searchSlot: HTMLElement | null
  query: SheetQuery
  onEvent: (event: SheetQueryEvent) => void
  onPick: ((cell: PickedCell) => void) | undefined
  /** The request that this sheet answers by scrolling into view and taking the focus. */
  request: SheetRequest | null
}

type AnsweredRequest = { request: SheetRequest; store: SheetStore; at: CellPosition }

export function SheetView(props: SheetViewProps) {
  const { sheet, name, searchSlot, query, onEvent, onPick, request } = props
  const { file, queryable, header } = sheet
  const areaRef = useRef<HTMLDivElement>(null)
  const gridRef = useRef<HTMLDivElement>(null)
  const searchRef = useRef<HTMLDivElement>(null)
  const toTop = () => gridRef.current?.scrollTo({ top: 0 })
  const { store, isPending, hasFailed } = useQueryResult(sheet, query, toTop)
  const selection = useSelection(store)
  const sum = useCellSum(queryable, store, selection.rect)
  useDocumentedShortcuts(SHEET_SHORTCUTS)
  const [open, setOpen] = useState<{ column: number; left: number } | null>(null)

  useEffect(() => {
    if (request === null) return
    areaRef.current?.scrollIntoView({ block: 'nearest' })
    gridRef.current?.focus({ preventScroll: true })
  }, [request])

  const [answered, setAnswered] = useState<AnsweredRequest | null>(null)
  const at = store === sheet.store && !isQueryActive(query) ? positionOf(request, store) : null
  // Again when the rest of the sheet is read, which adapts the selection.
  const isAnswered = answered?.request === request && answered?.store === store
  if (request !== null && at !== null && !isAnswered) {
    setAnswered({ request, store, at })
    selection.select(selectCell(at))
  }

  if (hasFailed) return <PreviewError reason="tooSlow" />
  if (file.table.rows === 0) {
    return (
      <div className="preview-viewport">
        <div className="blank">
          <p>This sheet is empty.</p>
        </div>
      </div>
    )
  }
  const names = header?.names ?? []
  const headerRow = header?.row ?? -1
  const toGrid = () => gridRef.current?.focus({ preventScroll: true })
  const openFilter = (column: number, button: HTMLElement | null) => {
    const areaLeft = gridRef.current?.getBoundingClientRect().left ?? 0
    const at = button?.parentElement?.getBoundingClientRect().left ?? areaLeft
    setOpen(open?.column === column ? null : { column, left: at - areaLeft })
  }
  const copy = (columnNames: readonly string[] | null) => {
    if (queryable !== null) void copySelection(queryable, store, selection.rect, columnNames)
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
    <div ref={areaRef} className="sheet-view" onKeyDown={onKeyDown}>
      {sheet.extent !== 'cut' && (
        <FilterBar
          slot={searchSlot}
          searchRef={searchRef}
          query={query}
          names={names}
          matchCount={store.table.rows}
          totalCount={Math.max(0, file.table.rows - headerRow - 1)}
          isPending={isPending || (queryable === null && isQueryActive(query))}
          onEvent={onEvent}
        />
      )}
      <div className="sheet-area">
        <SheetGrid
          gridRef={gridRef}
          store={store}
          header={header}
          name={name}
          isBusy={isPending}
          sort={query.sort}
          filters={Object.fromEntries(activeFilters(query))}
          openColumn={open?.column ?? null}
          selection={selection}
          target={answered?.at ?? null}
          onPick={
            onPick === undefined
              ? undefined
              : (position, text) => onPick(describePickedCell(file, name, position, text))
          }
          onSort={
            queryable === null
              ? undefined
              : (column) => {
                  onEvent({ kind: 'sort', sort: nextSort(query.sort, column) })
                  toGrid()
                }
          }
          onFilter={openFilter}
          onCopy={() => copy(null)}
          emptyState={<NoMatchingRows onReset={() => onEvent({ kind: 'reset' })} />}
        />
        {open !== null && queryable !== null && (
          <ColumnFilterPanel
            key={open.column}
            column={open.column}
            label={columnLabel(open.column, names[open.column] ?? '')}
            left={open.left}
            headerRow={headerRow}
            sheet={queryable}
            filter={query.filters[open.column]}
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
      {queryable !== null && (
        <SelectionBar
          rect={rect}
          sum={sum}
          activeCell={{ row: activeRow, column: active.column }}
          activeText={store.cell(active.row, active.column)?.text ?? ''}
          onCopy={() => copy(headerNamesFor(header, store.fileRows(rect.fromRow, rect.toRow)))}
        />
      )}
      <PrintedSheet store={store} name={name} header={header} />
    </div>
  )
}

function NoMatchingRows({ onReset }: { onReset: () => void }) {
  return (
    <div className="blank sheet-none" role="status">
      <p>No row of this sheet matches.</p>
      <button type="button" className="btn btn-secondary btn-sm" onClick={onReset}>
        Reset
      </button>
    </div>
  )
}

/** Where the requested cell is; null without one, and before its row is read. */
function positionOf(request: SheetRequest | null, store: SheetStore): CellPosition | null {
  if (request?.cell === undefined) return null
  const { row, column } = request.cell
  const [firstRow = 0] = store.fileRows(0, 1)
  const at = row - firstRow
  const isThere = at >= 0 && at < store.table.rows && column < store.table.columns
  return isThere ? { row: at, column } : null
}
