import { ItemSwitch } from '#shared/ui/ItemSwitch.tsx'
import { KeyValue } from '#shared/ui/KeyValue.tsx'
import { SumStrip } from '#shared/ui/SumStrip.tsx'
import { ValueButton, type ValueMatch } from '#shared/ui/ValueButton.tsx'
import { checkPayslip } from './addsUp.ts'
import { AmountTable } from './AmountTable.tsx'
import type { Payslip } from './contract.ts'
import { placeIn } from './selection.ts'
import { detailLabel } from '#shared/lib/detailLabel.ts'

type PayslipSheetProps = {
  payslip: Payslip
  /** Counted from 0. */
  index: number
  count: number
  /** Place of the marked value, see `Selection`. */
  selected: string | null
  /** What a search made of the value at a place. */
  matchOf: (place: string) => ValueMatch | undefined
  onSelect: (place: string, label: string, text: string) => void
  onShow: (index: number) => void
}

/** One payslip: employer, details, whether the figures add up, earnings and deductions (analyzers §2). */
export function PayslipSheet({
  payslip,
  index,
  count,
  selected,
  matchOf,
  onSelect,
  onShow,
}: PayslipSheetProps) {
  const { employer, details, earnings, deductions, gross, totalDeductions, net } = payslip
  const checks = checkPayslip(payslip)
  const value = (place: string, label: string, text: string) => ({
    label,
    text,
    isSelected: selected === placeIn(index, place),
    match: matchOf(placeIn(index, place)),
    onSelect: () => onSelect(place, label, text),
  })
  return (
    <article aria-label={`Payslip ${index + 1} of ${count}`}>
      <header className="payslip-head">
        <div>
          <p className="small muted">Employer</p>
          <h2>
            {employer === '' ? (
              'Employer not read'
            ) : (
              <ValueButton {...value('employer', 'Employer', employer)} />
            )}
          </h2>
        </div>
        <ItemSwitch one="payslip" index={index} count={count} onShow={onShow} />
      </header>
      <KeyValue
        items={details.map(({ key, text }) => {
          const label = detailLabel(key)
          return {
            label,
            value: text === '' ? '' : <ValueButton {...value(`detail:${key}`, label, text)} />,
          }
        })}
      />
      <div className="payslip-sums">
        <SumStrip
          operands={[
            { label: 'Gross salary', figure: gross.rupees, ...checks.gross },
            {
              label: 'Total deductions',
              figure: totalDeductions.rupees,
              ...checks.totalDeductions,
            },
            { label: 'Net pay', figure: net.rupees, ...checks.net },
          ]}
        />
      </div>
      <div className="payslip-tables">
        <AmountTable
          title="Earnings"
          lines={earnings}
          totals={[{ label: 'Gross salary', figure: gross, place: 'gross' }]}
          placeOf={(line) => `earning:${line}`}
          value={value}
        />
        <AmountTable
          title="Deductions"
          lines={deductions}
          totals={[
            { label: 'Total deductions', figure: totalDeductions, place: 'totalDeductions' },
            { label: 'Net pay', figure: net, place: 'net' },
          ]}
          placeOf={(line) => `deduction:${line}`}
          value={value}
        />
      </div>
    </article>
  )
}
