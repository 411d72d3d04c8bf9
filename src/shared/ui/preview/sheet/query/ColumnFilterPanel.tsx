import { type CSSProperties, type FocusEvent, useEffect, useRef } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'
import { EMPTY_FILTER, type ColumnFilter, type SheetQueryEvent } from './sheetQuery.ts'

type ColumnFilterPanelProps = {
  column: number
  label: string
  /** px from the sheet's left edge. */
  left: number
  filter: ColumnFilter | undefined
  onEvent: (event: SheetQueryEvent) => void
  onSelectColumn: (column: number) => void
  /** `isDone`: closed by a button in it, so the focus returns to the sheet. */
  onClose: (isDone: boolean) => void
}

const ENDS = [
  { end: 'from', label: 'From' },
  { end: 'to', label: 'To' },
] as const

/** Filter of a column, below its header. Applies at once, and closes when the focus leaves it. */
export function ColumnFilterPanel(props: ColumnFilterPanelProps) {
  const { column, label, left, filter = EMPTY_FILTER, onClose } = props
  const panelRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panelRef.current?.focus({ preventScroll: true })
    // On a phone it may be taller than the space below its header.
    panelRef.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const change = (changed: Partial<ColumnFilter>) =>
    props.onEvent({ kind: 'filter', column, filter: { ...filter, ...changed } })
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (document.hasFocus() && !currentTarget.contains(relatedTarget)) onClose(false)
  }
  const style: CSSProperties & Record<'--sheet-at', string> = { '--sheet-at': `${left}px` }
  return (
    <div
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose(true)
      }}
    >
      <div
        ref={panelRef}
        className="pop sheet-filter"
        role="dialog"
        aria-label={`Filter ${label}`}
        tabIndex={-1}
        style={style}
      >
        <FormControl
          size="sm"
          aria-label="Text"
          placeholder="Contains"
          autoComplete="off"
          spellCheck={false}
          value={filter.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <div className="sheet-range" role="group" aria-label="Numbers">
          {ENDS.map(({ end, label: name }) => (
            <FormControl
              key={end}
              size="sm"
              inputMode="decimal"
              aria-label={name}
              placeholder={name}
              autoComplete="off"
              value={filter[end]}
              isInvalid={filter[end].trim() !== '' && parseAmount(filter[end]) === null}
              onChange={({ target }) => change({ [end]: target.value })}
            />
          ))}
        </div>
        <div className="sheet-filter-footer">
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            onClick={() => {
              props.onSelectColumn(column)
              onClose(true)
            }}
          >
            Select column
          </button>
          <button type="button" className="btn btn-soft btn-sm" onClick={() => onClose(true)}>
            Done
          </button>
        </div>
      </div>
    </div>
  )
}
