import down from 'bootstrap-icons/icons/arrow-down.svg?raw'
import up from 'bootstrap-icons/icons/arrow-up.svg?raw'
import funnelFill from 'bootstrap-icons/icons/funnel-fill.svg?raw'
import funnel from 'bootstrap-icons/icons/funnel.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { columnLabel, columnLetters } from './columnLetters.ts'

export const HEADER_EXTRA_PX = 76

type ColumnHeaderProps = {
  index: number
  /** '' where the sheet has no name. */
  name: string
  left: number
  width: number
  /** Null: not sorted by this column. */
  descending: boolean | null
  isFiltered: boolean
  isOpen: boolean
  /** Set on the header that the arrow keys reached. */
  id: string | undefined
  /** Missing until the whole sheet is loaded. */
  onSort?: (() => void) | undefined
  onFilter: (button: HTMLElement) => void
}

/** A press sorts, the funnel filters. Arrow keys reach it from the first row. */
export function ColumnHeader(props: ColumnHeaderProps) {
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
          <span>{columnLetters(index)}</span>
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
            <span>{columnLetters(index)}</span>
            <span className="sheet-name clip">{name}</span>
            {isSorted && <Icon of={descending ? down : up} />}
          </button>
          <button
            type="button"
            className={isFiltered ? 'sheet-filter-button is-on' : 'sheet-filter-button'}
            tabIndex={-1}
            aria-label={`Filter ${label}`}
            title={`Filter ${label} (Alt+↓)`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            // An open filter closes when it loses the focus: this press should close it, not open it again.
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
