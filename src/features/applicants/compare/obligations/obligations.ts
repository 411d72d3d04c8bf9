import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { addDays, addMonths, type Day } from '#shared/platform/lib/time/day.ts'
import { datedAmountAt, type Account } from '../accounts/accounts.ts'
import type { AccountTransaction } from '../accounts/readAccount.ts'
import type { DatedAmount, Obligation } from '../comparison.ts'
import { dayNumberOf, monthNumberOf, monthOfNumber } from '../days.ts'
import { DAYS_OF_MONTH, type Series } from './chains.ts'
import { findInstalments } from './instalments.ts'
import { OBLIGATION_KINDS, type ObligationKind } from './obligationKinds.ts'
import { findSeries } from './series.ts'

/** Debits that recur monthly: suggestions, which the user confirms or removes. */
export const findObligations = (
  accounts: readonly Account[],
  isLeftOut: (transaction: AccountTransaction) => boolean,
): Obligation[] =>
  accounts.flatMap((account) => {
    const counts = new Map<string, number>()
    return findSeries(findInstalments(account, isLeftOut)).map((series) => {
      const obligation = toObligation(account, series)
      const count = (counts.get(obligation.id) ?? 0) + 1
      counts.set(obligation.id, count)
      if (count > 1) obligation.id += `:${count}`
      return obligation
    })
  })

function toObligation({ key, title, to, gaps }: Account, series: Series): Obligation {
  const kind = kindOf(series)
  const counterparty = nameOf(series, kind)
  const { months, missedMonths, ended } = monthsOf(series, to, gaps)
  const payments = series.flatMap(({ transaction, bounced, isUnpaid }, at) =>
    isUnpaid
      ? []
      : Object.assign(datedDebit(transaction), {
          dueMonth: months[at] ?? transaction.day.slice(0, 7),
          bounced: bounced.length === 0 ? NONE : bounced.map(datedDebit),
        }),
  )
  return {
    id: `${key}:${counterparty.toLowerCase().replaceAll(' ', '-')}:${monthlyOf(series, kind)}`,
    counterparty,
    kind,
    account: title,
    accountKey: key,
    monthly: monthlyOf(series, kind),
    payments,
    missedMonths,
    ended,
  }
}

const NONE: readonly DatedAmount[] = []

const datedDebit = (transaction: AccountTransaction): DatedAmount =>
  datedAmountAt(transaction, 'debit')

/** The newest amount, as often as it is paid; of a card, whose bills differ, the median. */
function monthlyOf(series: Series, kind: ObligationKind): number {
  const amounts = series.map(({ transaction }) => transaction.debit)
  if (kind !== 'card') return Math.round((amounts.at(-1) ?? 0) * timesAMonth(series))
  return amounts.toSorted((a, b) => a - b)[Math.floor((amounts.length - 1) / 2)] ?? 0
}

/** Of so many monthly payments, the days between them are more on average. */
const BY_WEEKS = { payments: 5, daysMax: 28.5 }
const DAYS_OF_52_WEEKS = 364

/** A microfinance loan is paid every fourth week; of one that is paid each week or fortnight, several series are found. */
function timesAMonth(series: Series): number {
  const [first, last] = [series[0]?.dueDayNumber ?? 0, series.at(-1)?.dueDayNumber ?? 0]
  const days = (last - first) / (series.length - 1)
  const isByWeeks = series.length >= BY_WEEKS.payments && days <= BY_WEEKS.daysMax
  return isByWeeks ? DAYS_OF_52_WEEKS / days / 12 : 1
}

const KINDS = Object.keys(OBLIGATION_KINDS)

/** The one that says most: one of its narrations may have 'EMI', another only 'ACH'. */
function kindOf(series: Series): ObligationKind {
  const [first, ...others] = series
  return others.reduce(
    (known, { kind }) => (KINDS.indexOf(kind) < KINDS.indexOf(known) ? kind : known),
    first?.kind ?? 'mandate',
  )
}

