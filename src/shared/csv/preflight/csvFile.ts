import Papa from 'papaparse'
import { decodeText } from '#shared/preview/csvText.ts'
import { checkCell, checkFormula, isFormula } from './checkCell.ts'
import { columnOf, readHeader, type Beside, type CsvColumns, type HeaderRead } from './columns.ts'
import { doubles } from './doubles.ts'
import type { Choices, Finding, Report } from './finding.ts'
import { idOf, personOf, type CsvRow } from './row.ts'

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}

/** How a file is laid out. */
type Sheet = { read: HeaderRead; columns: CsvColumns }

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** A CSV that was read: what was found in it, and the file that the choices make of it. */
export function openCsv(bytes: Uint8Array, beside: Beside) {
  const { text, encoding } = decodeText(bytes)
  const { data, meta, errors } = Papa.parse<string[]>(text)
  const torn = errors.find(({ type }) => type === 'Quotes')
  const [header = [], ...lines] = data
  const { columns, template } = beside
  const read = readHeader(header, template, columns)
  const sheet = { read, columns }
  const filled = lines
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => !isBlank(cells))

  const report: Report = {
    encoding,
    delimiter: DELIMITERS[meta.delimiter] ?? meta.delimiter,
    rows: filled.length,
    missing: read.missing.map((name) => columnOf(columns, name).label),
    extra: read.extra,
    tornRow: torn === undefined ? null : (torn.row ?? 0) + 1,
    findings: torn === undefined ? findingsIn(filled, header, { sheet, beside }) : [],
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
          if (choice?.kind === 'set') return choice.text
          return isFormula(cell) ? (repairs.get(id) ?? `'${cell}`) : cell
        })
      const removed = new Set(
        report.findings.filter(({ id }) => choices[id]?.kind === 'removed').map(({ row }) => row),
      )
      const rows = filled
        .filter(({ row }) => !removed.has(row))
        .map(({ cells, row }) => chosen(cells, row))
      return `${Papa.unparse([chosen(header, 1), ...rows], { newline: '\r\n' })}\r\n`
    },
  }
}

const findingsIn = (
  rows: readonly CsvRow[],
  header: readonly string[],
  { sheet, beside }: { sheet: Sheet; beside: Beside },
): Finding[] =>
  [
    ...headerFindings(sheet),
    ...rows.flatMap((line) => rowFindings(line, sheet)),
    ...rows.flatMap((line) => formulas(line, header, sheet.read)),
    ...doubles(rows, sheet.read, beside),
  ].toSorted((one, other) => one.row - other.row)

const headerFindings = ({ read, columns }: Sheet): Finding[] =>
  read.renamed.map(({ place, found, column }) => ({
    id: idOf(1, place),
    row: 1,
    person: 'Header',
    column: columnOf(columns, column).label,
    problem: 'Spelled otherwise than in the template',
    found,
    kind: 'repairable',
    repair: column,
  }))

function rowFindings(line: CsvRow, { read, columns }: Sheet): Finding[] {
  const { cells, row } = line
  const person = personOf(line, read)
  return [...read.places].flatMap(([name, place]): Finding[] => {
    const column = columnOf(columns, name)
    const found = cells[place] ?? ''
    const wrong = checkCell(column, found)
    if (wrong === null) return []
    const { problem, repair } = wrong
    const common = { id: idOf(row, place), row, person, column: column.label, problem, found }
    return repair === null
      ? [{ ...common, kind: 'asks', holds: column.holds }]
      : [{ ...common, kind: 'repairable', repair }]
  })
}

/** In the columns that the template does not have nothing is judged but what a spreadsheet would run. */
function formulas(line: CsvRow, header: readonly string[], read: HeaderRead): Finding[] {
  const { cells, row } = line
  return cells.flatMap((found, place): Finding[] => {
    if (!isFormula(found) || [...read.places.values()].includes(place)) return []
    const { problem, repair } = checkFormula(found)
    const [person, column] = [personOf(line, read), header[place] ?? '']
    const common = { id: idOf(row, place), row, person, column, problem, found }
    return repair === null
      ? [{ ...common, kind: 'asks', holds: { kind: 'text' } }]
      : [{ ...common, kind: 'repairable', repair }]
  })
}
