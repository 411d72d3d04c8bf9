import { formatInr, parseAmount } from '#shared/platform/lib/numbers/money.ts'
import type { TextLine } from '../../content/textLines.ts'
import type { Contradiction } from './figures.ts'

/** Rupees: payslips round the net amount. */
const TOLERANCE = 1.5

const labelled = (label: string) =>
  new RegExp(String.raw`\b(?:${label})\b[^\d]{0,24}?(-?\d[\d,]*(?:\.\d{1,2})?)(?![\d/-])`, 'gi')

const STATEMENT = {
  opening: labelled(String.raw`opening (?:balance|bal)`),
  closing: labelled(String.raw`closing (?:balance|bal)`),
  credits: labelled(String.raw`total (?:of )?(?:credits?|deposits?)(?: amount)?`),
  debits: labelled(String.raw`total (?:of )?(?:debits?|withdrawals?)(?: amount)?`),
}

const PAYSLIP = {
  gross: labelled(String.raw`gross (?:earnings?|salary|pay)|total (?:gross )?earnings?`),
  deductions: labelled(String.raw`(?:total|gross) deductions?`),
  net: labelled(String.raw`net (?:pay|salary|payable|amount|take home)(?: payable)?`),
}
/** Paid beside the table. */
const BESIDE = /\b(?:reimburse\w*|arrears?|round(?:ed|ing)?|adjust\w*|advance)\b/i

type Labelled = { value: number; line: TextLine }

/** The only amount beside a label; null for none or several. */
function onlyValue(lines: readonly TextLine[], pattern: RegExp): Labelled | null {
  const found = lines.flatMap((line) =>
    [...line.text.matchAll(pattern)].flatMap(([, text]) => {
      const value = parseAmount(text)
      return value === null ? [] : [{ value, line }]
    }),
  )
  const [first] = found
  return first !== undefined && found.every(({ value }) => value === first.value) ? first : null
}

function contradiction({ line, value }: Labelled, expected: number, of: string): Contradiction[] {
  if (Math.abs(value - expected) < TOLERANCE) return []
  const word = line.words.findIndex(({ text }) => parseAmount(text) === value)
  return [{ line, word, text: `${formatInr(value)}, but ${of} gives ${formatInr(expected)}` }]
}

/** Opening balance plus credits less debits, where a statement names all four once. */
export function statementSums(lines: readonly TextLine[]): Contradiction[] {
  const [opening, closing, credits, debits] = [
    onlyValue(lines, STATEMENT.opening),
    onlyValue(lines, STATEMENT.closing),
    onlyValue(lines, STATEMENT.credits),
    onlyValue(lines, STATEMENT.debits),
  ]
  if (opening === null || closing === null || credits === null || debits === null) return []
  return contradiction(
    closing,
    opening.value + credits.value - Math.abs(debits.value),
    'opening balance plus credits less debits',
  )
}

/** Gross less deductions, on each page of payslips that names all three once. */
export function payslipSums(lines: readonly TextLine[]): Contradiction[] {
  const pages = new Set(lines.map(({ page }) => page))
  return [...pages].flatMap((page) => {
    const own = lines.filter((line) => line.page === page)
    const gross = onlyValue(own, PAYSLIP.gross)
    const deductions = onlyValue(own, PAYSLIP.deductions)
    const net = onlyValue(own, PAYSLIP.net)
    if (gross === null || deductions === null || net === null) return []
    if (own.some(({ text }) => BESIDE.test(text))) return []
    return contradiction(net, gross.value - Math.abs(deductions.value), 'gross less deductions')
  })
}
