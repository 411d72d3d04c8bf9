import exclamation from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import { isInRun } from './bulkReducer.ts'
import { useRowSelection } from './rowSelection.ts'
import { useBulk } from './useBulk.ts'

type SelectRowCheckboxProps = { id: string; name: string }

function SelectRowCheckbox({ id, name }: SelectRowCheckboxProps) {
  const { toggle } = useRowSelection()
  const isChosen = useBulk(({ selected }) => selected.some((one) => one.id === id))
  const isRunning = useBulk(({ run }) => isInRun(run, id))
  const reason = useBulk(({ reasons }) => reasons[id] ?? null)
  return (
    <label className={isChosen ? 'bulk-checkbox is-chosen' : 'bulk-checkbox'}>
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={`Select ${name}`}
        checked={isChosen}
        disabled={isRunning}
        onChange={({ nativeEvent }) =>
          toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {reason !== null && (
        <span title={reason}>
          <Icon of={exclamation} className="bulk-failure" label={reason} />
        </span>
      )}
    </label>
  )
}

function SelectPageCheckbox() {
  const { rows, togglePage } = useRowSelection()
  const chosen = useBulk((state) => state.selected)
  const ids = new Set(chosen.map(({ id }) => id))
  const count = rows.filter(({ id }) => ids.has(id)).length
  const isAll = rows.length > 0 && count === rows.length
  return (
    <label className="bulk-checkbox">
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

/** The selection column of a list within `RowSelectionProvider`. */
export const selectColumn = <Row,>(
  of: (row: Row) => { id: string; name: string },
): Column<Row> => ({
  id: 'select',
  header: 'Select',
  headerCell: <SelectPageCheckbox />,
  cell: (row) => <SelectRowCheckbox {...of(row)} />,
  width: '52px',
  skeleton: 'short',
  card: 'mark',
})
