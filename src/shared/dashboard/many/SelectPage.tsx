import { useSelecting } from './selecting.ts'
import { useMany } from './useMany.ts'

/** Chooses all rows of the page, or none of them. */
export function SelectPage() {
  const { rows, togglePage } = useSelecting()
  const chosen = useMany((state) => state.chosen)
  const ids = new Set(chosen.map(({ id }) => id))
  const count = rows.filter(({ id }) => ids.has(id)).length
  const isAll = rows.length > 0 && count === rows.length
  return (
    <label className="many-box">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label="Select all on this page"
        checked={isAll}
        disabled={rows.length === 0}
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && !isAll
        }}
        onChange={() => togglePage(!isAll)}
      />
    </label>
  )
}