/** The words that at least half of the narrations have. */
function nameOf(series: Series, kind: ObligationKind): string {
  const [text = ''] = series.map(({ lender }) => lender.text)
  if (series.every(({ lender }) => lender.text === text))
    return text || OBLIGATION_KINDS[kind].label
  const counts = new Map<string, number>()
  for (const { lender } of series)
    for (const word of new Set(lender.words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isUsual = (word: string) => (counts.get(word) ?? 0) * 2 >= series.length
  const lenders = [...new Map(series.map(({ lender }) => [lender.text, lender])).values()]
  const longestOf = (names: readonly string[]) =>
    names.reduce((longest, name) => (name.length > longest.length ? name : longest), '')
  return (
    longestOf(lenders.map(({ words }) => words.filter(isUsual).join(' '))) ||
    longestOf(lenders.map(({ text }) => text)) ||
    OBLIGATION_KINDS[kind].label
  )
}

/** Days after which a payment that was due is missing. */
const GRACE_DAYS = 7

/** The months in which its payments were due: of one that is paid around a month's end, not those of its days. */
function monthsOf(
  series: Series,
  lastDay: Day,
  gaps: Account['gaps'],
): { months: MonthKey[]; missedMonths: MonthKey[]; ended: MonthKey | null } {
  const positions: number[] = []
  const days = series.map(({ transaction }) => transaction.day)
  const monthNumbers = days.map(monthNumberOf)
  const firstMonth = monthNumbers[0] ?? 0
  const isByWeeks = timesAMonth(series) > 1
  let [before, position] = [series[0], 0]
  for (const [at, instalment] of series.entries()) {
    const since = instalment.dueDayNumber - (before?.dueDayNumber ?? 0)
    if (isByWeeks) position = (monthNumbers[at] ?? 0) - firstMonth
    else if (instalment !== before) position += Math.max(1, Math.round(since / DAYS_OF_MONTH))
    positions.push(position)
    before = instalment
  }
  const monthAt = (position: number) => monthOfNumber(firstMonth + position)
  const fitting = { 0: 0, [-1]: 0, 1: 0 }
  for (const [at, position] of positions.entries()) {
    const shift = (monthNumbers[at] ?? 0) - firstMonth - position
    if (shift === 0 || shift === -1 || shift === 1) fitting[shift] += 1
  }
  const [shift = 0] = ([0, -1, 1] as const).toSorted((a, b) => fitting[b] - fitting[a])
  const last = positions.at(-1) ?? 0
  const missedAtEnd = countMissedAtEnd(days.at(-1) ?? '', lastDay)
  const isCovered = (position: number) => {
    if (gaps.length === 0) return true
    const due = addMonths(days[0] ?? '', position)
    return gaps.every(
      ({ from, to }) => due < addDays(from, -GRACE_DAYS) || due > addDays(to, GRACE_DAYS),
    )
  }
  const missed: number[] = []
  for (const [at, position] of positions.entries()) {
    for (let between = (positions[at - 1] ?? position) + 1; between < position; between += 1)
      if (isCovered(between)) missed.push(between)
    if (series[at]?.isUnpaid === true) missed.push(position)
  }
  // One payment may be missing: after two, nothing more is paid.
  const isEnded = missedAtEnd > 1
  if (missedAtEnd === 1) missed.push(last + 1)
  return {
    months: positions.map((position) => monthAt(position + shift)),
    missedMonths: missed.map((position) => monthAt(position + shift)),
    ended: isEnded ? monthAt(last + shift) : null,
  }
}

/** Payments that were due after the last one, up to two. */
function countMissedAtEnd(lastPayment: Day, lastDay: Day): number {
  const days = dayNumberOf(lastDay) - dayNumberOf(lastPayment) - GRACE_DAYS
  if (days < MONTH_DAYS.min) return 0
  if (days >= 2 * MONTH_DAYS.max) return 2
  return [1, 2].filter((months) => addDays(addMonths(lastPayment, months), GRACE_DAYS) <= lastDay)
    .length
}
const MONTH_DAYS = { min: 28, max: 31 }
