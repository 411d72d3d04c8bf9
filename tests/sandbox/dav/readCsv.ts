import * as XLSX from 'xlsx'
import { Fault } from '../fault.ts'

/** The columns of the template: what a case has to begin with (kyc §3, sourceData). */
export const COLUMNS = [
  'name',
  'internalReferenceNumber',
  'phoneNumber',
  'email',
  'address',
  'periodOfStayFrom',
  'periodOfStayTo',
] as const
export type SourceRow = Record<(typeof COLUMNS)[number], string>

const MANDATORY = ['name', 'phoneNumber', 'address'] as const
const PHONE = /^[6-9]\d{9}$/

export const TEMPLATE = `${COLUMNS.join(',')}\r\n`

function rowOf(cells: readonly string[], header: readonly string[], line: number): SourceRow {
  const cell = (name: string) => cells[header.indexOf(name)]?.trim() ?? ''
  const row = Object.fromEntries(COLUMNS.map((name) => [name, cell(name)])) as SourceRow // from its keys
  const missing = MANDATORY.find((name) => row[name] === '')
  if (missing !== undefined) throw new Fault(400, `Row ${line}: ${missing} is missing`)
  if (!PHONE.test(row.phoneNumber))
    throw new Fault(400, `Row ${line}: ${row.phoneNumber} is not a phone number`)
  return row
}

/** The rows of an uploaded CSV, comma separated, in UTF-8. @throws Fault 400 that names the row */
export async function readCsv(file: File): Promise<SourceRow[]> {
  const text = new TextDecoder().decode(await file.arrayBuffer())
  const book = XLSX.read(text, { type: 'string', raw: true, FS: ',' })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  const lines: unknown[][] =
    sheet === undefined
      ? []
      : XLSX.utils.sheet_to_json(sheet, { header: 1, defval: '', raw: false })
  const [header = [], ...rows] = lines.map((cells) => cells.map(String))
  const lacking = COLUMNS.find((name) => !header.includes(name))
  if (lacking !== undefined) throw new Fault(400, `Column ${lacking} is missing`)
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) throw new Fault(400, 'The file has no rows')
  return filled.map((cells, index) => rowOf(cells, header, index + 2))
}
