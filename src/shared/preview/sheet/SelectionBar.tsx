import clipboard from 'bootstrap-icons/icons/clipboard.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { columnName } from './columnName.ts'
import { cellCount, type CellPlace, type CellRect } from './selection.ts'
import type { CellSum } from './sumCells.ts'
import { countWords, sumFacts, sumWarning } from './sumWords.ts'

type SelectionBarProps = {
  rect: CellRect
  sum: CellSum | null
  /** The cell at which the keys are: its row in the file, and its text. */
  place: CellPlace
  text: string
  onCopy: () => void
}

/** What is selected: one cell with its whole text, or how many there are and what their figures come to. */
export function SelectionBar({ rect, sum, place, text, onCopy }: SelectionBarProps) {
  const count = cellCount(rect)
  const warning = sum === null ? '' : sumWarning(sum)
  return (
    <div className="sheet-selection small" role="group" aria-label="Selected cells">
      {count === 0 && <span className="muted">Select cells to add them up</span>}
      {count === 1 && (
        <span className="clip" title={text}>
          <b>{`${columnName(place.column)}${place.row + 1}`}</b> {text}
        </span>
      )}
      {count > 1 && (
        <div className="sheet-sum" role="status">
          <span className="muted">{countWords(rect, sum)}</span>
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
          title="With the names of the columns; Ctrl+C copies the cells alone"
          onClick={onCopy}
        >
          <Icon of={clipboard} />
          Copy as a table
        </button>
      )}
    </div>
  )
}
