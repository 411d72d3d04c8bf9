import Papa from 'papaparse'
import type { ContactedPeople } from '#shared/platform/dialogs/confirmContact.ts'
import { isFormula, escapeFormula } from '#shared/platform/lib/formulaText.ts'
import { decodeText } from '#shared/ui/preview/sheet/decodeCsv.ts'
import { checkCell, checkContent, type CellProblem } from './checkCell.ts'
import {
  columnOf,
  matchHeader,
  type PreflightContext,
  type CsvColumn,
  type CsvColumns,
  type HeaderMatch,
} from './columns.ts'
import type { Choices, CsvIssue, PreflightReport } from './csvIssue.ts'
import { findDuplicates, cellId, personName, type CsvRow } from './duplicates.ts'
import { findProblemRows } from './problemRows.ts'

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}

type LocatedColumn = { index: number; column: CsvColumn }
type CsvLayout = {
  header: CsvRow
  headerMatch: HeaderMatch
  columns: readonly LocatedColumn[]
  /** Columns not in the template, in the header or beyond its end. */
  extraIndexes: readonly number[]
}

/** Some programs write empty lines above the header; a spreadsheet counts them. */
const BLANK_LINES = /^[\s,;|]*[\r\n]/
const LINE_END = /\r\n|\r|\n/
/** Excel's first line, which names the separator. */
const SEPARATOR_LINE = /^"?sep=(.)"?[ ,;]*(?:\r\n|\r|\n)/i

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** A parsed CSV: its report, and the file after the user's choices. */
export function openCsv(bytes: Uint8Array, context: PreflightContext) {
  const { text, encoding } = decodeText(bytes)
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(text) ?? []
  const below = text.slice(separatorLine.length)
  const above = separatorLine + (BLANK_LINES.exec(below)?.[0] ?? '')
  const headerRow = above.split(LINE_END).length
  const { data, meta, errors } = Papa.parse<string[]>(text.slice(above.length), {
    ...(separator !== undefined && { delimiter: separator }),
  })
  const quoteError = errors.find(({ type }) => type === 'Quotes')
  const header = data[0] ?? []
  const { columns, template } = context
  const read = matchHeader(header, template, columns)
  const filled: CsvRow[] = []
  for (let index = 1; index < data.length; index += 1) {
    const cells = data[index] ?? []
    if (!isBlank(cells)) filled.push({ cells, row: headerRow + index })
  }
  const endsWithLineEnd =
    data.length > 1 && data.at(-1)?.join('') === '' && data.at(-1)?.length === 1
  const hasHeader = read.isHeader || isBlank(header)
  const labelsOf = (names: readonly string[]) => names.map((name) => columnOf(columns, name).label)
  const sheet = createLayout({ cells: header, row: headerRow }, filled, read, columns)

  const report: PreflightReport = {
    encoding,
    delimiter: DELIMITERS[meta.delimiter] ?? meta.delimiter,
    headerRow,
    hasHeader,
    hasSeparatorLine: separatorLine !== '',
    rows: filled.length + (hasHeader ? 0 : 1),
    blankRows: Math.max(0, data.length - 1 - filled.length - (endsWithLineEnd ? 1 : 0)),
    missing: labelsOf(read.missing),
    missingRequired: labelsOf(read.missing.filter((name) => columnOf(columns, name).isRequired)),
    extra: read.extra,
    unclosedQuoteRow: quoteError === undefined ? null : (quoteError.row ?? 0) + headerRow,
    issues: quoteError === undefined && hasHeader ? collectIssues(filled, sheet, context) : [],
  }
  const nameIndex = read.columnIndexes.get('name') ?? -1
  const rowsToSend = (choices: Choices) => {
    const removed = new Set(
      report.issues.filter(({ id }) => choices[id]?.kind === 'removed').map(({ row }) => row),
    )
    return filled.filter(({ row }) => !removed.has(row))
  }
  return {
    report,
    /** Only rows that are sent and can reach somebody; a row without a name is 'Row 5'. */
    listPeople: (choices: Choices, namesShown: number): ContactedPeople => {
      const unreachable = new Set(
        findProblemRows(report, choices)
          .filter(({ effect }) => effect === 'unreachable')
          .map(({ row }) => row),
      )
      const rows = rowsToSend(choices).filter(({ row }) => !unreachable.has(row))
      const nameOf = (line: CsvRow) => {
        const choice = choices[cellId(line.row, nameIndex)]
        const name = choice?.kind === 'set' ? choice.text : personName(line, read)
        return name === '' ? `Row ${line.row}` : name
      }
      return { names: rows.slice(0, namesShown).map(nameOf), count: rows.length }
    },
    /** UTF-8 without BOM, comma-separated (decisions L145). Only formulas change besides the chosen cells. */
    write: (choices: Choices): string => {
      const repairs = new Map(
        report.issues.flatMap((one) => (one.kind === 'repairable' ? [[one.id, one.repair]] : [])),
      )
      const chosen = (cells: readonly string[], row: number) =>
        cells.map((cell, index) => {
          const id = cellId(row, index)
          const choice = choices[id]
          if (choice?.kind === 'set') return escapeFormula(choice.text)
          return escapeFormula(isFormula(cell) ? (repairs.get(id) ?? cell) : cell)
        })
      const rows = rowsToSend(choices).map(({ cells, row }) => chosen(cells, row))
      return `${Papa.unparse([chosen(header, headerRow), ...rows], { newline: '\r\n' })}\r\n`
    },
  }
}

