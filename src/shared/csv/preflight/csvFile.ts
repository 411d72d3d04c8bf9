import Papa from 'papaparse'
import { decodeText } from '#shared/preview/csvText.ts'
import { isFormula, toCellText } from '#shared/lib/formulaText.ts'
import { checkCell, checkContent } from './checkCell.ts'
import {
  columnOf,
  readHeader,
  type Beside,
  type CsvColumn,
  type CsvColumns,
  type HeaderRead,
} from './columns.ts'
import { doubles } from './doubles.ts'
import type { Choices, Finding, Report } from './finding.ts'
import { idOf, personOf, type CsvRow } from './row.ts'

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}

/** A column of the template, where the file has it. */
type Laid = { place: number; column: CsvColumn }
/** How a file is laid out. */
type Sheet = {
  header: CsvRow
  read: HeaderRead
  laid: readonly Laid[]
  /** Places of what the template does not have, in the header or behind its end. */
  outside: readonly number[]
}

/** Lines without a word above the header: some programs write them, and a spreadsheet counts them. */
const BLANK_LINES = /^[\s,;|]*[\r\n]/
const LINE_END = /\r\n|\r|\n/
/** What Excel writes and reads as the first line to say what separates the cells. */
const SEPARATOR_LINE = /^"?sep=(.)"?[ ,;]*(?:\r\n|\r|\n)/i

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** A CSV that was read: what was found in it, and the file that the choices make of it. */
export function openCsv(bytes: Uint8Array, beside: Beside) {
  const { text, encoding } = decodeText(bytes)
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(text) ?? []
  const below = text.slice(separatorLine.length)
  const above = separatorLine + (BLANK_LINES.exec(below)?.[0] ?? '')
  const headerRow = above.split(LINE_END).length
  const { data, meta, errors } = Papa.parse<string[]>(text.slice(above.length), {
    ...(separator !== undefined && { delimiter: separator }),
  })
  const torn = errors.find(({ type }) => type === 'Quotes')
  const [header = [], ...lines] = data
  const { columns, template } = beside
  const read = readHeader(header, template, columns)
  const filled = lines
    .map((cells, index) => ({ cells, row: headerRow + index + 1 }))
    .filter(({ cells }) => !isBlank(cells))
  const hasHeader = read.isHeader || isBlank(header)
  const sheet = layOut({ cells: header, row: headerRow }, filled, read, columns)

  const report: Report = {
    encoding,
    delimiter: DELIMITERS[meta.delimiter] ?? meta.delimiter,
    headerRow,
    hasHeader,
    hasSeparatorLine: separatorLine !== '',
    rows: filled.length + (hasHeader ? 0 : 1),
    missing: read.missing.map((name) => columnOf(columns, name).label),
    extra: read.extra,
    tornRow: torn === undefined ? null : (torn.row ?? 0) + headerRow,
    findings: torn === undefined && hasHeader ? findingsIn(filled, sheet, beside) : [],
  }
  const repairs = new Map(
    report.findings.flatMap((one) => (one.kind === 'repairable' ? [[one.id, one.repair]] : [])),
  )
  return {
    report,
    /**
     * UTF-8 without a mark, parted by commas (decisions D56). What was not chosen stays as it was, but for what a spreadsheet
     * would run: that is repaired where it can be, else it is made a text.
     */
    write: (choices: Choices): string => {
      const chosen = (cells: readonly string[], row: number) =>
        cells.map((cell, place) => {
          const id = idOf(row, place)
          const choice = choices[id]
          if (choice?.kind === 'set') return toCellText(choice.text)
          return toCellText(isFormula(cell) ? (repairs.get(id) ?? cell) : cell)
        })
      const removed = new Set(
        report.findings.filter(({ id }) => choices[id]?.kind === 'removed').map(({ row }) => row),
      )
      const rows = filled
        .filter(({ row }) => !removed.has(row))
        .map(({ cells, row }) => chosen(cells, row))
      return `${Papa.unparse([chosen(header, headerRow), ...rows], { newline: '\r\n' })}\r\n`
    },
  }
}

const findingsIn = (rows: readonly CsvRow[], sheet: Sheet, beside: Beside): Finding[] =>
  [
    ...headerFindings(sheet, beside.columns),
    ...formulas([sheet.header], sheet, () => 'Header'),
    ...cellFindings(rows, sheet),
    ...formulas(rows, sheet, (line) => personOf(line, sheet.read)),
    ...doubles(rows, sheet.read, beside),
  ].toSorted((one, other) => one.row - other.row)

/** What is the same for all rows is asked once. */
function layOut(
  header: CsvRow,
  rows: readonly CsvRow[],
  read: HeaderRead,
  columns: CsvColumns,
): Sheet {
  const laid = [...read.places].map(([name, place]) => ({ place, column: columnOf(columns, name) }))
  const taken = new Set(read.places.values())
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header.cells.length)
  const outside = Array.from({ length: width }, (_, place) => place).filter(
    (place) => !taken.has(place),
  )
  return { header, read, laid, outside }
}

const headerFindings = ({ header: { row }, read }: Sheet, columns: CsvColumns): Finding[] =>
  read.renamed.map(({ place, found, column }) => ({
    id: idOf(row, place),
    row,
    person: 'Header',
    column: columnOf(columns, column).label,
    problem: 'Spelled otherwise than in the template',
    found,
    kind: 'repairable',
    repair: column,
  }))

/** Asked of every cell of the file: loops, which make nothing for a cell that is right. */
function cellFindings(rows: readonly CsvRow[], { read, laid }: Sheet): Finding[] {
  const findings: Finding[] = []
  for (const line of rows)
    for (const { place, column } of laid) {
      const found = line.cells[place] ?? ''
      const wrong = checkCell(column, found)
      if (wrong === null) continue
      const { problem, repair } = wrong
      const { row } = line
      const person = personOf(line, read)
      const common = { id: idOf(row, place), row, person, column: column.label, problem, found }
      findings.push(
        repair === null
          ? { ...common, kind: 'asks', holds: column.holds }
          : { ...common, kind: 'repairable', repair },
      )
    }
  return findings
}

/** In the columns that the template does not have nothing is judged but what a spreadsheet would run. */
function formulas(
  rows: readonly CsvRow[],
  { header, outside }: Sheet,
  nameOf: (line: CsvRow) => string,
): Finding[] {
  return outside.flatMap((place) =>
    rows.flatMap((line): Finding[] => {
      const { row } = line
      const found = line.cells[place] ?? ''
      const wrong = isFormula(found) ? checkContent({ kind: 'text' }, found) : null
      if (wrong === null) return []
      const { problem, repair } = wrong
      const column = header.cells[place] ?? ''
      const common = { id: idOf(row, place), row, person: nameOf(line), column, problem, found }
      return repair === null
        ? [{ ...common, kind: 'asks', holds: { kind: 'text' } }]
        : [{ ...common, kind: 'repairable', repair }]
    }),
  )
}
