import { PHONE, type CsvRow, type CsvRule } from '../readCsv.ts'

/** The template's columns, required for each case (kyc §3, sourceData). */
const COLUMNS = [
  'name',
  'internalReferenceNumber',
  'phoneNumber',
  'email',
  'address',
  'periodOfStayFrom',
  'periodOfStayTo',
] as const
export type SourceRow = CsvRow<(typeof COLUMNS)[number]>

export const CASE_CSV: CsvRule<(typeof COLUMNS)[number]> = {
  columns: COLUMNS,
  mandatory: ['name', 'phoneNumber', 'address'],
  patterns: { phoneNumber: PHONE },
}

export const TEMPLATE = `${COLUMNS.join(',')}\r\n`
