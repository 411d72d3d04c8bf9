import { figureText, isWritten } from '#shared/lib/figure.ts'
import { ValueButton, type ValueButtonProps } from '#shared/ui/ValueButton.tsx'
import type { TaxEntry } from './details.ts'
import { entryLabel, type EntryField, type Place } from './selection.ts'

type EntriesTableProps = {
  /** Of the deductor, for those who do not see its panel. */
  name: string
  entries: readonly TaxEntry[]
  /** Index of the deductor. */
  deductor: number
  value: (place: Place, label: string, text: string) => ValueButtonProps
}

/** The payments of a deductor: date (day-month-year), credit, tax. */
export function EntriesTable({ name, entries, deductor, value }: EntriesTableProps) {
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
            value({ of: 'entry', deductor, entry: index, field }, entryLabel(field, date), text)
          const cells = [
            cell('date', date),
            cell('credit', figureText(credit)),
            cell('tax', figureText(tax)),
          ] as const
          return (
            <tr key={index} className={cells.some(isOn) ? 'is-on' : undefined}>
              <td className="faint">{index + 1}</td>
              <th scope="row">{date === '' ? '–' : <ValueButton {...cells[0]} />}</th>
              <td className="num">
                {isWritten(credit) ? <ValueButton {...cells[1]} /> : cells[1].text}
              </td>
              <td className="num">
                {isWritten(tax) ? <ValueButton {...cells[2]} /> : cells[2].text}
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
