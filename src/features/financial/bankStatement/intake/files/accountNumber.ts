import type { StatementDetails } from '../state/statementFacts.ts'

type AccountNumber = Pick<StatementDetails, 'accountEnd' | 'accountCheck'>

/** 'A/c No: XXXX4410', 'Account Number 5010 0234 5678 12', 'Statement of account no. 50100234567812'. */
const ACCOUNT_NUMBER =
  /\b(?:account|a\/c|acct?)\.?\s*(?:no|number|num|#)(?![a-z])\.?\s*[:–-]?\s*((?:[\dx*]{2,6}[ -]){0,5}[\dx*]{2,20})(?![\d./])/gi
const MIN_LENGTH = 8
const MAX_LENGTH = 18

/** Null where several accounts are named, or where the end of a line may cut the number. */
export function accountNumberIn(header: string): AccountNumber {
  const found = [...header.matchAll(ACCOUNT_NUMBER)].flatMap(
    ({ 0: match, 1: text = '', index }) => {
      const number = text.replaceAll(/[ -]/g, '')
      if (number.length < MIN_LENGTH) return []
      return [{ number, isCut: isContinued(number, header.slice(index + match.length)) }]
    },
  )
  const whole = found.filter(({ isCut }) => !isCut).map(({ number }) => number)
  const isKnown = found.every(
    ({ number, isCut }) => !isCut || whole.some((other) => other.startsWith(number)),
  )
  const ends = new Set(whole.flatMap((number) => /\d{4}$/.exec(number)?.[0] ?? []))
  const checks = new Set(whole.flatMap((number) => checkNumber(number) ?? []))
  const [accountEnd = null] = ends
  const [accountCheck = null] = checks
  return !isKnown || ends.size > 1 || checks.size > 1
    ? { accountEnd: null, accountCheck: null }
    : { accountEnd, accountCheck }
}

const NEXT_DIGITS = /^[ -]*(?:\n[ -]*)?([\dx*]{1,18})(?![\da-z*])/i
const NEXT_DATE = /^\s*\d{1,2}[/. -]+(?:\d{1,2}|[a-z]{3,9})[/., -]+\d{2,4}\b/i
const NEXT_AMOUNT = /^\s*\d[\d,]*\.\d{2}(?!\d)/

/** Whether the digits that follow may belong to the number. */
function isContinued(number: string, rest: string): boolean {
  const [, digits] = NEXT_DIGITS.exec(rest) ?? []
  if (digits === undefined || NEXT_DATE.test(rest) || NEXT_AMOUNT.test(rest)) return false
  return number.length + digits.length <= MAX_LENGTH
}

/** A prime below 10,000 */
const CHECK_MODULUS = 9_973n

/** Tells numbers with the same last digits apart; null for a masked one. Leading zeros do not count. */
function checkNumber(number: string): number | null {
  return /\D/.test(number) ? null : Number(BigInt(number) % CHECK_MODULUS)
}
