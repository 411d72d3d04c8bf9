import type { StandardRow } from './standardize.ts'

const round = (amount: number) => Math.round(amount * 100) / 100

/** The first period's amount of a standard line; 0 if there is none. */
const at = (rows: readonly StandardRow[], label: string, period: number): number =>
  rows.find((row) => row.label === label)?.amounts[period] ?? 0

type Terms = (
  balance: readonly StandardRow[],
  profit: readonly StandardRow[],
  period: number,
) => number

const ratio = (numerator: number, denominator: number) =>
  denominator === 0 ? 0 : round(numerator / denominator)
const debt: Terms = (balance, _, period) =>
  at(balance, 'Long-term borrowings', period) + at(balance, 'Short-term borrowings', period)

/** The terms of a credit appraisal memo, computed from the standardized sheets. */
const TERMS: readonly (readonly [label: string, of: Terms])[] = [
  ['Net sales', (_, profit, period) => at(profit, 'Revenue from operations', period)],
  ['EBITDA', (_, profit, period) => at(profit, 'EBITDA', period)],
  [
    'EBITDA margin (%)',
    (_, profit, period) =>
      ratio(100 * at(profit, 'EBITDA', period), at(profit, 'Revenue from operations', period)),
  ],
  ['Profit after tax', (_, profit, period) => at(profit, 'Profit after tax', period)],
  [
    'Net profit margin (%)',
    (_, profit, period) =>
      ratio(
        100 * at(profit, 'Profit after tax', period),
        at(profit, 'Revenue from operations', period),
      ),
  ],
  ['Net worth', (balance, _, period) => at(balance, 'Total equity', period)],
  ['Total debt', debt],
  [
    'Debt to equity',
    (balance, profit, period) =>
      ratio(debt(balance, profit, period), at(balance, 'Total equity', period)),
  ],
  [
    'Total outside liabilities to net worth',
    (balance, _, period) =>
      ratio(at(balance, 'Total liabilities', period), at(balance, 'Total equity', period)),
  ],
  [
    'Current ratio',
    (balance, _, period) =>
      ratio(
        at(balance, 'Total current assets', period),
        at(balance, 'Total current liabilities', period),
      ),
  ],
  [
    'Working capital',
    (balance, _, period) =>
      round(
        at(balance, 'Total current assets', period) -
          at(balance, 'Total current liabilities', period),
      ),
  ],
  [
    'Interest cover',
    (_, profit, period) => ratio(at(profit, 'EBITDA', period), at(profit, 'Finance costs', period)),
  ],
]

/** The CAM TERMS sheet for this number of periods. */
export const camTerms = (
  balance: readonly StandardRow[],
  profit: readonly StandardRow[],
  periods: number,
): StandardRow[] =>
  TERMS.map(([label, of]) => ({
    label,
    amounts: Array.from({ length: periods }, (_, period) => of(balance, profit, period)),
  }))
