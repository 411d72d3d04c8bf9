import Papa from 'papaparse'
import type { ContactedPeople } from '#shared/platform/dialogs/confirmContact.ts'
import { isFormula, escapeFormula } from '#shared/platform/lib/text/formulaText.ts'
import { decodeText } from '#shared/ui/preview/sheet/decodeCsv.ts'
import { checkCell, checkContent } from './checkCell.ts'
import { columnOf, type CellProblem, type PreflightContext } from './columns.ts'
import {
  findProblemRows,
  isLeftOutOnRequest,
  type CsvIssue,
  type PreflightReport,
} from './csvIssue.ts'
import { findDuplicates, personName, type CsvRow } from './duplicates.ts'
import { matchHeader, type HeaderMatch } from './header.ts'

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}

/** Some programs write empty lines above the header; a spreadsheet counts them. */
const BLANK_LINES = /^[\s,;|]*[\r\n]/
const LINE_END = /\r\n|\r|\n/
/** Excel's first line, which names the separator. */
const SEPARATOR_LINE = /^"?sep=(.)"?[ ,;]*(?:\r\n|\r|\n)/i

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** The header, and all rows below it that are not blank. */
function parseRows(text: string) {
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(text) ?? []
  const below = text.slice(separatorLine.length)
  const above = separatorLine + (BLANK_LINES.exec(below)?.[0] ?? '')
  const headerRow = above.split(LINE_END).length
  const { data, meta, errors } = Papa.parse<string[]>(text.slice(above.length), {
    ...(separator !== undefined && { delimiter: separator }),
  })
  const quoteError = errors.find(({ type }) => type === 'Quotes')
  const rows: CsvRow[] = []
  for (let index = 1; index < data.length; index += 1) {
    const cells = data[index] ?? []
    if (!isBlank(cells)) rows.push({ cells, row: headerRow + index })
  }
  const endsWithLineEnd =
    data.length > 1 && data.at(-1)?.join('') === '' && data.at(-1)?.length === 1
  return {
    header: { cells: data[0] ?? [], row: headerRow },
    rows,
    delimiter: DELIMITERS[meta.delimiter] ?? meta.delimiter,
    hasSeparatorLine: separatorLine !== '',
    blankRows: Math.max(0, data.length - 1 - rows.length - (endsWithLineEnd ? 1 : 0)),
    unclosedQuoteRow: quoteError === undefined ? null : (quoteError.row ?? 0) + headerRow,
  }
}

/** A parsed CSV: its report, and the repaired file. */
export function openCsv(bytes: Uint8Array, context: PreflightContext) {
  const { text, encoding } = decodeText(bytes)
  const { header, rows, ...format } = parseRows(text)
  const { columns, template } = context
  const match = matchHeader(header.cells, template, columns)
  const hasHeader = match.isHeader || isBlank(header.cells)
  const labelsOf = (names: readonly string[]) => names.map((name) => columnOf(columns, name).label)
  const issues =
    format.unclosedQuoteRow === null && hasHeader ? findIssues(header, rows, match, context) : []
  const report: PreflightReport = {
    ...format,
    encoding,
    headerRow: header.row,
    hasHeader,
    rows: rows.length + (hasHeader ? 0 : 1),
    renamed: match.renamed.length,
    missing: labelsOf(match.missing),
    missingRequired: labelsOf(match.missing.filter((name) => columnOf(columns, name).isRequired)),
    extra: match.extra,
    issues,
  }
  const problemRows = findProblemRows(issues)
  const rowsToSend = (leavesOut: boolean) => {
    const leftOut = new Set(leavesOut ? problemRows.filter(isLeftOutOnRequest).map(rowOf) : [])
    return rows.filter(({ row }) => !leftOut.has(row))
  }
  return {
    report,
    /** Only rows that are sent and can reach somebody; a row without a name is 'Row 5'. */
    listPeople: (leavesOut: boolean, namesShown: number): ContactedPeople => {
      const unreachable = new Set(
        problemRows.filter(({ effect }) => effect === 'unreachable').map(rowOf),
      )
      const reached = rowsToSend(leavesOut).filter(({ row }) => !unreachable.has(row))
      const nameOf = (line: CsvRow) => personName(line, match) || `Row ${line.row}`
      return { names: reached.slice(0, namesShown).map(nameOf), count: reached.length }
    },
    /** UTF-8 without BOM, comma-separated, the template's column names. Of the values only formulas change (decisions L145). */
    write: (leavesOut: boolean): string => {
      const repairs = new Map(issues.map(({ id, repair }) => [id, repair]))
      const written = ({ cells, row }: CsvRow) =>
        cells.map((cell, index) => {
          const isRepaired = row === header.row || isFormula(cell)
          return escapeFormula((isRepaired ? repairs.get(cellId(row, index)) : null) ?? cell)
        })
      const lines = [header, ...rowsToSend(leavesOut)].map(written)
      return `${Papa.unparse(lines, { newline: '\r\n' })}\r\n`
    },
  }
}

