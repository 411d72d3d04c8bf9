import { ItemSwitch } from '#shared/ui/ItemSwitch.tsx'
import { KeyValue } from '#shared/ui/KeyValue.tsx'
import { ValueButton } from '#shared/ui/ValueButton.tsx'
import { CheckChip } from './CheckChip.tsx'
import { checkStatement } from './addsUp.ts'
import type { TaxStatement } from './contract.ts'
import { DeductorPanel } from './DeductorPanel.tsx'
import { isSamePlace, type Place, type StatementField } from './selection.ts'

type StatementSheetProps = {
  statement: TaxStatement
  /** Counted from 0. */
  index: number
  count: number
  /** The marked value of this statement. */
  selected: Place | null
  onSelect: (place: Place, label: string, text: string) => void
  onShow: (index: number) => void
}

const FIELDS: readonly { field: StatementField; label: string }[] = [
  { field: 'pan', label: 'PAN number' },
  { field: 'panStatus', label: 'PAN status' },
  { field: 'financialYear', label: 'Financial year' },
  { field: 'assessmentYear', label: 'Assessment year' },
]

/** One record: the assessee and the years, then a panel for each deductor (analyzers §2). */
export function StatementSheet({
  statement,
  index,
  count,
  selected,
  onSelect,
  onShow,
}: StatementSheetProps) {
  const value = (place: Place, label: string, text: string) => ({
    label,
    text,
    isSelected: selected !== null && isSamePlace(selected, place),
    onSelect: () => onSelect(place, label, text),
  })
  const field = (name: StatementField, label: string) => {
    const text = statement[name]
    return text === '' ? (
      ''
    ) : (
      <ValueButton {...value({ of: 'statement', field: name }, label, text)} />
    )
  }
  return (
    <article className="form26as-sheet" aria-label={`Record ${index + 1} of ${count}`}>
      <header className="form26as-head">
        <div>
          <p className="small muted">Assessee</p>
          <h2>{field('assessee', 'Assessee') || 'Assessee not read'}</h2>
        </div>
        <div className="form26as-chips">
          <CheckChip check={checkStatement(statement)} />
          <ItemSwitch one="record" index={index} count={count} onShow={onShow} />
        </div>
      </header>
      <KeyValue
        items={FIELDS.map(({ field: name, label }) => ({ label, value: field(name, label) }))}
      />
      {statement.deductors.map((deductor, at) => (
        <DeductorPanel key={at} deductor={deductor} index={at} value={value} />
      ))}
      {statement.deductors.length === 0 && (
        <p className="panel panel-body muted">The statement lists no deductors.</p>
      )}
    </article>
  )
}
