import { formatAmount, type Amount } from '#shared/platform/lib/numbers/amount.ts'
import { ValueButton, type ValueButtonProps } from '#shared/ui/components/values/ValueButton.tsx'
import type { PayslipLine } from './contract.ts'

type AmountTableProps = {
  title: string
  lines: readonly PayslipLine[]
  totals: readonly { label: string; figure: Amount; path: string }[]
  pathOf: (line: number) => string
  value: (path: string, label: string, text: string) => ValueButtonProps
}

/** Otherwise a cell without a serial number is announced as empty. */
const NO_NUMBER = '\u00A0'

export function AmountTable({ title, lines, totals, pathOf, value }: AmountTableProps) {
  const hasCategory = lines.some(({ category }) => category !== null)
  return (
    <div className="panel panel-table">
      <table className="table table-dense">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{title}</th>
            {hasCategory && <th scope="col">Category</th>}
            <th scope="col" className="num">
              Amount (₹)
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, category, figure }, index) => {
            const button = value(pathOf(index), label, formatAmount(figure))
            return (
              <tr key={index} className={button.isSelected ? 'is-on' : undefined}>
                <td className="faint">{index + 1}</td>
                <th scope="row">{label}</th>
                {hasCategory && <td className="muted">{category}</td>}
                <td className="num">
                  <ValueButton {...button} />
                </td>
              </tr>
            )
          })}
          {lines.length === 0 && (
            <tr>
              <td>{NO_NUMBER}</td>
              <td className="muted" colSpan={2}>
                None listed
              </td>
            </tr>
          )}
          {totals.map(({ path, label, figure }) => (
            <TotalRow
              key={path}
              hasCategory={hasCategory}
              {...value(path, label, formatAmount(figure))}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TotalRow({ hasCategory, ...button }: ValueButtonProps & { hasCategory: boolean }) {
  return (
    <tr className={button.isSelected ? 'sum is-on' : 'sum'}>
      <td>{NO_NUMBER}</td>
      <th scope="row" colSpan={hasCategory ? 2 : 1}>
        {button.label}
      </th>
      <td className="num">
        <ValueButton {...button} />
      </td>
    </tr>
  )
}
