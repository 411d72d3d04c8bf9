import type { RefObject } from 'react'
import { formatCount, plural } from '#shared/lib/plural.ts'
import { FilterChips, type FilterChip } from '#shared/ui/FilterChips.tsx'
import { TableSearch } from '#shared/ui/TableSearch.tsx'
import { columnLabel } from './columnName.ts'
import { filterWords } from './filterWords.ts'
import { filtersOf, isNarrowed, type QuestionEvent, type SheetQuestion } from './sheetQuestion.ts'

type QuestionBarProps = {
  barRef: RefObject<HTMLDivElement | null>
  question: SheetQuestion
  /** Names of the columns. */
  names: readonly string[]
  /** Rows that are shown, and rows below the heads. */
  found: number
  total: number
  isPending: boolean
  onEvent: (event: QuestionEvent) => void
}

/** The search over a sheet, what narrows it as chips, and how many rows are left. */
export function QuestionBar(props: QuestionBarProps) {
  const { barRef, question, names, found, total, isPending, onEvent } = props
  const labelOf = (column: number) => columnLabel(column, names[column] ?? '')
  const chips = chipsOf(question, labelOf, onEvent)
  return (
    <div ref={barRef} className="sheet-question">
      <div className="sheet-question-row">
        <TableSearch
          label="Search this sheet"
          value={question.search}
          onChange={(text) => onEvent({ kind: 'search', text })}
        />
        <output className="sheet-found small" aria-live="polite">
          {isPending
            ? 'Looking…'
            : isNarrowed(question)
              ? `${formatCount(found)} of ${plural(total, 'row')}`
              : plural(total, 'row')}
        </output>
      </div>
      {chips.length > 0 && <FilterChips chips={chips} onReset={() => onEvent({ kind: 'reset' })} />}
    </div>
  )
}

function chipsOf(
  question: SheetQuestion,
  labelOf: (column: number) => string,
  onEvent: (event: QuestionEvent) => void,
): FilterChip[] {
  const { given, sort } = question
  const filters = filtersOf(question).map(([column, filter]) => ({
    key: `column ${column}`,
    label: labelOf(column),
    value: filterWords(filter),
    onRemove: () => onEvent({ kind: 'filter', column, filter: null }),
  }))
  return [
    ...(given === null
      ? []
      : [
          {
            key: 'given',
            label: 'Only',
            value: given.says,
            onRemove: () => onEvent({ kind: 'allRows' }),
          },
        ]),
    ...filters,
    ...(sort === null
      ? []
      : [
          {
            key: 'sort',
            label: 'Sorted by',
            value: `${labelOf(sort.column)}, ${sort.descending ? 'descending' : 'ascending'}`,
            onRemove: () => onEvent({ kind: 'sort', sort: null }),
          },
        ]),
  ]
}
