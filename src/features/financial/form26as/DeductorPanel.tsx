import { useId } from 'react'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { figureText, isWritten, type Figure } from '#shared/lib/figure.ts'
import type { FigureCheck } from '#shared/lib/sumCheck.ts'
import { Chip } from '#shared/ui/Chip.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { ValueButton, type ValueButtonProps } from '#shared/ui/ValueButton.tsx'
import { checkDeductor } from './addsUp.ts'
import type { Deductor } from './contract.ts'
import { EntriesTable } from './EntriesTable.tsx'
import { DEDUCTOR_LABELS, type DeductorField, type Place } from './selection.ts'

type DeductorPanelProps = {
  deductor: Deductor
  index: number
  value: (place: Place, label: string, text: string) => ValueButtonProps
}

/** A deductor: name, TAN, totals with whether the details add up to them, and the details. */
export function DeductorPanel({ deductor, index, value }: DeductorPanelProps) {
  const { section, name, tan, totalCredit, totalTax, entries } = deductor
  const titleId = useId()
  const checks = checkDeductor(deductor)
  const shown = name === '' ? `Deductor ${index + 1}` : name
  const at = (field: DeductorField, text: string) =>
    value({ of: 'deductor', deductor: index, field }, DEDUCTOR_LABELS[field], text)
  return (
    <section className="panel panel-table" aria-labelledby={titleId}>
      <header className="deductor-head">
        <div>
          <h3 id={titleId}>{name === '' ? shown : <ValueButton {...at('name', name)} />}</h3>
          <p className="small muted">
            TAN {tan === '' ? 'not read' : <ValueButton {...at('tan', tan)} />}
          </p>
        </div>
        <Chip bare>Section {section}</Chip>
      </header>
      <div className={stripClass(checks.credit, checks.tax)} role="group" aria-label="Totals">
        <Total
          figure={totalCredit}
          check={checks.credit}
          value={at('totalCredit', figureText(totalCredit))}
        />
        <Total figure={totalTax} check={checks.tax} value={at('totalTax', figureText(totalTax))} />
      </div>
      <EntriesTable name={shown} entries={entries} deductor={index} value={value} />
    </section>
  )
}

function stripClass(...checks: FigureCheck[]): string {
  if (checks.some(({ holds }) => holds === false)) return 'sum-strip deductor-totals bad'
  if (checks.some(({ holds }) => holds === null)) return 'sum-strip deductor-totals unsure'
  return 'sum-strip deductor-totals'
}

const SIGN = { true: check, false: cross, null: dash } as const

type TotalProps = { figure: Figure; check: FigureCheck; value: ValueButtonProps }

function Total({ figure, check: { holds, says }, value }: TotalProps) {
  return (
    <div className="cell">
      <p className="small muted">{value.label} (₹)</p>
      <p className="fig">{isWritten(figure) ? <ValueButton {...value} /> : value.text}</p>
      <p className={holds === false ? 'says bad' : 'says'}>
        <Icon of={SIGN[`${holds}`]} />
        {says}
      </p>
    </div>
  )
}
