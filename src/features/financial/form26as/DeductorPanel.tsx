import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { useId } from 'react'
import { formatAmount, isAmountGiven, type Amount } from '#shared/platform/lib/numbers/amount.ts'
import type { AmountCheck } from '#shared/platform/lib/numbers/checkTotal.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { ValueButton, type ValueButtonProps } from '#shared/ui/components/values/ValueButton.tsx'
import type { Deductor } from './contract.ts'
import { checkDeductor } from './deductorChecks.ts'
import type { TaxEntry } from './details.ts'
import {
  DEDUCTOR_LABELS,
  type DeductorField,
  type ValuePath,
  entryLabel,
  type EntryField,
} from './selection.ts'

type EntriesTableProps = {
  name: string
  entries: readonly TaxEntry[]
  deductor: number
  value: (path: ValuePath, label: string, text: string) => ValueButtonProps
}

function EntriesTable({ name, entries, deductor, value }: EntriesTableProps) {
  return (
    <table className="table table-dense entries">
      <caption className="visually-hidden">Credits and tax of {name}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Date</th>
          <th scope="col" className="num">
            Credit (₹)
          </th>
          <th scope="col" className="num">
            Tax (₹)
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ date, credit, tax }, index) => {
          const cell = (field: EntryField, text: string) =>
            value({ kind: 'entry', deductor, entry: index, field }, entryLabel(field, date), text)
          const cells = [
            cell('date', date),
            cell('credit', formatAmount(credit)),
            cell('tax', formatAmount(tax)),
          ] as const
          return (
            <tr key={index} className={cells.some(isOn) ? 'is-on' : undefined}>
              <td className="faint">{index + 1}</td>
              <th scope="row">{date === '' ? '–' : <ValueButton {...cells[0]} />}</th>
              <td className="num">
                {isAmountGiven(credit) ? <ValueButton {...cells[1]} /> : cells[1].text}
              </td>
              <td className="num">
                {isAmountGiven(tax) ? <ValueButton {...cells[2]} /> : cells[2].text}
              </td>
            </tr>
          )
        })}
        {entries.length === 0 && (
          <tr>
            <td className="muted" colSpan={4}>
              None listed
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

const isOn = ({ isSelected }: ValueButtonProps): boolean => isSelected

type DeductorPanelProps = {
  deductor: Deductor
  index: number
  value: (path: ValuePath, label: string, text: string) => ValueButtonProps
}

export function DeductorPanel({ deductor, index, value }: DeductorPanelProps) {
  const { section, name, tan, totalCredit, totalTax, entries } = deductor
  const titleId = useId()
  const checks = checkDeductor(deductor)
  const visibleName = name === '' ? `Deductor ${index + 1}` : name
  const valueProps = (field: DeductorField, text: string) =>
    value({ kind: 'deductor', deductor: index, field }, DEDUCTOR_LABELS[field], text)
  return (
    <section className="panel panel-table" aria-labelledby={titleId}>
      <header className="deductor-header">
        <div>
          <h3 id={titleId}>
            {name === '' ? visibleName : <ValueButton {...valueProps('name', name)} />}
          </h3>
          <p className="small muted">
            TAN {tan === '' ? 'not read' : <ValueButton {...valueProps('tan', tan)} />}
          </p>
        </div>
        <Chip isPlain>Section {section}</Chip>
      </header>
      <div className={stripClass(checks.credit, checks.tax)} role="group" aria-label="Totals">
        <Total
          figure={totalCredit}
          check={checks.credit}
          value={valueProps('totalCredit', formatAmount(totalCredit))}
        />
        <Total
          figure={totalTax}
          check={checks.tax}
          value={valueProps('totalTax', formatAmount(totalTax))}
        />
      </div>
      <EntriesTable name={visibleName} entries={entries} deductor={index} value={value} />
    </section>
  )
}

function stripClass(...checks: AmountCheck[]): string {
  if (checks.some(({ isCorrect }) => isCorrect === false)) return 'sum-equation deductor-totals bad'
  if (checks.some(({ isCorrect }) => isCorrect === null))
    return 'sum-equation deductor-totals unsure'
  return 'sum-equation deductor-totals'
}

const SIGN = { true: check, false: cross, null: dash } as const

type TotalProps = { figure: Amount; check: AmountCheck; value: ValueButtonProps }

function Total({ figure, check: { isCorrect, message }, value }: TotalProps) {
  return (
    <div className="cell">
      <p className="small muted">{value.label} (₹)</p>
      <p className="amount">{isAmountGiven(figure) ? <ValueButton {...value} /> : value.text}</p>
      <p className={isCorrect === false ? 'sum-result bad' : 'sum-result'}>
        <Icon of={SIGN[`${isCorrect}`]} />
        {message}
      </p>
    </div>
  )
}
