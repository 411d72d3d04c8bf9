import type { ParsedStatement, StatementKind, StatementRow } from './parseStatements.ts'

/** A row of a standardized sheet: a header without amounts, a line, or a total. */
export type StandardRow = { label: string; amounts: readonly number[] }

type Lines = readonly (readonly [label: string, test: RegExp])[]

const TOTAL = /^(sub-?total|total|net (cash|increase|decrease)|gross)/i

const BALANCE = {
  currentAssets: [
    ['Cash and bank balances', /cash/i],
    ['Trade receivables', /receivable/i],
    ['Inventories', /inventor/i],
    ['Other current assets', /other current assets|prepaid/i],
  ],
  nonCurrentAssets: [
    ['Property, plant and equipment', /property|plant and|fixed assets/i],
    ['Capital work-in-progress', /work-in-progress/i],
    ['Right-of-use assets', /right-of-use/i],
    ['Goodwill and intangible assets', /goodwill|intangible/i],
    ['Investments', /investment/i],
  ],
  currentLiabilities: [
    ['Short-term borrowings', /short-term borrowing|current portion/i],
    ['Trade payables', /payable/i],
    ['Other current liabilities', /other current liab|accrued/i],
    ['Short-term provisions', /provision/i],
  ],
  nonCurrentLiabilities: [
    ['Long-term borrowings', /long-term (borrowing|debt)/i],
    ['Lease liabilities', /lease liabilit/i],
    ['Deferred tax liabilities', /deferred tax/i],
  ],
  equity: [
    ['Share capital', /share capital|common stock/i],
    ['Reserves and surplus', /reserves|surplus|paid-in|retained/i],
  ],
} as const satisfies Record<string, Lines>

const PROFIT = {
  revenue: [['Revenue from operations', /revenue from operations|net sales/i]],
  otherIncome: [['Other income', /other income/i]],
  operating: [
    ['Cost of goods sold', /cost of (materials|goods)|changes in inventor/i],
    ['Employee benefits', /employee/i],
    ['Other operating expenses', /other expenses|selling/i],
  ],
  depreciation: [['Depreciation and amortisation', /depreciation/i]],
  finance: [['Finance costs', /finance cost|interest expense/i]],
  tax: [['Tax expense', /(current|deferred) tax|income taxes/i]],
} as const satisfies Record<string, Lines>

const CASH_GROUPS = [
  ['Operating activities', /operating activities/i],
  ['Investing activities', /investing activities/i],
  ['Financing activities', /financing activities/i],
] as const

const round = (amount: number) => Math.round(amount * 100) / 100
const zeros = (count: number) => Array.from({ length: count }, () => 0)
const plus = (...lists: readonly (readonly number[])[]): number[] =>
  (lists[0] ?? []).map((_, at) => round(lists.reduce((sum, list) => sum + (list[at] ?? 0), 0)))
const minus = (a: readonly number[], b: readonly number[]) =>
  plus(
    a,
    b.map((amount) => -amount),
  )

/** Lines with amounts that are not totals or results. */
const ITEMS = ({ rows }: ParsedStatement) =>
  rows.filter(
    ({ label, amounts }) =>
      amounts.length > 0 && !TOTAL.test(label) && !/before (income )?tax/i.test(label),
  )

/** Each printed line counts once, for the first matching standard line of the table. */
function standardLabel(label: string, groups: Record<string, Lines>): string | undefined {
  return Object.values(groups)
    .flat()
    .find(([, test]) => test.test(label))?.[0]
}

/** The lines of one group in the statement, and their sum. */
function groupOf(statement: ParsedStatement, groups: Record<string, Lines>, name: string) {
  const lines = groups[name] ?? []
  const count = statement.periods.length
  const rows = lines.flatMap(([label]): StandardRow[] => {
    const matchingRows = ITEMS(statement).filter(
      (row) => standardLabel(row.label, groups) === label,
    )
    return matchingRows.length === 0
      ? []
      : [{ label, amounts: plus(zeros(count), ...matchingRows.map(amountsOf)) }]
  })
  return { rows, sum: plus(zeros(count), ...rows.map(({ amounts }) => amounts)) }
}

const amountsOf = ({ amounts }: StatementRow) => amounts.map((amount) => amount ?? 0)

/** The printed total if there is one, even if it does not add up. */
function findPrintedRow(
  { rows }: ParsedStatement,
  test: RegExp,
  computed: readonly number[],
): readonly number[] {
  const row = rows.find(({ label, amounts }) => amounts.length > 0 && test.test(label))
  return row === undefined ? computed : amountsOf(row)
}

