import clipboard from 'bootstrap-icons/icons/clipboard.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { columnLetters } from './columnLetters.ts'
import { cellCount, type CellPosition, type CellRect } from './selection.ts'
import type { CellSum } from './sumCells.ts'
import { describeSelectedCells, sumFacts, sumWarning } from './sumTexts.ts'

type SelectionBarProps = {
  rect: CellRect
  sum: CellSum | null
  /** The row is that of the file. */
  activeCell: CellPosition
  activeText: string
  onCopy: () => void
}

export function SelectionBar({ rect, sum, activeCell, activeText, onCopy }: SelectionBarProps) {
  const count = cellCount(rect)
  const warning = sum === null ? '' : sumWarning(sum)
  return (
    <div className="sheet-selection small" role="group" aria-label="Selected cells">
      {count === 0 && <span className="muted">Select cells to add them up</span>}
      {count === 1 && (
        <span className="clip" title={activeText}>
          <b>{`${columnLetters(activeCell.column)}${activeCell.row + 1}`}</b> {activeText}
        </span>
      )}
      {count > 1 && (
        <div className="sheet-sum" role="status">
          <span className="muted">{describeSelectedCells(rect, sum)}</span>
          {sum !== null && (
            <dl>
              {sumFacts(sum).map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt> <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {warning !== '' && <span className="sheet-warning">{warning}</span>}
        </div>
      )}
      {count > 0 && (
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          title="With the column names; Ctrl+C copies only the cells"
          onClick={onCopy}
        >
          <Icon of={clipboard} />
          Copy as a table
        </button>
      )}
    </div>
  )
}
