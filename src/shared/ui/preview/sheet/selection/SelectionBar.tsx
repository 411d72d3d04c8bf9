import { useState } from 'react'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import { columnLetters } from '../grid/columnLetters.ts'
import type { SheetStore } from '../grid/sheetStore.ts'
import { createLatestOnly } from '../query/createLatestOnly.ts'
import type { QueryableSheet } from '../workbook.ts'
import { cellCount, type CellRect } from './selection.ts'
import type { CellSum } from './sumCells.ts'
import { describeSelectedCells, formatSum, sumWarning } from './sumTexts.ts'
import type { SheetSelection } from './useSelection.ts'

/** The sum of the selected cells; null for a single cell, and while the worker computes. */
function useCellSum(sheet: QueryableSheet, store: SheetStore, rect: CellRect): CellSum | null {
  const [latestOnly] = useState(createLatestOnly)
  const { fromRow, toRow, fromColumn, toColumn } = rect
  const isDue = cellCount(rect) > 1
  const { value: sum = null } = useAsync(async () => {
    if (!isDue) return null
    const rows = store.fileRows(fromRow, toRow)
    // A terminated worker is reported where the rows are requested.
    return latestOnly(async () => sheet.sum({ rows, fromColumn, toColumn })).catch(() => null)
  }, [sheet, latestOnly, store, isDue, fromRow, toRow, fromColumn, toColumn])
  return sum
}

type SelectionBarProps = {
  sheet: QueryableSheet
  store: SheetStore
  selection: SheetSelection
}

/** The active cell, or the sum of the selected ones. */
export function SelectionBar({ sheet, store, selection: { rect, active } }: SelectionBarProps) {
  const sum = useCellSum(sheet, store, rect)
  const count = cellCount(rect)
  const total = sum === null ? '' : formatSum(sum)
  const warning = sum === null ? '' : sumWarning(sum)
  const [fileRow = 0] = store.fileRows(Math.max(0, active.row), Math.max(0, active.row) + 1)
  const activeText = store.cell(active.row, active.column)?.text ?? ''
  return (
    <div className="sheet-selection small" role="group" aria-label="Selected cells">
      {count === 0 && <span className="muted">Select cells to add them up</span>}
      {count === 1 && (
        <span className="clip" title={activeText}>
          <b>{`${columnLetters(active.column)}${fileRow + 1}`}</b> {activeText}
        </span>
      )}
      {count > 1 && (
        <div className="sheet-sum" role="status">
          <span className="muted">{describeSelectedCells(rect, sum)}</span>
          {total !== '' && (
            <span>
              <span className="muted">Sum</span> <b>{total}</b>
            </span>
          )}
          {warning !== '' && <span className="sheet-warning">{warning}</span>}
        </div>
      )}
    </div>
  )
}
