import * as XLSX from 'xlsx'
import { fail } from '../fault.ts'

const COLUMNS = ['related_parties', 'vendor_names', 'customer_names'] as const

function rowsOf(bytes: Uint8Array): string[][] {
  try {
    const book = XLSX.read(bytes, { type: 'array' })
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    if (sheet === undefined) return []
    return XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '', raw: false })
  } catch {
    fail('bad-excel')
    return []
  }
}

/**
 * The names in a related-parties workbook.
 * @throws Fault 400: not a workbook, other columns, or no entries
 */
export async function relatedPartiesIn(file: File): Promise<string[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // SheetJS parses any text as CSV, so check the first bytes for a workbook.
  const isWorkbook = [0x50, 0xd0].includes(bytes[0] ?? 0)
  if (!isWorkbook) fail('bad-excel')
  const [heads = [], ...rows] = rowsOf(bytes)
  const names = heads.map((head) => head.trim().toLowerCase()).filter((head) => head !== '')
  if (names.some((name) => !COLUMNS.some((column) => column === name))) fail('extra-excel')
  const entries = rows
    .flat()
    .map((text) => text.trim())
    .filter((text) => text !== '')
  if (entries.length === 0) fail('empty-excel')
  return entries
}
