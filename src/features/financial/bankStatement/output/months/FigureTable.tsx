import type { ReactNode } from 'react'
import { formatInr } from '#shared/platform/lib/numbers/money.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { ValueButton } from '#shared/ui/components/values/ValueButton.tsx'
import type { SelectedValue } from '../selectedValue.ts'
import { FIGURES, type FigureName, type FigureValue, type MonthFigures } from './figures.ts'
import type { Month } from './monthChecks.ts'

const DERIVED = [
  { name: 'cashIn', heading: 'Cash deposits' },
  { name: 'cashOut', heading: 'Cash withdrawals' },
  { name: 'returns', heading: 'Returns' },
  { name: 'averageCredits', heading: 'Credits' },
  { name: 'averageDebits', heading: 'Debits' },
] as const satisfies readonly { name: FigureName; heading: string }[]

export const isDerived = (name: FigureName): boolean =>
  DERIVED.some((column) => column.name === name)

type FigureTableProps = {
  months: readonly Month[]
  /** One per month; null while the entries load. */
  figures: readonly (MonthFigures | null)[] | null
  selected: string | null
  onOpen: (month: number, figure: FigureName, value: SelectedValue) => void
  children: ReactNode
}

export function FigureTable({ months, figures, selected, onOpen, children }: FigureTableProps) {
  return (
    <section className="panel panel-table" aria-label="Cash, returns and averages">
      <div className="month-scroll" tabIndex={0} role="group" aria-label="Figures of the months">
        <table className="table table-dense month-figures">
          <caption className="visually-hidden">
            Cash, returned cheques and mandates, and three-month averages
          </caption>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                Month
              </th>
              {DERIVED.slice(0, 3).map(({ name, heading }) => (
                <th key={name} scope="col" rowSpan={2} className="num">
                  {heading} (₹)
                </th>
              ))}
              <th scope="colgroup" colSpan={2} className="month-average">
                Three-month average (₹)
              </th>
            </tr>
            <tr>
              {DERIVED.slice(3).map(({ name, heading }) => (
                <th key={name} scope="col" className="num">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month }, index) => (
              <tr key={index}>
                <th scope="row">{month}</th>
                {DERIVED.map(({ name }) => (
                  <td key={name} className="num">
                    <Figure
                      name={name}
                      month={month}
                      value={figures === null ? 'reading' : (figures[index]?.[name] ?? null)}
                      isSelected={selected === `${index}:${name}`}
                      onOpen={(label, text) =>
                        onOpen(index, name, { path: `${index}:${name}`, label, text })
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {children}
    </section>
  )
}

type FigureProps = {
  name: FigureName
  month: string
  value: FigureValue | 'reading' | null
  isSelected: boolean
  onOpen: (label: string, text: string) => void
}

function Figure({ name, month, value, isSelected, onOpen }: FigureProps) {
  if (value === 'reading') {
    return (
      <span className="skeleton-bar">
        <span className="visually-hidden">Reading the rows</span>
      </span>
    )
  }
  const { label, entryNoun, months } = FIGURES[name]
  if (value === null || value.rupees === null) {
    const reason = months === 1 ? 'Not known' : 'The workbook does not have all three months'
    return (
      <span title={reason}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{reason}</span>
      </span>
    )
  }
  const text = formatInr(value.rupees)
  if (value.count === 0) return <span className="muted">{text}</span>
  const fullLabel = `${label} of ${month}`
  return (
    <>
      <ValueButton
        label={fullLabel}
        text={text}
        isSelected={isSelected}
        hint="Show the rows behind this sum"
        onSelect={() => onOpen(fullLabel, text)}
      />
      {name === 'returns' && (
        <span className="month-count muted tiny">{plural(value.count, entryNoun)}</span>
      )}
    </>
  )
}
