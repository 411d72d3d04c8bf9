import { parseDay, type Day } from '#shared/platform/lib/day.ts'
import { parseAmount } from '#shared/platform/lib/money.ts'
import { findColumn, CREDITS, DEBITS, type Rows } from './columns.ts'

/** An entry's narration must match `pattern` and all of `also`, and none of `except`. */
type KeywordRule = { pattern: RegExp; also: readonly RegExp[]; except: readonly RegExp[] }

/** A bank's charge for a cash entry or a return does not count. */
const CHARGE = /\b(charges?|chgs?|chrgs?|fees?|gst|penalty|penal)\b/i
/** Transfers contain free text. */
const TRANSFER = /\b(upi|imps|neft|rtgs|pos)\b(?!.{0,6}\bcash (wdl|withdrawal))/i

/** 'ATW' and 'NWD' are HDFC's terms for its own and other banks' machines. */
const CASH: KeywordRule = {
  pattern:
    /\bcash|\batm[ /-]?(wdl|wd|withdrawal)\b|\b(atw|nwd|eaw|cdm)\b|\bself (chq|cheque|withdrawal)\b/i,
  also: [],
  except: [
    CHARGE,
    TRANSFER,
    /\bcash ?(back|free|e|less|credit|discount|management|mgmt|flow|ier)\b/i,
  ],
}

const RETURN: KeywordRule = {
  pattern:
    /\b(ret|retd|retn|return|returned|rtn|bounced?|dishonou?red|unpaid|reject|rejected)\b|\b(insufficient funds?|funds insufficient)\b/i,
  also: [
    /\b(chq|cheque|chqs|clg|clearing|cts|ecs|nach|ach|emi|mandate|inward|outward|si|iw|ow)\b|\b[io]\/w\b/i,
  ],
  except: [CHARGE],
}

const matchesRule = ({ pattern, also, except }: KeywordRule, narration: string): boolean =>
  pattern.test(narration) &&
  also.every((pattern) => pattern.test(narration)) &&
  !except.some((pattern) => pattern.test(narration))

export const isCash = (narration: string): boolean => matchesRule(CASH, narration)
export const isReturn = (narration: string): boolean => matchesRule(RETURN, narration)

/** Amounts in rupees, null for none. */
export type Entry = {
  /** One-based */
  row: number
  day: Day
  narration: string
  credits: number | null
  debits: number | null
  isCash: boolean
  isReturn: boolean
}

const COLUMN_PATTERNS = {
  day: /\bdate\b/i,
  narration: /\b(narration|description|particulars|details|remarks)\b/i,
  credits: CREDITS,
  debits: DEBITS,
} as const

export type EntryColumns = Record<keyof typeof COLUMN_PATTERNS, number> & { row: number }

export function findEntryColumns(rows: Rows): EntryColumns | null {
  for (const [row, texts] of rows.entries()) {
    const columns = {
      row,
      day: findColumn(texts, COLUMN_PATTERNS.day),
      narration: findColumn(texts, COLUMN_PATTERNS.narration),
      credits: findColumn(texts, COLUMN_PATTERNS.credits),
      debits: findColumn(texts, COLUMN_PATTERNS.debits),
    }
    if (!Object.values(columns).includes(-1)) return columns
  }
  return null
}

/** Rows without a day (header, totals, blank ones) are skipped. `from`: index of the first row in its sheet. */
export function parseEntries(rows: Rows, columns: EntryColumns, from = 0): Entry[] {
  return rows.flatMap((row, index): Entry[] => {
    const text = (column: number) => row[column]?.trim() ?? ''
    const day = parseDay(text(columns.day))
    if (day === null || from + index <= columns.row) return []
    const narration = text(columns.narration)
    return [
      {
        row: from + index + 1,
        day,
        narration,
        credits: parseAbsoluteAmount(text(columns.credits)),
        debits: parseAbsoluteAmount(text(columns.debits)),
        isCash: isCash(narration),
        isReturn: isReturn(narration),
      },
    ]
  })
}

/** Some workbooks have negative debits; a zero is no amount. */
function parseAbsoluteAmount(text: string): number | null {
  const amount = Math.abs(parseAmount(text) ?? 0)
  return amount === 0 ? null : amount
}
