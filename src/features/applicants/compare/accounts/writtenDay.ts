import type { CellObject } from 'xlsx'
import { parseWritten, type WrittenDay } from '#shared/kits/facts/statement/dayColumn.ts'
import { dayOf, isDateCell } from '#shared/ui/preview/sheet/cellValue.ts'

/** Unformatted numbers in these years (2000 to 2079) are days. */
const SERIALS = { from: 36_526, to: 65_746 }

/** Null for an empty cell and for what is no day. */
export function writtenDayOf(cell: CellObject | undefined): WrittenDay | null {
  if (cell?.v === undefined) return null
  if (typeof cell.v === 'number') {
    const isSerial = cell.v >= SERIALS.from && cell.v <= SERIALS.to
    if (isSerial || (isDateCell(cell) && cell.v > 0 && cell.v <= SERIALS.to))
      return { kind: 'serial', day: dayOf(cell.v) }
  }
  return parseWritten(String(cell.v))
}
