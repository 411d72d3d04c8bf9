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

/** The sum of a figure's rows as a sentence; `isCorrect` is false if the workbook has another sum. */
export function checkRowsSum(input: RowsFacts): { isCorrect: boolean; summary: string } {
  const { figure, month, value, count, total, sheet } = input
  const { entryNoun, months } = FIGURES[figure]
  const sum = `${plural(count, entryNoun)} on the sheet ${sheet} come to ${formatInr(total)}`
  if (months > 1) {
    return {
      isCorrect: true,
      summary: `${sum} in three months: ${formatInr(value?.rupees ?? null)} each.`,
    }
  }
  if (figure !== 'credits' && figure !== 'debits') return { isCorrect: true, summary: `${sum}.` }
  const shownRupees = month[figure].rupees
  if (shownRupees !== null && Math.abs(Math.abs(shownRupees) - total) < 0.005)
    return { isCorrect: true, summary: `${sum}.` }
  const shownText = shownRupees === null ? 'nothing' : formatInr(shownRupees)
  return { isCorrect: false, summary: `${sum}, but the month shows ${shownText}.` }
}
