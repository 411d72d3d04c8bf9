import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { formatCount, plural } from '#shared/platform/lib/text/plural.ts'
import { useDocumentedShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'
import { PreviewError } from '../PreviewError.tsx'
import type { PickedCell, SheetRequest } from '../viewerProps.ts'
import { SHEET_SHORTCUTS } from '../viewerShortcuts.ts'
import { describePickedCell } from './describePickedCell.ts'
import { columnLabel } from './grid/columnLetters.ts'
import { SheetGrid } from './grid/SheetGrid.tsx'
import type { SheetStore } from './grid/sheetStore.ts'
import { ColumnFilterPanel } from './query/ColumnFilterPanel.tsx'
import { FilterBar } from './query/FilterBar.tsx'
import {
  isFiltered,
  isQueryActive,
  nextSort,
  type SheetQueryEvent,
  type SheetQuery,
} from './query/sheetQuery.ts'
import { useQueryResult } from './query/useQueryResult.ts'
import { copySelection } from './selection/copySelection.ts'
import { RequestedRow } from './selection/RequestedRow.tsx'
import { type CellPosition, selectCell } from './selection/selection.ts'
import { SelectionBar } from './selection/SelectionBar.tsx'
import { type SheetSelection, useSelection } from './selection/useSelection.ts'
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

export function SheetView(props: SheetViewProps) {
  const { sheet, name, query, onEvent, onPick } = props
  const { file, queryable, header } = sheet
  const areaRef = useRef<HTMLDivElement>(null)
  const gridRef = useRef<HTMLDivElement>(null)
  const searchRef = useRef<HTMLDivElement>(null)
  const toTop = () => gridRef.current?.scrollTo({ top: 0 })
  const result = useQueryResult(sheet, query, toTop)
  const { store, isPending } = result
  const selection = useSelection(store)
  const target = useRequestedCell(props, store, selection, areaRef, gridRef)
  const filter = useFilterPanel(gridRef)
  useDocumentedShortcuts(SHEET_SHORTCUTS)

  if (result.hasFailed) return <PreviewError reason="tooSlow" />
  if (file.table.rows === 0) return <EmptySheet />
  const names = header?.names ?? []
  return (
    <div ref={areaRef} className="sheet-view" onKeyDown={(event) => focusSearch(event, searchRef)}>
      {sheet.extent !== 'cut' && (
        <FilterBar
          slot={props.searchSlot}
          searchRef={searchRef}
          query={query}
          names={names}
          rowCount={countRows(sheet, query, result)}
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
          query={query}
          openColumn={filter.open?.column ?? null}
          selection={selection}
          target={target}
          onPick={
            onPick && ((position, text) => onPick(describePickedCell(file, name, position, text)))
          }
          onSort={
            queryable === null
              ? undefined
              : (column) => {
                  onEvent({ kind: 'sort', sort: nextSort(query.sort, column) })
                  filter.focusGrid()
                }
          }
          onFilter={filter.toggle}
          onCopy={() => {
            if (queryable !== null) void copySelection(queryable, store, selection.rect)
          }}
          emptyState={<NoMatchingRows onReset={() => onEvent({ kind: 'reset' })} />}
        />
        {filter.open !== null && queryable !== null && (
          <ColumnFilterPanel
            key={filter.open.column}
            {...filter.open}
            label={columnLabel(filter.open.column, names[filter.open.column] ?? '')}
            filter={query.filters[filter.open.column]}
            onEvent={onEvent}
            onSelectColumn={selection.selectColumn}
            onClose={filter.close}
          />
        )}
      </div>
      {target !== null && <RequestedRow store={store} names={names} row={target.row} />}
      {queryable !== null && <SelectionBar sheet={queryable} store={store} selection={selection} />}
    </div>
  )
}

/** '4 of 12 rows', without the header row and those above it. */
function countRows(
  { file, header, queryable }: ShownSheet,
  query: SheetQuery,
  { store, isPending }: { store: SheetStore; isPending: boolean },
): string {
  if (isPending || (queryable === null && isQueryActive(query))) return 'Searching…'
  const all = plural(Math.max(0, file.table.rows - (header?.row ?? -1) - 1), 'row')
  return isFiltered(query) ? `${formatCount(store.table.rows)} of ${all}` : all
}

/** Ctrl+F goes to the search field. */
function focusSearch(event: KeyboardEvent, searchRef: RefObject<HTMLElement | null>): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return
  event.preventDefault()
  const field = searchRef.current?.querySelector('input')
  field?.focus()
  field?.select()
}

/** The column whose filter is open, and where its header is. */
function useFilterPanel(gridRef: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<{ column: number; left: number } | null>(null)
  const focusGrid = () => gridRef.current?.focus({ preventScroll: true })
  return {
    open,
    focusGrid,
    toggle: (column: number, button: HTMLElement | null) => {
      const areaLeft = gridRef.current?.getBoundingClientRect().left ?? 0
      const left = button?.parentElement?.getBoundingClientRect().left ?? areaLeft
      setOpen(open?.column === column ? null : { column, left: left - areaLeft })
    },
    close: (isDone: boolean) => {
      setOpen(null)
      if (isDone) focusGrid()
    },
  }
}

type AnsweredRequest = { request: SheetRequest; store: SheetStore; at: CellPosition }

/** Selects the requested cell, and scrolls the sheet into view. Null: no cell was requested yet. */
function useRequestedCell(
  { sheet, query, request }: SheetViewProps,
  store: SheetStore,
  selection: SheetSelection,
  areaRef: RefObject<HTMLElement | null>,
  gridRef: RefObject<HTMLElement | null>,
): CellPosition | null {
  useEffect(() => {
    if (request === null) return
    areaRef.current?.scrollIntoView({ block: 'nearest' })
    gridRef.current?.focus({ preventScroll: true })
  }, [request, areaRef, gridRef])

  const [answered, setAnswered] = useState<AnsweredRequest | null>(null)
  const at = store === sheet.store && !isQueryActive(query) ? positionOf(request, store) : null
  // Again when the rest of the sheet is read, which adapts the selection.
  const isAnswered = answered?.request === request && answered?.store === store
  if (request !== null && at !== null && !isAnswered) {
    setAnswered({ request, store, at })
    selection.select(selectCell(at))
  }
  return answered?.at ?? null
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

const EmptySheet = () => (
  <div className="preview-viewport">
    <div className="blank">
      <p>This sheet is empty.</p>
    </div>
  </div>
)

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
