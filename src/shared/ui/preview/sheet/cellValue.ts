import { type CellObject, SSF } from 'xlsx'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'
import { parseDay, type Day } from '#shared/platform/lib/time/day.ts'
import { toIsoTime } from '#shared/platform/lib/time/timestamp.ts'

export type ComparedValue =
  | { kind: 'number'; value: number }
  /** Days since the end of 1899, as workbooks count. */
  | { kind: 'day'; serial: number }
  | { kind: 'text'; text: string }

const MS_PER_DAY = 86_400_000
/** 1 January 1970 as a workbook's day number. */
const UNIX_SERIAL = 25_569

export const serialOf = (day: Day): number =>
  Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY + UNIX_SERIAL
/** The day of a serial number without its time. Empty for a number beyond every calendar. */
export const dayOf = (serial: number): Day =>
  toIsoTime(Math.round((Math.floor(serial) - UNIX_SERIAL) * MS_PER_DAY)).slice(0, 10)

/** A number formatted as a day or time must not be summed. */
export const isDateCell = ({ t, z }: CellObject): boolean =>
  t === 'n' && z !== undefined && SSF.is_date(String(z))

/** A number cell's value; null for dates, texts and empty cells. */
export function numberOf(cell: CellObject): number | null {
  return typeof cell.v === 'number' && cell.t === 'n' && !isDateCell(cell) ? cell.v : null
}

const AMOUNT_MAX_LENGTH = 24
const MAY_BE_AMOUNT = /^[\s(₹+−\-.\dri]/i
/** Longer digits without grouping or decimals are identifiers (telephone, account), as are leading zeros. */
const PLAIN_AMOUNT = /^[+-]?(?:0|[1-9]\d{0,8})$/
const WRITTEN_AMOUNT = /[.,₹()]|rs|inr/i

/** Parses an amount stored as text: '1,200.00', '₹ 1200', '(300.00)', '42'; null for '9876543210' and '007'. */
export function parseTextAmount(text: string): number | null {
  if (text.length > AMOUNT_MAX_LENGTH || !MAY_BE_AMOUNT.test(text)) return null
  const trimmed = text.trim()
  return PLAIN_AMOUNT.test(trimmed) || WRITTEN_AMOUNT.test(trimmed) ? parseAmount(trimmed) : null
}

/** Null for an empty cell. */
export function valueOf(cell: CellObject | undefined): ComparedValue | null {
  if (cell?.v === undefined) return null
  if (typeof cell.v === 'number' && cell.t === 'n')
    return isDateCell(cell) ? { kind: 'day', serial: cell.v } : { kind: 'number', value: cell.v }
  const text = cell.w ?? String(cell.v)
  if (text.trim() === '') return null
  const amount = parseTextAmount(text)
  if (amount !== null) return { kind: 'number', value: amount }
  const day = /^\s*\d/.test(text) ? parseDay(text) : null
  return day === null ? { kind: 'text', text } : { kind: 'day', serial: serialOf(day) }
}
