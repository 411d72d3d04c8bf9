import { columnLetters } from '../grid/columnLetters.ts'
import type { SheetStore } from '../grid/sheetStore.ts'
import type { QueryableSheet } from '../workbook.ts'
import { cellCount } from './selection.ts'
import { describeSelectedCells, formatSum, sumWarning } from './sumTexts.ts'
import { useCellSum } from './useCellSum.ts'
import type { SheetSelection } from './useSelection.ts'

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
