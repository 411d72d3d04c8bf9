import { ItemSwitch } from '#shared/ui/ItemSwitch.tsx'
import { KeyValue } from '#shared/ui/KeyValue.tsx'
import { ValueButton, type ValueMatch } from '#shared/ui/ValueButton.tsx'
import { CheckChip } from './CheckChip.tsx'
import { checkStatement } from './addsUp.ts'
import type { TaxStatement } from './contract.ts'
import { DeductorPanel } from './DeductorPanel.tsx'
import { placeKey, STATEMENT_LABELS, type Place, type StatementField } from './selection.ts'

type StatementSheetProps = {
  statement: TaxStatement
  /** Counted from 0. */
  index: number
  count: number
  /** The marked value, as `placeKey` has it. */
  selected: string | null
  /** What a search made of the value at a place, as `placeKey` has it. */
  matchOf: (place: string) => ValueMatch | undefined
  onSelect: (place: Place, label: string, text: string) => void
  onShow: (index: number) => void
}

const FIELDS = ['pan', 'panStatus', 'financialYear', 'assessmentYear'] as const

/** One record: the assessee and the years, then a panel for each deductor (analyzers §2). */
export function StatementSheet({
  statement,
  index,
  count,
  selected,
  matchOf,
  onSelect,
  onShow,
}: StatementSheetProps) {
  const value = (place: Place, label: string, text: string) => ({
    label,
    text,
    isSelected: selected === placeKey(index, place),
    match: matchOf(placeKey(index, place)),
    onSelect: () => onSelect(place, label, text),
  })
  const field = (name: StatementField) => {
    const text = statement[name]
    return text === '' ? (
      ''
    ) : (
      <ValueButton {...value({ of: 'statement', field: name }, STATEMENT_LABELS[name], text)} />
    )
  }
  return (
    <article className="form26as-sheet" aria-label={`Record ${index + 1} of ${count}`}>
      <header className="form26as-head">
        <div>
          <p className="small muted">Assessee</p>
          <h2>{field('assessee') || 'Assessee not read'}</h2>
        </div>
        <div className="form26as-chips">
          <CheckChip check={checkStatement(statement)} />
          <ItemSwitch one="record" index={index} count={count} onShow={onShow} />
        </div>
      </header>
      <KeyValue
        items={FIELDS.map((name) => ({ label: STATEMENT_LABELS[name], value: field(name) }))}
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
