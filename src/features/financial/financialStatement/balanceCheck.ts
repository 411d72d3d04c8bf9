import type { CellValue } from '#shared/platform/files/makeWorkbook.ts'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'

/** Texts as in the workbook; `difference` is assets minus the other side. */
export type BalanceCheck = {
  period: string
  assets: string
  liabilities: string
  equity: string
  isBalanced: boolean | null
  difference: number | null
}

const FIGURE = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** In the currency of the statement. */
export function describeBalanceCheck({ isBalanced, difference }: BalanceCheck): string {
  if (isBalanced === null || difference === null) return 'A figure is missing'
  return isBalanced ? 'Adds up' : `Differs by ${FIGURE.format(Math.abs(difference))}`
}

/** A figure is a number that can be summed, or the text of the workbook where it cannot be parsed. */
export function balanceColumns(check: BalanceCheck): [string, CellValue][] {
  const { period, assets, liabilities, equity } = check
  const figure = (text: string): CellValue => parseAmount(text) ?? text
  return [
    [`Total assets, ${period}`, figure(assets)],
    [`Total liabilities, ${period}`, figure(liabilities)],
    [`Total equity, ${period}`, figure(equity)],
    [`Check, ${period}`, describeBalanceCheck(check)],
  ]
}

type Rows = readonly (readonly string[])[]

const ASSETS = /^total assets$/i
const LIABILITIES = /^total liabilities$/i
const EQUITY = /^total (?:(?:share|stock)holders['’]? |owners['’]? )?(?:equity|funds|net worth)$/i
const YEAR = /\b(?:19|20)\d\d\b|\bFY\s?\d\d/i
/** Half of the smallest printed unit. */
const TOLERANCE = 0.005

/** Assets = liabilities + equity; empty where the sheet lacks one of the three lines. */
export function checkBalance(rows: Rows): BalanceCheck[] {
  const header = rows.find((row) => row.slice(1).some(isPeriod))
  const [assets, liabilities, equity] = [ASSETS, LIABILITIES, EQUITY].map((test) =>
    rows.find(([label = '']) => test.test(label.trim())),
  )
  if (
    header === undefined ||
    assets === undefined ||
    liabilities === undefined ||
    equity === undefined
  )
    return []
  return header.flatMap((period, column): BalanceCheck[] => {
    if (column === 0 || !isPeriod(period)) return []
    const texts = [assets, liabilities, equity].map((row) => row[column]?.trim() ?? '')
    const [total = null, ...parts] = texts.map((text) => parseAmount(text))
    const difference = differenceOf(total, parts)
    return [
      {
        period,
        assets: texts[0] ?? '',
        liabilities: texts[1] ?? '',
        equity: texts[2] ?? '',
        difference,
        isBalanced: difference === null ? null : Math.abs(difference) < TOLERANCE,
      },
    ]
  })
}

const isPeriod = (text: string) => YEAR.test(text) && parseAmount(text) === null

function differenceOf(total: number | null, parts: readonly (number | null)[]): number | null {
  if (total === null || parts.some((part) => part === null)) return null
  const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0)
  return Math.round((total - sum) * 100) / 100 + 0 // avoids -0
}
