import down from 'bootstrap-icons/icons/arrow-down.svg?raw'
import up from 'bootstrap-icons/icons/arrow-up.svg?raw'
import funnelFill from 'bootstrap-icons/icons/funnel-fill.svg?raw'
import funnel from 'bootstrap-icons/icons/funnel.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { columnLabel, columnName } from './columnName.ts'

/** Beside the name: its letter, the arrow, the funnel and their gaps. */
export const HEAD_EXTRA_PX = 76

type ColumnHeadProps = {
  index: number
  /** '' where the sheet names none. */
  name: string
  left: number
  width: number
  /** Null: another column is sorted, or none. */
  descending: boolean | null
  isFiltered: boolean
  isOpen: boolean
  /** Of the head that the arrows reached. */
  id: string | undefined
  /** Left out until the whole sheet is there. */
  onSort?: (() => void) | undefined
  onFilter: (button: HTMLElement) => void
}

/** One head of a sheet: letter and name; a press sorts, the funnel filters. The arrows reach it from the first row. */
export function ColumnHead(props: ColumnHeadProps) {
  const { index, name, left, width, descending, isFiltered, isOpen, id, onSort, onFilter } = props
  const label = columnLabel(index, name)
  const isSorted = descending !== null
  return (
    <span
      id={id}
      className={id === undefined ? 'sheet-cell sheet-column' : 'sheet-cell sheet-column is-active'}
      role="columnheader"
      aria-label={label}
      aria-colindex={index + 2}
      aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
      style={{ left, width }}
    >
      {onSort === undefined ? (
        <span className="sheet-sort">
          <span className="sheet-letter">{columnName(index)}</span>
          <span className="sheet-name clip">{name}</span>
        </span>
      ) : (
        <>
          <button
            type="button"
            className="sheet-sort"
            tabIndex={-1}
            aria-label={`Sort by ${label}`}
            title={`Sort by ${label}`}
            onClick={onSort}
          >
            <span className="sheet-letter">{columnName(index)}</span>
            <span className="sheet-name clip">{name}</span>
            {isSorted && <Icon of={descending ? down : up} />}
          </button>
          <button
            type="button"
            className={isFiltered ? 'sheet-funnel is-on' : 'sheet-funnel'}
            tabIndex={-1}
            aria-label={`Filter ${label}`}
            title={`Filter ${label} (Alt+↓)`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            // An open filter closes when the focus leaves it: this press is to close it, not to open it again.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => onFilter(event.currentTarget)}
          >
            <Icon of={isFiltered ? funnelFill : funnel} />
          </button>
        </>
      )}
    </span>
  )
}
