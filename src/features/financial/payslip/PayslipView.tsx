import type { RecordView } from '#shared/kits/analyzer/result/RecordsResult.tsx'
import { humanizeKey } from '#shared/platform/lib/text/humanizeKey.ts'
import { KeyValue } from '#shared/ui/components/values/KeyValue.tsx'
import { SumEquation } from '#shared/ui/components/values/SumEquation.tsx'
import { ValueButton } from '#shared/ui/components/values/ValueButton.tsx'
import { ItemPager } from '#shared/ui/splitView/ItemPager.tsx'
import { AmountTable } from './AmountTable.tsx'
import type { Payslip } from './contract.ts'
import { checkPayslip } from './payslipChecks.ts'
import { valueKey } from './selection.ts'

type PayslipViewProps = RecordView & {
  payslip: Payslip
  selected: string | null
  onSelect: (path: string, label: string, text: string) => void
}

/** analyzers §2 */
export function PayslipView({
  payslip,
  index,
  count,
  selected,
  matchOf,
  onSelect,
  onShow,
}: PayslipViewProps) {
  const { employer, details, earnings, deductions, gross, totalDeductions, net } = payslip
  const checks = checkPayslip(payslip)
  const value = (path: string, label: string, text: string) => ({
    label,
    text,
    isSelected: selected === valueKey(index, path),
    match: matchOf(valueKey(index, path)),
    onSelect: () => onSelect(path, label, text),
  })
  return (
    <article aria-label={`Payslip ${index + 1} of ${count}`}>
      <header className="payslip-header">
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
        <ItemPager noun="payslip" index={index} count={count} onSelect={onShow} />
      </header>
      <KeyValue
        items={details.map(({ key, text }) => {
          const label = humanizeKey(key)
          return {
            label,
            value: text === '' ? '' : <ValueButton {...value(`detail:${key}`, label, text)} />,
          }
        })}
      />
      <div className="payslip-sums">
        <SumEquation
          operands={[
            { label: 'Gross salary', amount: gross.rupees, ...checks.gross },
            {
              label: 'Total deductions',
              amount: totalDeductions.rupees,
              ...checks.totalDeductions,
            },
            { label: 'Net pay', amount: net.rupees, ...checks.net },
          ]}
        />
      </div>
      <div className="payslip-tables">
        <AmountTable
          title="Earnings"
          lines={earnings}
          totals={[{ label: 'Gross salary', figure: gross, path: 'gross' }]}
          pathOf={(line) => `earning:${line}`}
          value={value}
        />
        <AmountTable
          title="Deductions"
          lines={deductions}
          totals={[
            { label: 'Total deductions', figure: totalDeductions, path: 'totalDeductions' },
            { label: 'Net pay', figure: net, path: 'net' },
          ]}
          pathOf={(line) => `deduction:${line}`}
          value={value}
        />
      </div>
    </article>
  )
}
