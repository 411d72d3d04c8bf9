import { formatInr } from '#shared/lib/money.ts'
import { plural } from '#shared/lib/plural.ts'
import type { Month } from './addsUp.ts'
import { FIGURES, type FigureName, type FigureValue } from './figures.ts'

type RowsFacts = {
  figure: FigureName
  month: Month
  value: FigureValue | null
  /** How many rows there are, and what they come to in rupees. */
  count: number
  total: number
  sheet: string
}

/** What the rows of a figure come to, in a sentence; `holds` is false where the workbook gives the month another sum. */
export function rowsVerdict(facts: RowsFacts): { holds: boolean; says: string } {
  const { figure, month, value, count, total, sheet } = facts
  const { one, months } = FIGURES[figure]
  const sum = `${plural(count, one)} on the sheet ${sheet} come to ${formatInr(total)}`
  if (months > 1) {
    return {
      holds: true,
      says: `${sum} in three months: ${formatInr(value?.rupees ?? null)} each.`,
    }
  }
  if (figure !== 'credits' && figure !== 'debits') return { holds: true, says: `${sum}.` }
  const stated = month[figure].rupees
  if (stated !== null && Math.abs(Math.abs(stated) - total) < 0.005)
    return { holds: true, says: `${sum}.` }
  const said = stated === null ? 'nothing' : formatInr(stated)
  return { holds: false, says: `${sum}, the month says ${said}.` }
}
