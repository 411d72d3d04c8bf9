import type { CellObject, WorkSheet } from 'xlsx'
import { toCellText } from '#shared/lib/formulaText.ts'
import { numberOf } from './cellValue.ts'
import type { SelectedCells } from './sumCells.ts'
import { rowsOf, textOf } from './sheetTable.ts'

/** The same table twice: for a text field, and for a spreadsheet or a mail. */
export type CopiedCells = { text: string; html: string }

const MARKUP: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Some cells as a table to paste. Figures come without grouping: a spreadsheet of another country takes 12,34,567.50 for
 * a text.
 * @param names of the columns, for a first row; null for none
 */
export function copyCells(
  sheet: WorkSheet,
  { rows, fromColumn, toColumn }: SelectedCells,
  names: readonly string[] | null,
): CopiedCells {
  const all = rowsOf(sheet)
  const columns = Array.from({ length: toColumn - fromColumn }, (_, at) => fromColumn + at)
  const head = names === null ? [] : [columns.map((column) => harmless(names[column] ?? ''))]
  const body = Array.from(rows, (row) => columns.map((column) => pasted(all[row]?.[column])))
  const lines = [...head, ...body]
  return {
    text: lines.map((line) => line.join('\t')).join('\n'),
    html: htmlOf(lines, head.length),
  }
}

function pasted(cell: CellObject | undefined): string {
  if (cell === undefined) return ''
  const text = textOf(cell)
  // The format of a number is the file's own too: it may spell a formula.
  return harmless(numberOf(cell) === null ? text : text.replaceAll(',', ''))
}

/** On one line, and never a formula. */
const harmless = (text: string) => toCellText(text.replaceAll(/[\t\r\n]+/g, ' '))

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => MARKUP[mark] ?? mark)

function htmlOf(lines: readonly (readonly string[])[], heads: number): string {
  const rows = lines.map((line, at) => {
    const tag = at < heads ? 'th' : 'td'
    return `<tr>${line.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`
  })
  return `<table>${rows.join('')}</table>`
}
