import { formatInr } from '#shared/platform/lib/money.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import type { Month } from './monthChecks.ts'
import { FIGURES, type FigureName, type FigureValue } from './figures.ts'

type RowsFacts = {
  figure: FigureName
  month: Month
  value: FigureValue | null
  /** Number of rows, and their sum in rupees. */
  count: number
  total: number
  sheet: string
}

/** The sum of a figure's rows as a sentence; `holds` is false where the workbook has another sum. */
export function checkRowsSum(facts: RowsFacts): { holds: boolean; says: string } {
  const { figure, month, value, count, total, sheet } = facts
  const { entryNoun, months } = FIGURES[figure]
  const sum = `${plural(count, entryNoun)} on the sheet ${sheet} come to ${formatInr(total)}`
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
  return { holds: false, says: `${sum}, but the month shows ${said}.` }
}
