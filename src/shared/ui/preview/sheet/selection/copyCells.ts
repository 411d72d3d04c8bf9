import type { CellObject, WorkSheet } from 'xlsx'
import { escapeFormula } from '#shared/platform/lib/text/formulaText.ts'
import { numberOf } from '../cellValue.ts'
import { rowsOf, textOf } from '../sheetTable.ts'
import type { SelectedCells } from './sumCells.ts'

/** Tab-separated. No grouping: a spreadsheet in another locale reads 12,34,567.50 as text. */
export function copyCells(sheet: WorkSheet, { rows, fromColumn, toColumn }: SelectedCells): string {
  const all = rowsOf(sheet)
  const columns = Array.from({ length: toColumn - fromColumn }, (_, at) => fromColumn + at)
  return Array.from(rows, (row) =>
    columns.map((column) => clipboardText(all[row]?.[column])).join('\t'),
  ).join('\n')
}

/** On one line, and never a formula: the number format is also the file's own, and may contain one. */
function clipboardText(cell: CellObject | undefined): string {
  if (cell === undefined) return ''
  const text = numberOf(cell) === null ? textOf(cell) : textOf(cell).replaceAll(',', '')
  return escapeFormula(text.replaceAll(/[\t\r\n]+/g, ' '))
}
