import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { addMonths } from '#shared/platform/lib/time/day.ts'
import type { Average, ComparedAmount, IncomeMonth } from '../comparison.ts'
import { monthNumberOf, monthOfNumber } from '../days.ts'
import { isSameCompany } from '../people/companyName.ts'
import { ofPresentJob } from './jobChange.ts'

/** A century: a misread year must not create endless months. */
const MONTHS_MAX = 1_200

/** Both ends included, oldest first. */
export function monthsBetween(first: MonthKey, last: MonthKey): MonthKey[] {
  const months: MonthKey[] = []
  const end = monthNumberOf(last)
  for (let month = monthNumberOf(first); month <= end && months.length < MONTHS_MAX; month += 1)
    months.push(monthOfNumber(month))
  return months
}

/** The lower one of net pay and credit, where a month has both; null where it has neither. */
export function countedAmount({
  net,
  credit,
}: Pick<IncomeMonth, 'net' | 'credit'>): ComparedAmount | null {
  if (net === null || net === 'notRead') return credit?.amount ?? null
  return credit !== null && credit.amount.value < net.value ? credit.amount : net
}

/** Of the counted amounts over the last months of the present job; null where one of them has none. */
export function computeAverages(months: readonly IncomeMonth[]): Average[] {
  const amounts = ofPresentJob(months)
    .filter(isCounted)
    .flatMap((row) => {
      const amount = countedAmount(row)
      return amount === null ? [] : [{ month: row.month, amount }]
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

/** Of several payslips of a month and an employer, the one with a credit, else the lowest. */
export function isCounted(row: IncomeMonth, _: number, months: readonly IncomeMonth[]): boolean {
  const same = months.filter((other) => isSamePay(other, row))
  if (same.length === 1) return true
  const lowest = same.toSorted(
    (a, b) => (countedAmount(a)?.value ?? Infinity) - (countedAmount(b)?.value ?? Infinity),
  )
  return row === (lowest.find(({ credit }) => credit !== null) ?? lowest[0])
}

/** Whether two rows are about the same month and employer. */
export const isSamePay = (a: IncomeMonth, b: IncomeMonth): boolean =>
  a.month === b.month && isSameCompany(a.employer, b.employer)
