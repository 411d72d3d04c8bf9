import type { CellObject, WorkSheet } from 'xlsx'
import { escapeFormula } from '#shared/platform/lib/formulaText.ts'
import { numberOf } from './cellValue.ts'
import { rowsOf, textOf } from './sheetTable.ts'
import type { SelectedCells } from './sumCells.ts'

export type CopiedCells = { text: string; html: string }

const HTML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** No grouping: a spreadsheet in another locale reads 12,34,567.50 as text. `names`: for a first row. */
export function copyCells(
  sheet: WorkSheet,
  { rows, fromColumn, toColumn }: SelectedCells,
  names: readonly string[] | null,
): CopiedCells {
  const all = rowsOf(sheet)
  const columns = Array.from({ length: toColumn - fromColumn }, (_, at) => fromColumn + at)
  const headerLines =
    names === null ? [] : [columns.map((column) => escapeForClipboard(names[column] ?? ''))]
  const body = Array.from(rows, (row) => columns.map((column) => clipboardText(all[row]?.[column])))
  const lines = [...headerLines, ...body]
  return {
    text: lines.map((line) => line.join('\t')).join('\n'),
    html: htmlOf(lines, headerLines.length),
  }
}

function clipboardText(cell: CellObject | undefined): string {
  if (cell === undefined) return ''
  const text = textOf(cell)
  // The number format is also the file's own: it may contain a formula.
  return escapeForClipboard(numberOf(cell) === null ? text : text.replaceAll(',', ''))
}

/** The copied text is on one line, and never a formula. */
const escapeForClipboard = (text: string) => escapeFormula(text.replaceAll(/[\t\r\n]+/g, ' '))

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (mark) => HTML_ENTITIES[mark] ?? mark)

function htmlOf(lines: readonly (readonly string[])[], headerCount: number): string {
  const rows = lines.map((line, at) => {
    const tag = at < headerCount ? 'th' : 'td'
    return `<tr>${line.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`
  })
  return `<table>${rows.join('')}</table>`
}
