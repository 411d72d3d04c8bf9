import { CFB } from 'xlsx'

const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0]
/** Excel 2 to 4 wrote no compound file: the workbook begins with its first record. */
const FIRST_RECORDS = [
  [0x09, 0x00, 0x04, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x04, 0x06, 0x00],
]

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte)

/** True of workbooks up to Excel 5/95: their letters are bytes of a code page, those of later ones are Unicode. */
export function needsCodePages(bytes: Uint8Array): boolean {
  if (FIRST_RECORDS.some((mark) => beginsWith(bytes, mark))) return true
  if (!beginsWith(bytes, COMPOUND_FILE)) return false
  try {
    const file = CFB.read(bytes, { type: 'array' })
    return CFB.find(file, '/Workbook') === null && CFB.find(file, '/Book') !== null
  } catch {
    // Whoever reads it next says what is wrong with it.
    return false
  }
}
