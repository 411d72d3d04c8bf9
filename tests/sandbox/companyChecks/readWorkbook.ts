import * as XLSX from 'xlsx'
import { Fault } from '../fault.ts'
import type { CheckInput } from './job.ts'

/** The template's headers and their job fields. */
const HEADS = {
  'Work Order Id': 'workOrderId',
  'Company Name': 'companyName',
  'Candidate Name': 'employeeName',
  'Employment Date': 'POEStartDate',
} as const satisfies Record<string, keyof CheckInput>
const heads = Object.keys(HEADS) as (keyof typeof HEADS)[] // keys of the table

type Line = Record<string, string>

function rowOf(line: Line, nth: number): CheckInput {
  const missing = heads.find((head) => (line[head] ?? '').trim() === '')
  if (missing !== undefined) throw new Fault(400, `Row ${nth + 2}: ${missing} is empty`)
  const cell = (head: keyof typeof HEADS) => (line[head] ?? '').trim()
  return {
    workOrderId: cell('Work Order Id'),
    companyName: cell('Company Name'),
    employeeName: cell('Candidate Name'),
    POEStartDate: cell('Employment Date'),
  }
}

/** The rows of the first sheet of an uploaded workbook. @throws Fault 400 that names the row */
export async function readWorkbook(file: File): Promise<CheckInput[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isWorkbook = bytes[0] === 0x50 || bytes[0] === 0xd0
  if (!isWorkbook) throw new Fault(400, 'The file is not a workbook')
  const book = XLSX.read(bytes, { type: 'array', dateNF: 'yyyy-mm-dd' })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  const lines: Line[] = sheet === undefined ? [] : XLSX.utils.sheet_to_json(sheet, { raw: false })
  const [first] = lines
  if (first === undefined) throw new Fault(400, 'The workbook has no rows')
  return lines.map(rowOf)
}