const collectIssues = (
  rows: readonly CsvRow[],
  sheet: CsvLayout,
  context: PreflightContext,
): CsvIssue[] =>
  [
    ...headerIssues(sheet, context.columns),
    ...formulaIssues([sheet.header], sheet, () => 'Header'),
    ...cellIssues(rows, sheet),
    ...formulaIssues(rows, sheet, (line) => personName(line, sheet.headerMatch)),
    ...findDuplicates(rows, sheet.headerMatch, context),
  ].toSorted((one, other) => one.row - other.row)

function createLayout(
  header: CsvRow,
  rows: readonly CsvRow[],
  headerMatch: HeaderMatch,
  columns: CsvColumns,
): CsvLayout {
  const located = [...headerMatch.columnIndexes].map(([name, index]) => ({
    index,
    column: columnOf(columns, name),
  }))
  const matched = new Set(headerMatch.columnIndexes.values())
  const width = rows.reduce((max, { cells }) => Math.max(max, cells.length), header.cells.length)
  const extraIndexes = Array.from({ length: width }, (_, index) => index).filter(
    (index) => !matched.has(index),
  )
  return { header, headerMatch, columns: located, extraIndexes }
}

const headerIssues = (
  { header: { row }, headerMatch }: CsvLayout,
  columns: CsvColumns,
): CsvIssue[] =>
  headerMatch.renamed.map(({ index, found, column }) => ({
    id: cellId(row, index),
    row,
    person: 'Header',
    column: columnOf(columns, column).label,
    problem: 'Spelled differently from the template',
    found,
    kind: 'repairable',
    repair: column,
  }))

/** Months of stay repeat within a column, so each spelling is checked once. The limit bounds memory. */
const MAX_CACHED_DATES = 1_000

function dateChecker(column: CsvColumn): (text: string) => CellProblem | null {
  const results = new Map<string, CellProblem | null>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = checkCell(column, text)
    if (results.size < MAX_CACHED_DATES) results.set(text, result)
    return result
  }
}

/** Loops instead of callbacks: it runs for every cell, and must not allocate for a correct one. */
function cellIssues(rows: readonly CsvRow[], { headerMatch, columns }: CsvLayout): CsvIssue[] {
  const issues: CsvIssue[] = []
  const checkers = columns.map(({ index, column }) => ({
    index,
    column,
    check:
      column.content.kind === 'date'
        ? dateChecker(column)
        : (text: string) => checkCell(column, text),
  }))
  for (const line of rows)
    for (const { index, column, check } of checkers) {
      const found = line.cells[index] ?? ''
      const cellProblem = check(found)
      if (cellProblem === null) continue
      const { problem, repair } = cellProblem
      const { row } = line
      const person = personName(line, headerMatch)
      const common = { id: cellId(row, index), row, person, column: column.label, problem, found }
      issues.push(
        repair === null
          ? {
              ...common,
              kind: 'needsInput',
              content: column.content,
              isRequired: column.isRequired,
            }
          : { ...common, kind: 'repairable', repair },
      )
    }
  return issues
}

function formulaIssues(
  rows: readonly CsvRow[],
  { header, extraIndexes }: CsvLayout,
  nameOf: (line: CsvRow) => string,
): CsvIssue[] {
  return extraIndexes.flatMap((index) =>
    rows.flatMap((line): CsvIssue[] => {
      const { row } = line
      const found = line.cells[index] ?? ''
      const cellProblem = isFormula(found) ? checkContent({ kind: 'text' }, found) : null
      if (cellProblem === null) return []
      const { problem, repair } = cellProblem
      const column = header.cells[index] ?? ''
      const common = { id: cellId(row, index), row, person: nameOf(line), column, problem, found }
      return repair === null
        ? [{ ...common, kind: 'needsInput', content: { kind: 'text' }, isRequired: false }]
        : [{ ...common, kind: 'repairable', repair }]
    }),
  )
}
