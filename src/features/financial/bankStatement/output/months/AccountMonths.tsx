import { useState } from 'react'
import { formatInr } from '#shared/platform/lib/numbers/money.ts'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import type { RowToFind, SheetRequest } from '#shared/ui/preview/viewerProps.ts'
import type { SelectedValue } from '../selectedValue.ts'
import type { Entry } from './entries.ts'
import { FigureRows } from './FigureRows.tsx'
import { entriesOf, FIGURES, figuresOf, type FigureName } from './figures.ts'
import { FigureTable, isDerived } from './FigureTable.tsx'
import { MonthTable } from './MonthTable.tsx'
import type { AccountFigures } from './useAccountFigures.ts'

type AccountMonthsProps = {
  account: AccountFigures
  selected: string | null
  onSelect: (value: SelectedValue, precedingTexts?: readonly string[]) => void
  onOpenSheet: (request: Omit<SheetRequest, 'nonce'>) => void
}

/** Each marked row is searched. */
const MARKED_ROWS_MAX = 500

const toRowToFind = (entry: Entry, figure: FigureName): RowToFind => ({
  text: formatInr(FIGURES[figure].amountOf(entry)),
  precedingTexts: [entry.day, entry.narration],
})

type Opened = { month: number; figure: FigureName }

export function AccountMonths({ account, selected, onSelect, onOpenSheet }: AccountMonthsProps) {
  const [openFigure, setOpenFigure] = useState<Opened | null>(null)
  if (account.kind === 'reading') return <Skeleton lines={4} label="Checking the months" />
  if (account.kind === 'failed' || account.months.length === 0) {
    return (
      <p className="small muted">
        The workbook has no months with opening and closing balances to check.
      </p>
    )
  }
  const { months, entries } = account
  const list = entries.kind === 'read' ? entries.list : null
  const figures =
    list &&
    figuresOf(
      list,
      months.map(({ month }) => month),
    )
  const open = (month: number, figure: FigureName, value: SelectedValue) => {
    setOpenFigure({ month, figure })
    const label = months[month]?.month
    const entries =
      list === null || label === undefined ? undefined : entriesOf(list, label, figure)
    const rows = entries?.slice(0, MARKED_ROWS_MAX).map((entry) => toRowToFind(entry, figure))
    onSelect({ ...value, isSum: true, rows })
  }
  const month = openFigure === null ? undefined : months[openFigure.month]
  const rows = openFigure !== null && month !== undefined && (
    <FigureRows
      key={`${openFigure.figure} ${openFigure.month}`}
      figure={openFigure.figure}
      month={month}
      value={figures?.[openFigure.month]?.[openFigure.figure] ?? null}
      source={entries}
      rows={list === null ? [] : entriesOf(list, month.month, openFigure.figure)}
      selected={selected}
      onSelect={onSelect}
      onOpenSheet={onOpenSheet}
      onClose={() => setOpenFigure(null)}
    />
  )
  const isBelow = openFigure !== null && isDerived(openFigure.figure)
  return (
    <>
      <MonthTable
        months={months}
        selected={selected}
        onFind={(value) => {
          setOpenFigure(null)
          onSelect(value)
        }}
        onOpen={open}
      >
        {!isBelow && rows}
      </MonthTable>
      {entries.kind !== 'none' && (
        <FigureTable months={months} figures={figures} selected={selected} onOpen={open}>
          {isBelow && rows}
        </FigureTable>
      )}
    </>
  )
}