const rowOf = ({ row }: { row: number }) => row

const cellId = (row: number, column: number): string => `${row}:${column}`

type CheckedColumn = {
  index: number
  label: string
  isRequired: boolean
  check: (text: string) => CellProblem | null
}

/** Months of stay repeat within a column, so each spelling is checked once. The limit bounds memory. */
const MAX_CACHED_TEXTS = 1_000

function checkEachTextOnce(check: CheckedColumn['check']): CheckedColumn['check'] {
  const results = new Map<string, CellProblem | null>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = check(text)
    if (results.size < MAX_CACHED_TEXTS) results.set(text, result)
    return result
  }
}

function findIssues(
  header: CsvRow,
  rows: readonly CsvRow[],
  match: HeaderMatch,
  context: PreflightContext,
): CsvIssue[] {
  const checked = [...match.columnIndexes].map(([name, index]): CheckedColumn => {
    const column = columnOf(context.columns, name)
    const { label, isRequired } = column
    const check = (text: string) => checkCell(column, text)
    return {
      index,
      label,
      isRequired,
      check: column.content.kind === 'date' ? checkEachTextOnce(check) : check,
    }
  })
  const extra = extraColumns(header, rows, match)
  const renamed = match.renamed.map(({ index, found, column }): CsvIssue => ({
    id: cellId(header.row, index),
    row: header.row,
    person: 'Header',
    column: columnOf(context.columns, column).label,
    problem: 'Spelled differently from the template',
    found,
    repair: column,
    effect: null,
  }))
  return [
    ...renamed,
    ...cellIssues([header], extra, null),
    ...cellIssues(rows, [...checked, ...extra], match),
    ...findDuplicates(rows, match, context),
  ].toSorted((one, other) => one.row - other.row)
}

/** Columns that are not in the template, in the header or beyond its end: only a formula is wrong in them. */
function extraColumns(
  header: CsvRow,
  rows: readonly CsvRow[],
  { columnIndexes }: HeaderMatch,
): CheckedColumn[] {
  const matched = new Set(columnIndexes.values())
  const width = rows.reduce((max, { cells }) => Math.max(max, cells.length), header.cells.length)
  return Array.from({ length: width }, (_, index) => ({
    index,
    label: header.cells[index] ?? '',
    isRequired: false,
    check: (text: string) => (isFormula(text) ? checkContent({ kind: 'text' }, text) : null),
  })).filter(({ index }) => !matched.has(index))
}

/** `match` is null for the header line. Loops instead of callbacks: it runs for every cell, and must not allocate for a correct one. */
function cellIssues(
  rows: readonly CsvRow[],
  columns: readonly CheckedColumn[],
  match: HeaderMatch | null,
): CsvIssue[] {
  const issues: CsvIssue[] = []
  for (const line of rows)
    for (const { index, label, isRequired, check } of columns) {
      const found = line.cells[index] ?? ''
      const wrong = check(found)
      if (wrong === null) continue
      const { row } = line
      issues.push({
        id: cellId(row, index),
        row,
        person: match === null ? 'Header' : personName(line, match),
        column: label,
        found,
        ...wrong,
        effect:
          match === null ? null : isRequired && wrong.repair === null ? 'unreachable' : 'uncertain',
      })
    }
  return issues
}
