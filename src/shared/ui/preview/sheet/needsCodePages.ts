import { CFB } from 'xlsx'

const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0]
/** Excel 2 to 4 files are not compound files: they start with these records. */
const FIRST_RECORDS = [
  [0x09, 0x00, 0x04, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x04, 0x06, 0x00],
]

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte)

/** True up to Excel 5/95, whose text is in a code page; later workbooks use Unicode. */
export function needsCodePages(bytes: Uint8Array): boolean {
  if (FIRST_RECORDS.some((mark) => startsWith(bytes, mark))) return true
  if (!startsWith(bytes, COMPOUND_FILE)) return false
  try {
    const file = CFB.read(bytes, { type: 'array' })
    return CFB.find(file, '/Workbook') === null && CFB.find(file, '/Book') !== null
  } catch {
    // The next reader reports the problem.
    return false
  }
}
