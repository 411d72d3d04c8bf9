import { type CellObject, SSF } from 'xlsx'
import { parseDay, type Day } from '#shared/lib/day.ts'
import { parseAmount } from '#shared/lib/money.ts'

/** What a cell says, as it is sorted and compared. */
export type CellValue =
  | { kind: 'figure'; size: number }
  /** Days since the end of 1899, as workbooks count them. */
  | { kind: 'day'; serial: number }
  | { kind: 'words'; text: string }

const MS_PER_DAY = 86_400_000
/** 1 January 1970, as workbooks count days. */
const UNIX_SERIAL = 25_569

export const serialOf = (day: Day): number =>
  Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY + UNIX_SERIAL
/** The day of a serial number, its time of day left aside. */
export const dayOf = (serial: number): Day =>
  new Date(Math.round((Math.floor(serial) - UNIX_SERIAL) * MS_PER_DAY)).toISOString().slice(0, 10)

/** A number that is shown as a day or a time: adding such numbers up says nothing. */
export const isDated = ({ t, z }: CellObject): boolean =>
  t === 'n' && z !== undefined && SSF.is_date(String(z))

/** A number as workbooks hold one; null of a day, of a text, however it reads, and of an empty cell. */
export function numberOf(cell: CellObject): number | null {
  return typeof cell.v === 'number' && cell.t === 'n' && !isDated(cell) ? cell.v : null
}

/** No amount is longer as it is written. */
const AMOUNT_MAX_LENGTH = 24
const MAY_BE_AMOUNT = /^[\s(₹+−\-.\dri]/i
/** More digits without grouping or decimals are the number of something (telephone, account), as are leading zeros. */
const PLAIN_AMOUNT = /^[+-]?(?:0|[1-9]\d{0,8})$/
const WRITTEN_AMOUNT = /[.,₹()]|rs|inr/i

/** An amount that stands as text: '1,200.00', '₹ 1200', '(300.00)', '42'; null of '9876543210' and '007'. */
export function writtenAmount(text: string): number | null {
  if (text.length > AMOUNT_MAX_LENGTH || !MAY_BE_AMOUNT.test(text)) return null
  const bare = text.trim()
  return PLAIN_AMOUNT.test(bare) || WRITTEN_AMOUNT.test(bare) ? parseAmount(bare) : null
}

/** Null of a cell that is empty. */
export function valueOf(cell: CellObject | undefined): CellValue | null {
  if (cell?.v === undefined) return null
  if (typeof cell.v === 'number' && cell.t === 'n')
    return isDated(cell) ? { kind: 'day', serial: cell.v } : { kind: 'figure', size: cell.v }
  const text = cell.w ?? String(cell.v)
  if (text.trim() === '') return null
  const size = writtenAmount(text)
  if (size !== null) return { kind: 'figure', size }
  const day = /^\s*\d/.test(text) ? parseDay(text) : null
  return day === null ? { kind: 'words', text } : { kind: 'day', serial: serialOf(day) }
}
