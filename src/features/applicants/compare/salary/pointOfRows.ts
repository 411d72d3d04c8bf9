import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { formatDay } from '#shared/platform/lib/time/day.ts'
import { formatMonths, formatPaise } from '../../model/labels.ts'
import type { Period } from '../accounts/gaps.ts'
import {
  pointOf,
  type ComparedAmount,
  type IncomeMonth,
  type OpenPoint,
  type Question,
  type Sourced,
} from '../comparison.ts'
import { isSameCompany } from '../people/companyName.ts'

export const toSource = (amount: ComparedAmount): Sourced<string> => ({
  value: formatPaise(amount.value),
  job: amount.job,
  source: amount.source,
})

export const monthsOf = (rows: readonly IncomeMonth[]): readonly MonthKey[] =>
  rows.map(({ month }) => month)

export const firstOf = (rows: readonly IncomeMonth[]): MonthKey => rows[0]?.month ?? ''
export const lastOf = (rows: readonly IncomeMonth[]): MonthKey => rows.at(-1)?.month ?? ''

/** Rows of one employer, however its name is written. */
export function byEmployer(rows: readonly IncomeMonth[]): IncomeMonth[][] {
  const groups: IncomeMonth[][] = []
  for (const row of rows) {
    const group = groups.find(([first]) => first && isSameCompany(first.employer, row.employer))
    if (group === undefined) groups.push([row])
    else group.push(row)
  }
  return groups
}

/** Amounts of the rows where each stands. */
const sourcesOf = (rows: readonly IncomeMonth[]): Sourced<string>[] =>
  rows
    .slice(0, SHOWN_ROWS)
    .flatMap(({ net, gross, credit, cash }) => {
      const pay = net === 'notRead' || net === null ? gross : net
      return [pay === 'notRead' ? null : pay, credit?.amount, cash]
    })
    .flatMap((amount) => (amount ? [toSource(amount)] : []))
const SHOWN_ROWS = 6

/** One point for rows of one cause: a single month keeps the id of its row. */
export function pointOfRows(
  rows: readonly IncomeMonth[],
  all: readonly IncomeMonth[],
  name: string,
  kind: OpenPoint['kind'],
  text: string,
  question: Question,
): OpenPoint {
  const [row] = rows
  const isOnlyEmployer = byEmployer(all).length === 1
  const id =
    rows.length === 1 && row !== undefined
      ? `${idOfRow(row, all)}:${name}`
      : isOnlyEmployer
        ? name
        : `${name}:${row?.employer ?? ''}`
  const say = `${formatMonths(monthsOf(rows))}: ${text}`
  return pointOf('income', id, kind, say, sourcesOf(rows), question)
}

function idOfRow({ month, employer, net }: IncomeMonth, all: readonly IncomeMonth[]): string {
  if (all.filter((other) => other.month === month).length === 1) return month
  return `${month}:${employer}:${net === 'notRead' || net === null ? '' : net.value}`
}

/** '1 Jun 2026 to 30 Jun 2026' */
export const formatDays = ({ from, to }: Period): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`
