import down from 'bootstrap-icons/icons/arrow-down.svg?raw'
import up from 'bootstrap-icons/icons/arrow-up.svg?raw'
import { type CSSProperties, type FocusEvent, useEffect, useRef, useState } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import type { ColumnStats, ColumnKind } from './columnStats.ts'
import { FILTERS, FILTERS_BY_COLUMN_KIND } from './describeFilter.ts'
import { FilterFields } from './FilterFields.tsx'
import type { ColumnFilter, SheetQueryEvent } from './sheetQuery.ts'
import type { QueryableSheet } from './workbook.ts'

type ColumnFilterPanelProps = {
  column: number
  label: string
  /** px from the sheet's left edge. */
  left: number
  headerRow: number
  sheet: QueryableSheet
  filter: ColumnFilter | undefined
  onEvent: (event: SheetQueryEvent) => void
  onSelectColumn: () => void
  /** `isDone`: closed by a button in it, so the focus returns to the sheet. */
  onClose: (isDone: boolean) => void
}

const SORTS = [
  { descending: false, icon: up },
  { descending: true, icon: down },
] as const
const SORT_LABELS: Record<ColumnKind, readonly [up: string, down: string]> = {
  texts: ['A to Z', 'Z to A'],
  figures: ['Smallest first', 'Largest first'],
  days: ['Oldest first', 'Newest first'],
}

/** Sort and filter of a column, below its header. Applies at once, and closes when the focus leaves it. */
export function ColumnFilterPanel(props: ColumnFilterPanelProps) {
  const { column, label, left, filter, onEvent, onClose } = props
  const panelRef = useRef<HTMLDivElement>(null)
  const stats = useColumnStats(props)
  const isRead = stats !== null
  useEffect(() => panelRef.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    // On a phone it may be taller than the space below its header.
    if (isRead) panelRef.current?.scrollIntoView({ block: 'nearest' })
  }, [isRead])

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
        {stats === null ? (
          <Skeleton lines={3} label={`Reading ${label}`} />
        ) : (
          <>
            <div className="sheet-filter-sorts" role="group" aria-label={`Sort ${label}`}>
              {SORTS.map(({ descending, icon }) => (
                <button
                  key={icon}
                  type="button"
                  className="btn btn-secondary btn-sm"
                  onClick={() => onEvent({ kind: 'sort', sort: { column, descending } })}
                >
                  <Icon of={icon} />
                  {SORT_LABELS[stats.kind][descending ? 1 : 0]}
                </button>
              ))}
            </div>
            <Condition
              stats={stats}
              label={label}
              filter={filter}
              onChange={(next) => onEvent({ kind: 'filter', column, filter: next })}
            />
          </>
        )}
        <div className="sheet-filter-footer">
          <button type="button" className="btn btn-ghost btn-sm" onClick={props.onSelectColumn}>
            Select column
          </button>
          {filter !== undefined && (
            <button
              type="button"
              className="btn btn-ghost btn-sm"
              onClick={() => {
                onEvent({ kind: 'filter', column, filter: null })
                onClose(true)
              }}
            >
              Clear
            </button>
          )}
          <button type="button" className="btn btn-soft btn-sm" onClick={() => onClose(true)}>
            Done
          </button>
        </div>
      </div>
    </div>
  )
}

type ConditionProps = {
  stats: ColumnStats
  label: string
  filter: ColumnFilter | undefined
  onChange: (filter: ColumnFilter) => void
}

function Condition({ stats, label, filter, onChange }: ConditionProps) {
  const kinds = FILTERS_BY_COLUMN_KIND[stats.kind].filter(
    (kind) => kind !== 'oneOf' || stats.choices !== null,
  )
  const [defaultKind = 'contains'] = kinds
  const shown = filter ?? FILTERS[defaultKind].initial
  return (
    <div className="sheet-condition">
      <span className="small">Rows whose {label}</span>
      <FormSelect
        size="sm"
        aria-label="Condition"
        value={shown.kind}
        onChange={({ target }) => {
          const kind = kinds.find((known) => known === target.value)
          if (kind !== undefined) onChange(FILTERS[kind].initial)
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {FILTERS[kind].label}
          </option>
        ))}
      </FormSelect>
      <FilterFields filter={shown} stats={stats} onChange={onChange} />
    </div>
  )
}

/** Null while the worker reads the column. */
function useColumnStats({ sheet, column, headerRow }: ColumnFilterPanelProps): ColumnStats | null {
  const [known, setKnown] = useState<{ column: number; stats: ColumnStats } | null>(null)
  useEffect(() => {
    let isCurrent = true
    sheet.columnStats(column, headerRow).then(
      (stats) => isCurrent && setKnown({ column, stats }),
      // A terminated worker is reported where the rows are requested.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [sheet, column, headerRow])
  return known?.column === column ? known.stats : null
}
