import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { ValueButton } from '#shared/ui/components/values/ValueButton.tsx'
import { describeBalanceCheck, type BalanceCheck } from './balanceCheck.ts'

type BalanceTableProps = {
  checks: readonly BalanceCheck[]
  selected: string | null
  onSelect: (id: string, label: string, text: string) => void
}

const COLUMNS = [
  { key: 'assets', label: 'Total assets' },
  { key: 'liabilities', label: 'Total liabilities' },
  { key: 'equity', label: 'Total equity' },
] as const

const RESULT_STYLES = {
  true: { icon: check, tone: 't-success' },
  false: { icon: cross, tone: 't-danger' },
  null: { icon: dash, tone: 'muted' },
} as const

/** Assets = liabilities and equity; nothing where the workbook lacks these lines. */
export function BalanceTable({ checks, selected, onSelect }: BalanceTableProps) {
  if (checks.length === 0) return null
  return (
    <section
      className="panel panel-table statement-balance-panel"
      aria-label="Check of the balance sheet"
    >
      <table className="table table-dense statement-balance">
        <thead>
          <tr>
            <th scope="col">Balance sheet</th>
            {COLUMNS.map(({ key, label }) => (
              <th key={key} scope="col" className="num">
                {label}
              </th>
            ))}
            <th scope="col">Assets = liabilities + equity</th>
          </tr>
        </thead>
        <tbody>
          {checks.map((row) => {
            const { icon, tone } = RESULT_STYLES[`${row.isBalanced}`]
            return (
              <tr key={row.period}>
                <th scope="row">
                  {row.period}
                  <CheckResult
                    className={`statement-check row-flex tiny ${tone}`}
                    icon={icon}
                    row={row}
                  />
                </th>
                {COLUMNS.map(({ key, label }) => (
                  <td key={key} className="num">
                    {row[key] === '' ? (
                      '–'
                    ) : (
                      <ValueButton
                        label={`${label}, ${row.period}`}
                        text={row[key]}
                        isSelected={selected === `${key}:${row.period}`}
                        onSelect={() => onSelect(`${key}:${row.period}`, label, row[key])}
                      />
                    )}
                  </td>
                ))}
                <td className={tone}>
                  <CheckResult className="row-flex" icon={icon} row={row} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function CheckResult({
  className,
  icon,
  row,
}: {
  className: string
  icon: string
  row: BalanceCheck
}) {
  return (
    <span className={className}>
      <Icon of={icon} />
      {describeBalanceCheck(row)}
    </span>
  )
}
