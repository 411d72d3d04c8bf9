import Papa from 'papaparse'
import { decodeText } from '#shared/preview/csvText.ts'
import { checkCell, checkFormula, isFormula, isPhone } from './checkCell.ts'
import { COLUMN, isColumnName, readHeader, type HeaderRead } from './columns.ts'
import type { Choices, Finding, Report } from './finding.ts'

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}

/** What the file is compared with. */
export type Beside = {
  /** Columns of the template, in its order. */
  template: readonly string[]
  /** Phone numbers of cases that are in the list already. */
  phones: readonly string[]
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')
const labelOf = (column: string) => (isColumnName(column) ? COLUMN[column].label : column)
const idOf = (row: number, place: number) => `${row}:${place}`

/** A CSV that was read: what was found in it, and the file that the choices make of it. */
export function openCsv(bytes: Uint8Array, beside: Beside) {
  const { text, encoding } = decodeText(bytes)
  const { data, meta } = Papa.parse<string[]>(text)
  const [header = [], ...lines] = data
  const read = readHeader(header, beside.template)
  const filled = lines
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => !isBlank(cells))

  const report: Report = {
    encoding,
    delimiter: DELIMITERS[meta.delimiter] ?? meta.delimiter,
    rows: filled.length,
    missing: read.missing.map(labelOf),
    extra: read.extra,
    findings: [
      ...headerFindings(read),
      ...filled.flatMap(({ cells, row }) => rowFindings(cells, row, read)),
      ...filled.flatMap(({ cells, row }) => formulas(cells, row, header, read)),
      ...doubles(filled, read, new Set(beside.phones)),
    ].toSorted((one, other) => one.row - other.row),
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

const headerFindings = ({ renamed }: HeaderRead): Finding[] =>
  renamed.map(({ place, found, column }) => ({
    id: idOf(1, place),
    row: 1,
    person: 'Header',
    column: labelOf(column),
    problem: 'Spelled otherwise than in the template',
    found,
    kind: 'repairable',
    repair: column,
  }))

const ASKED: Partial<Record<string, 'phone' | 'email'>> = { phoneNumber: 'phone', email: 'email' }

function rowFindings(cells: readonly string[], row: number, { places }: HeaderRead): Finding[] {
  const person = cells[places.get('name') ?? -1]?.trim() ?? ''
  return [...places].flatMap(([column, place]): Finding[] => {
    const found = cells[place] ?? ''
    const wrong = checkCell(column, found)
    if (wrong === null) return []
    const { problem, repair } = wrong
    const common = { id: idOf(row, place), row, person, column: labelOf(column), problem, found }
    return repair === null
      ? [{ ...common, kind: 'asks', what: ASKED[column] ?? 'text' }]
      : [{ ...common, kind: 'repairable', repair }]
  })
}

/** In the columns that the template does not have nothing is judged but what a spreadsheet would run. */
function formulas(
  cells: readonly string[],
  row: number,
  header: readonly string[],
  { places }: HeaderRead,
): Finding[] {
  const person = cells[places.get('name') ?? -1]?.trim() ?? ''
  return cells.flatMap((found, place): Finding[] => {
    if (!isFormula(found) || [...places.values()].includes(place)) return []
    const { problem, repair } = checkFormula(found)
    const common = {
      id: idOf(row, place),
      row,
      person,
      column: header[place] ?? '',
      problem,
      found,
    }
    return repair === null
      ? [{ ...common, kind: 'asks', what: 'text' }]
      : [{ ...common, kind: 'repairable', repair }]
  })
}

/** The same phone twice, in the file or in the list: two links to one person. */
function doubles(
  lines: readonly { cells: readonly string[]; row: number }[],
  { places }: HeaderRead,
  listed: ReadonlySet<string>,
): Finding[] {
  const place = places.get('phoneNumber')
  if (place === undefined) return []
  const rowOf = new Map<string, number>()
  return lines.flatMap(({ cells, row }): Finding[] => {
    const found = cells[place] ?? ''
    const phone = checkCell('phoneNumber', found)?.repair ?? found
    if (!isPhone(phone)) return []
    const before = rowOf.get(phone)
    rowOf.set(phone, before ?? row)
    if (before === undefined && !listed.has(phone)) return []
    return [
      {
        id: `${row}:twice`,
        row,
        person: cells[places.get('name') ?? -1]?.trim() ?? '',
        column: labelOf('phoneNumber'),
        problem:
          before === undefined
            ? 'There is a case with this phone in the list'
            : `Same as row ${before}, two links to one phone`,
        found: phone,
        kind: 'twice',
      },
    ]
  })
}
