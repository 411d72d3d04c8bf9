import * as XLSX from 'xlsx'
import { Fault } from './fault.ts'

/** The format of an uploaded list of candidates. */
export type CsvRule<Name extends string> = {
  columns: readonly Name[]
  mandatory: readonly Name[]
  /** By column: a pattern for its values, and the error message. */
  patterns: Partial<Record<Name, readonly [pattern: RegExp, what: string]>>
}
export type CsvRow<Name extends string> = Record<Name, string>

/** An Indian mobile number. */
export const PHONE = [/^[6-9]\d{9}$/, 'a phone number'] as const

function rowOf<Name extends string>(
  cells: readonly string[],
  header: readonly string[],
  { columns, mandatory, patterns }: CsvRule<Name>,
  line: number,
): CsvRow<Name> {
  const cell = (name: Name) => cells[header.indexOf(name)]?.trim() ?? ''
  const row = Object.fromEntries(columns.map((name) => [name, cell(name)])) as CsvRow<Name> // from its keys
  const missing = mandatory.find((name) => row[name] === '')
  if (missing !== undefined) throw new Fault(400, `Row ${line}: ${missing} is missing`)
  for (const name of columns) {
    const [pattern, message] = patterns[name] ?? []
    if (pattern !== undefined && row[name] !== '' && !pattern.test(row[name]))
      throw new Fault(400, `Row ${line}: ${row[name]} is not ${message}`)
  }
  return row
}

/** The rows of an uploaded UTF-8 CSV, separated by commas. @throws Fault 400 with the row */
export async function readCsv<Name extends string>(
  file: File,
  rule: CsvRule<Name>,
): Promise<CsvRow<Name>[]> {
  const text = new TextDecoder().decode(await file.arrayBuffer())
  const book = XLSX.read(text, { type: 'string', raw: true, FS: ',' })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  const lines: unknown[][] =
    sheet === undefined
      ? []
      : XLSX.utils.sheet_to_json(sheet, { header: 1, defval: '', raw: false })
  const [header = [], ...rows] = lines.map((cells) => cells.map(String))
  const missingColumn = rule.columns.find((name) => !header.includes(name))
  if (missingColumn !== undefined) throw new Fault(400, `Column ${missingColumn} is missing`)
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) throw new Fault(400, 'The file has no rows')
  return filled.map((cells, index) => rowOf(cells, header, rule, index + 2))
}