function balanceSheet(statement: ParsedStatement): StandardRow[] {
  const currentAssets = groupOf(statement, BALANCE, 'currentAssets')
  const fixed = groupOf(statement, BALANCE, 'nonCurrentAssets')
  const short = groupOf(statement, BALANCE, 'currentLiabilities')
  const long = groupOf(statement, BALANCE, 'nonCurrentLiabilities')
  const equity = groupOf(statement, BALANCE, 'equity')
  const liabilities = plus(short.sum, long.sum)
  return [
    { label: 'ASSETS', amounts: [] },
    ...currentAssets.rows,
    { label: 'Total current assets', amounts: currentAssets.sum },
    ...fixed.rows,
    { label: 'Total non-current assets', amounts: fixed.sum },
    {
      label: 'Total assets',
      amounts: findPrintedRow(statement, /^total assets$/i, plus(currentAssets.sum, fixed.sum)),
    },
    { label: 'LIABILITIES', amounts: [] },
    ...short.rows,
    { label: 'Total current liabilities', amounts: short.sum },
    ...long.rows,
    { label: 'Total non-current liabilities', amounts: long.sum },
    { label: 'Total liabilities', amounts: liabilities },
    { label: 'EQUITY', amounts: [] },
    ...equity.rows,
    { label: 'Total equity', amounts: equity.sum },
    { label: 'Total liabilities and equity', amounts: plus(liabilities, equity.sum) },
  ]
}

function profitAndLoss(statement: ParsedStatement): StandardRow[] {
  const revenue = groupOf(statement, PROFIT, 'revenue')
  const otherIncome = groupOf(statement, PROFIT, 'otherIncome')
  const operating = groupOf(statement, PROFIT, 'operating')
  const depreciation = groupOf(statement, PROFIT, 'depreciation')
  const finance = groupOf(statement, PROFIT, 'finance')
  const tax = groupOf(statement, PROFIT, 'tax')
  const ebitda = minus(revenue.sum, operating.sum)
  const beforeTax = minus(minus(plus(ebitda, otherIncome.sum), depreciation.sum), finance.sum)
  return [
    ...revenue.rows,
    ...operating.rows,
    { label: 'EBITDA', amounts: ebitda },
    ...otherIncome.rows,
    ...depreciation.rows,
    ...finance.rows,
    { label: 'Profit before tax', amounts: beforeTax },
    ...tax.rows,
    { label: 'Profit after tax', amounts: minus(beforeTax, tax.sum) },
  ]
}

/** The lines under a header up to its total. */
function rowsUnder(statement: ParsedStatement, test: RegExp): StatementRow[] {
  const from = statement.rows.findIndex(
    ({ label, amounts }) => amounts.length === 0 && test.test(label),
  )
  if (from === -1) return []
  const following = statement.rows.slice(from + 1)
  const end = following.findIndex(({ label, amounts }) => amounts.length === 0 || TOTAL.test(label))
  return following.slice(0, end === -1 ? following.length : end)
}

function cashFlow(statement: ParsedStatement): StandardRow[] {
  const noAmounts = zeros(statement.periods.length)
  const groups = CASH_GROUPS.map(([label, test]) => ({
    label: `Net cash from ${label.toLowerCase()}`,
    heading: label.toUpperCase(),
    rows: rowsUnder(statement, test).map((row) => ({ label: row.label, amounts: amountsOf(row) })),
  }))
  const sums = groups.map(({ rows }) => plus(noAmounts, ...rows.map(({ amounts }) => amounts)))
  const change = plus(noAmounts, ...sums)
  const opening = findPrintedRow(statement, /beginning of/i, noAmounts)
  return [
    ...groups.flatMap(({ label, heading, rows }, at): StandardRow[] =>
      [{ label: heading, amounts: [] as number[] }].concat(rows, {
        label,
        amounts: sums[at] ?? noAmounts,
      }),
    ),
    { label: 'Net change in cash', amounts: change },
    { label: 'Opening cash', amounts: opening },
    { label: 'Closing cash', amounts: plus(opening, change) },
  ]
}

const STANDARD: Record<StatementKind, (statement: ParsedStatement) => StandardRow[]> = {
  balanceSheet,
  profitAndLoss,
  cashFlow,
}

/** A statement in standard lines, with all sums computed. */
export const standardize = (statement: ParsedStatement): StandardRow[] =>
  STANDARD[statement.kind](statement)
