import down from 'bootstrap-icons/icons/arrow-down.svg?raw'
import up from 'bootstrap-icons/icons/arrow-up.svg?raw'
import { type CSSProperties, type FocusEvent, useEffect, useRef, useState } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import { Icon } from '#shared/ui/Icon.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import type { AskedSheet } from '../workbook.ts'
import type { ColumnFacts, ColumnKind } from './columnFacts.ts'
import { FilterFields } from './FilterFields.tsx'
import { FILTERS, FILTERS_OF } from './filterWords.ts'
import type { ColumnFilter, QuestionEvent } from './sheetQuestion.ts'

type ColumnFilterPanelProps = {
  column: number
  /** As sentences name it. */
  label: string
  /** Where its head begins, px from the left edge of the sheet. */
  left: number
  headRow: number
  asked: AskedSheet
  filter: ColumnFilter | undefined
  onEvent: (event: QuestionEvent) => void
  onSelectColumn: () => void
  /** `isDone`: by a press in it, so that the focus goes back to the sheet. */
  onClose: (isDone: boolean) => void
}

const SORTS = [
  { descending: false, icon: up },
  { descending: true, icon: down },
] as const
/** Up, and down. */
const SORT_WORDS: Record<ColumnKind, readonly [up: string, down: string]> = {
  words: ['A to Z', 'Z to A'],
  figures: ['Least first', 'Most first'],
  days: ['Oldest first', 'Newest first'],
}

/** What can be done with a column, under its head. It answers at once, and closes when the focus goes elsewhere. */
export function ColumnFilterPanel(props: ColumnFilterPanelProps) {
  const { column, label, left, filter, onEvent, onClose } = props
  const panelRef = useRef<HTMLDivElement>(null)
  const facts = useColumnFacts(props)
  const isRead = facts !== null
  useEffect(() => panelRef.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    // On a phone it is taller than what is left below its head.
    if (isRead) panelRef.current?.scrollIntoView({ block: 'nearest' })
  }, [isRead])

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (document.hasFocus() && !currentTarget.contains(relatedTarget)) onClose(false)
  }
  const place: CSSProperties & Record<'--sheet-at', string> = { '--sheet-at': `${left}px` }
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
        style={place}
      >
        {facts === null ? (
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
                  {SORT_WORDS[facts.kind][descending ? 1 : 0]}
                </button>
              ))}
            </div>
            <Condition
              facts={facts}
              label={label}
              filter={filter}
              onChange={(next) => onEvent({ kind: 'filter', column, filter: next })}
            />
          </>
        )}
        <div className="sheet-filter-foot">
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
  facts: ColumnFacts
  label: string
  filter: ColumnFilter | undefined
  onChange: (filter: ColumnFilter) => void
}

/** 'Rows whose Narration [holds] […]'. */
function Condition({ facts, label, filter, onChange }: ConditionProps) {
  const kinds = FILTERS_OF[facts.kind].filter((kind) => kind !== 'oneOf' || facts.choices !== null)
  const [likeliest = 'holds'] = kinds
  const shown = filter ?? FILTERS[likeliest].begin
  return (
    <div className="sheet-condition">
      <span className="small">Rows whose {label}</span>
      <FormSelect
        size="sm"
        aria-label="Condition"
        value={shown.kind}
        onChange={({ target }) => {
          const kind = kinds.find((each) => each === target.value)
          if (kind !== undefined) onChange(FILTERS[kind].begin)
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {FILTERS[kind].label}
          </option>
        ))}
      </FormSelect>
      <FilterFields filter={shown} facts={facts} onChange={onChange} />
    </div>
  )
}

/** Null while the worker looks through the column. */
function useColumnFacts({ asked, column, headRow }: ColumnFilterPanelProps): ColumnFacts | null {
  const [known, setKnown] = useState<{ column: number; facts: ColumnFacts } | null>(null)
  useEffect(() => {
    let isCurrent = true
    asked.column(column, headRow).then(
      (facts) => isCurrent && setKnown({ column, facts }),
      // A worker that is gone says so where the rows are asked for.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [asked, column, headRow])
  return known?.column === column ? known.facts : null
}
