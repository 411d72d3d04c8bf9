import type { CellObject } from 'xlsx'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'

export type Side = 'debit' | 'credit'
/** `side` is null where the cell only has a number, whose sign `paise` keeps. */
export type WrittenAmount = { paise: number; side: Side | null }

const CELL_MAX = 40
const BEHIND = /[\s([]*(dr|cr|debit|credit|d|c)\.?\s*[)\]]?$/i
const BEFORE = /^[([]?(dr|cr|debit|credit)\b\.?[)\]]?[\s:]*(?=[-+₹\d.(]|rs|inr)/i

/**
 * 'Dr', 'D', 'Debit' and 'W' (withdrawal) are debits; null for what names no side. `hasWithdrawals`: 'D' is a deposit,
 * because the column writes 'W' for the others.
 */
export function sideIn(text: string, hasWithdrawals = false): Side | null {
  const word = text.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (word === 'd') return hasWithdrawals ? 'credit' : 'debit'
  if (/^(?:dr|debit|w|withdrawal)$/.test(word)) return 'debit'
  return /^(?:cr|c|credit|deposit)$/.test(word) ? 'credit' : null
}

/** Null for an empty cell and for what is no amount. `unit`: 100,000 in lakhs. */
export function amountIn(cell: CellObject | undefined, unit = 1): WrittenAmount | null {
  if (cell?.v === undefined) return null
  const shown = typeof cell.v === 'number' ? (cell.w ?? '') : String(cell.v)
  const text = shown.trim().slice(0, CELL_MAX)
  const marker = BEHIND.exec(text) ?? BEFORE.exec(text)
  const side = marker === null ? null : sideIn(marker[1] ?? '')
  if (typeof cell.v === 'number' && cell.t !== 'n') return null
  const rupees =
    typeof cell.v === 'number' ? cell.v : parseAmount(text.replace(BEHIND, '').replace(BEFORE, ''))
  const paise = rupees === null ? NaN : Math.round(rupees * unit * 100)
  return Number.isSafeInteger(paise) ? { paise, side } : null
}

/** Signed: a debit or an overdrawn balance is negative. */
export function paiseOf({ paise, side }: WrittenAmount, beside: Side | null = null): number {
  const known = side ?? beside
  return known === null ? paise : known === 'debit' ? -Math.abs(paise) : Math.abs(paise)
}
