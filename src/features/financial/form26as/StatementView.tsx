import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { RecordView } from '#shared/kits/analyzer/result/RecordsResult.tsx'
import type { AmountCheck } from '#shared/platform/lib/numbers/checkTotal.ts'
import { Chip, type Tone } from '#shared/ui/components/Chip.tsx'
import { KeyValue } from '#shared/ui/components/values/KeyValue.tsx'
import { ValueButton } from '#shared/ui/components/values/ValueButton.tsx'
import { ItemPager } from '#shared/ui/splitView/ItemPager.tsx'
import type { TaxStatement } from './contract.ts'
import { checkStatement } from './deductorChecks.ts'
import { DeductorPanel } from './DeductorPanel.tsx'
import { valueKey, STATEMENT_LABELS, type ValuePath, type StatementField } from './selection.ts'

type CheckChipProps = { check: AmountCheck }

const RESULT_STYLES: Record<`${AmountCheck['isCorrect']}`, { tone: Tone; icon: string }> = {
  true: { tone: 'success', icon: check },
  false: { tone: 'danger', icon: cross },
  null: { tone: 'neutral', icon: dash },
}

function CheckChip({ check: { isCorrect, message } }: CheckChipProps) {
  return <Chip {...RESULT_STYLES[`${isCorrect}`]}>{message}</Chip>
}

type StatementViewProps = RecordView & {
  statement: TaxStatement
  /** A `valueKey`. */
  selected: string | null
  onSelect: (path: ValuePath, label: string, text: string) => void
}

const FIELDS = ['pan', 'panStatus', 'financialYear', 'assessmentYear'] as const

export function StatementView({
  statement,
  index,
  count,
  selected,
  matchOf,
  onSelect,
  onShow,
}: StatementViewProps) {
  const value = (path: ValuePath, label: string, text: string) => ({
    label,
    text,
    isSelected: selected === valueKey(index, path),
    match: matchOf(valueKey(index, path)),
    onSelect: () => onSelect(path, label, text),
  })
  const field = (name: StatementField) => {
    const text = statement[name]
    return text === '' ? (
      ''
    ) : (
      <ValueButton {...value({ kind: 'statement', field: name }, STATEMENT_LABELS[name], text)} />
    )
  }
  return (
    <article className="form26as-sheet" aria-label={`Record ${index + 1} of ${count}`}>
      <header className="form26as-header">
        <div>
          <p className="small muted">Assessee</p>
          <h2>{field('assessee') || 'Assessee not read'}</h2>
        </div>
        <div className="form26as-chips">
          <CheckChip check={checkStatement(statement)} />
          <ItemPager noun="record" index={index} count={count} onSelect={onShow} />
        </div>
      </header>
      <KeyValue
        items={FIELDS.map((name) => ({ label: STATEMENT_LABELS[name], value: field(name) }))}
      />
      {statement.deductors.map((deductor, deductorIndex) => (
        <DeductorPanel
          key={deductorIndex}
          deductor={deductor}
          index={deductorIndex}
          value={value}
        />
      ))}
      {statement.deductors.length === 0 && (
        <p className="panel panel-body muted">The statement lists no deductors.</p>
      )}
    </article>
  )
}
