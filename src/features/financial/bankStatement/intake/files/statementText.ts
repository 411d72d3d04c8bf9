import { bankInHeader } from '#shared/kits/facts/banks/recogniseBank.ts'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'
import { isDay, monthNumber, type Day } from '#shared/platform/lib/time/day.ts'
import type { AccountType } from '../../api/submission.ts'
import type { StatementPeriod, StatementDetails } from '../state/statementFacts.ts'
import { accountNumberIn } from './accountNumber.ts'

const HEADER_MAX_LENGTH = 2_500
/** Where the transactions begin, whose narrations name other accounts and banks. */
const TRANSACTIONS = [
  /\bdate\b[^\n]{0,200}?\b(?:narration|particulars|description|details|remarks|debit)\b/i,
  /\bdate\b[^]{0,60}?\b(?:narration|particulars|withdrawals?)\b/i,
  /(?:^|\n)\d{1,2}[/. -](?:\d{1,2}|[A-Za-z]{3})[/. -]\d{2,4}\b(?!\s*(?:to|till|[-–]))[^\n]{0,200}\d\.\d{2}\b/,
  /\b(?:NEFT|RTGS|IMPS|UPI)[-/*: ]{1,3}(?:CR\b|DR\b|P2[AM]\b|[A-Z]{4}0|[A-Z]{0,6}\d)/,
]

export type StatementPages = { first: string; last: string }

/** null for what is missing or contradictory. */
export function parseStatement({ first, last }: StatementPages): StatementDetails {
  const header = headerOf(first)
  return {
    bankName: bankInHeader(header),
    ...accountNumberIn(header),
    holder: holderIn(header),
    accountType: accountTypeIn(header),
    period: periodInText(first),
    opening: balanceIn([...first.matchAll(OPENING)][0]),
    closing: balanceIn([...last.matchAll(CLOSING)].at(-1)),
  }
}

function headerOf(text: string): string {
  const ends = TRANSACTIONS.map((pattern) => text.search(pattern)).filter((end) => end !== -1)
  return text.slice(0, ends.length === 0 ? HEADER_MAX_LENGTH : Math.min(...ends))
}

/** 01/04/2026, 1-4-26, 01 Apr 2026, 1st April, 2026: Indian statements put the day first. */
const DATE = String.raw`(\d{1,2})(?:st|nd|rd|th)?[\s./-]+(\d{1,2}|[A-Za-z]{3,9})[\s.,/-]+(\d{4}|\d{2})\b`
const BETWEEN = String.raw`[^\d]{0,24}?(?:to|till|[-–])[^\d]{0,6}`
/** 'Statement from 01/04/2026 to 30/06/2026', 'Period: 1 Apr 2026 - 30 Jun 2026', 'From 01/04/2026 Statement to 30/06/2026'. */
const PERIOD = new RegExp(String.raw`\b${DATE}${BETWEEN}${DATE}`, 'i')
/** 'for the period April 01, 2026 - June 30, 2026'. */
const MONTH_FIRST = String.raw`([A-Za-z]{3,9})\s+(\d{1,2}),?\s+(\d{4})\b`
const PERIOD_MONTH_FIRST = new RegExp(String.raw`\b${MONTH_FIRST}${BETWEEN}\b${MONTH_FIRST}`, 'i')

/** null for none or an implausible one. */
export function periodInText(text: string): StatementPeriod | null {
  const [, day, month, year, lastDay, lastMonth, lastYear] = PERIOD.exec(text) ?? []
  const [, name, date, ofYear, lastName, lastDate, ofLastYear] = PERIOD_MONTH_FIRST.exec(text) ?? []
  const from = toDay(day, month, year) ?? toDay(date, name, ofYear)
  const to = toDay(lastDay, lastMonth, lastYear) ?? toDay(lastDate, lastName, ofLastYear)
  return from === null || to === null || from > to ? null : { from, to }
}

function toDay(day = '', month = '', year = ''): Day | null {
  const monthIndex = monthNumber(month)
  const number = monthIndex > 0 ? String(monthIndex) : month
  const fullYear = year.length === 2 ? `20${year}` : year
  const text = `${fullYear}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}

const HOLDER =
  /(?:\b(?:account|a\/c)\s*holder(?:'?s)?(?:\s*name)?|\bcustomer\s*name|\baccount\s*name|\bname\s*of\s*(?:the\s*)?(?:account\s*holder|customer)|(?:^|\n)\s*name(?=\s*:))\s*[:–-]?\s*((?:m\/s\.?\s+)?[a-z][a-z.&' -]{2,80})/gi
/** Ends a name on the same line. */
const NEXT_LABEL =
  /\s+(?:account|a\/c|branch|customer|cust|cif|crn|IFSC|currency|statement|address|e-?mail|mobile|phone|date|type|period|nominee|nomination|joint|pan|MICR|scheme|product|status|opening|page)\b.*$/i

function holderIn(header: string): string | null {
  const names = [...header.matchAll(HOLDER)].map(([, name = '']) =>
    name.replace(NEXT_LABEL, '').trim(),
  )
  const [name, ...others] = new Set(names.filter(({ length }) => length > 2))
  return others.length > 0 ? null : (name ?? null)
}

const TYPE_LABEL = /\b(?:account|a\/c)\s*(?:type|category|description)\s*[:–-]?\s*([^\n]{0,40})/i
const ANY_TYPE = /\b(savings?|current)\s+(?:bank\s+)?(?:account|a\/c)\b/gi
const OTHER_TYPE = /\b(?:overdraft|cash credit|od|cc|nre|nro|loan)\b/i

function accountTypeIn(header: string): AccountType | null {
  const [, labelled = ''] = TYPE_LABEL.exec(header) ?? []
  if (/\bsavings?\b|\bsb\b/i.test(labelled)) return 'Savings'
  if (/\bcurrent\b|\bca\b/i.test(labelled)) return 'Current'
  if (OTHER_TYPE.test(labelled)) return 'other'
  const [type, ...others] = new Set(
    [...header.matchAll(ANY_TYPE)].map(([, found = '']) =>
      /^s/i.test(found) ? ('Savings' as const) : ('Current' as const),
    ),
  )
  return others.length > 0 ? null : (type ?? null)
}

/** After its label on the same line; a day and 'Rs.' may precede it. Amounts of statements have two decimals. */
const AMOUNT = String.raw`(?:\s*(?:as\s+)?on\s+[\d/.-]+(?:\s*[A-Za-z]{3,9}[\s,-]*\d{4})?)?[^\d\n-]{0,24}(-?\d[\d,]*\.\d{2})(?!\d)[ \t]*(dr\b)?`
const OPENING = new RegExp(
  String.raw`(?:\bopening\s+(?:balance|bal)\b|\bbrought\s+forward\b|\bb\/f\b)${AMOUNT}`,
  'gi',
)
const CLOSING = new RegExp(
  String.raw`(?:\bclosing\s+(?:balance|bal)\b|\bcarried\s+forward\b|\bc\/f\b)${AMOUNT}`,
  'gi',
)

function balanceIn(match: RegExpMatchArray | undefined): number | null {
  const [, text, debit] = match ?? []
  const amount = text === undefined ? null : parseAmount(text)
  return amount === null ? null : debit === undefined ? amount : -Math.abs(amount)
}
