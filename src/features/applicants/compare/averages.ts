import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { addMonths } from '#shared/platform/lib/day.ts'
import type { Average, IncomeMonth } from './comparison.ts'
import { matchTexts } from './normalise.ts'

/** A century: a misread year must not create endless months. */
const MONTHS_MAX = 1_200

/** Both ends included, oldest first. */
export function monthsBetween(first: MonthKey, last: MonthKey): MonthKey[] {
  const months: MonthKey[] = []
  for (
    let month = first;
    month <= last && months.length < MONTHS_MAX;
    month = addMonths(`${month}-01`, 1).slice(0, 7)
  )
    months.push(month)
  return months
}

/** Of net pay, or of the credit where there is no payslip, over the last months; null where one of them has neither. */
export function computeAverages(months: readonly IncomeMonth[]): Average[] {
  const amounts = months.filter(isCounted).flatMap(({ month, net, credit }) => {
    const amount = net === 'notRead' ? credit?.amount : (net ?? credit?.amount)
    return amount === undefined ? [] : [{ month, amount }]
  })
  const last = amounts.reduce((latest, { month }) => (month > latest ? month : latest), '')
  return ([3, 6, 12] as const).map((count): Average => {
    const first = last === '' ? '' : addMonths(`${last}-01`, 1 - count).slice(0, 7)
    const within = amounts.filter(({ month }) => month >= first)
    const parts = within.map(({ month, amount }) => ({ ...amount, month }))
    const isKnown = new Set(within.map(({ month }) => month)).size === count
    const sum = parts.reduce((paise, { value }) => paise + value, 0)
    return { months: count, paise: isKnown ? Math.round(sum / count) : null, parts }
  })
}

/** Of several payslips of a month and an employer, the one with a credit, else the first. */
function isCounted(row: IncomeMonth, _: number, months: readonly IncomeMonth[]): boolean {
  const same = months.filter((other) => isSamePay(other, row))
  return row === (same.find(({ credit }) => credit !== null) ?? same[0])
}

/** Whether two rows are about the same month and employer. */
export const isSamePay = (a: IncomeMonth, b: IncomeMonth): boolean =>
  a.month === b.month && matchTexts('employer', a.employer, b.employer) !== null
