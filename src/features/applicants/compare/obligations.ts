import { addMonths } from '#shared/platform/lib/day.ts'
import { amountAt, type Account } from './accounts.ts'
import { OBLIGATION_TOLERANCE, type Obligation } from './comparison.ts'
import type { AccountTransaction } from './readAccount.ts'

const MIN_MONTHS = 3

/** Words of a narration that do not name who is paid. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'EMI EMIS NACH ACH ECS LOAN LOANS CARD CARDS D DR DEBIT CR TXN REF NO CHQ PAYMENT PMT PAID TO BY FOR FROM OF THE INB ' +
    'NEFT IMPS RTGS UPI MANDATE AUTO AUTOPAY AC INST INSTALMENT INSTALLMENT DUE SI STANDING INSTRUCTION MONTHLY BILL ' +
    'JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC'
  ).split(' '),
)

/** More of one counterparty are no monthly payments. */
const PAYMENTS_MAX = 1_000

/** Debits that recur in three months or more: suggestions, which the user confirms or removes. */
export function findObligations(
  accounts: readonly Account[],
  isLeftOut: (transaction: AccountTransaction) => boolean,
): Obligation[] {
  return accounts.flatMap((account) => {
    const groups = new Map<string, { marker: string; debits: AccountTransaction[] }>()
    for (const transaction of account.transactions) {
      const { marker } = transaction
      if (marker === null || transaction.isReturn || isLeftOut(transaction)) continue
      const counterparty = counterpartyIn(transaction.narration.toUpperCase()) || marker
      const group = groups.get(counterparty)
      if (group === undefined) groups.set(counterparty, { marker, debits: [transaction] })
      else group.debits.push(transaction)
    }
    return [...groups].flatMap(([counterparty, { marker, debits }]) =>
      groupByAmount(debits)
        .map(paymentsInConsecutiveMonths)
        .filter((payments) => payments.length > 0)
        .map((payments) => toObligation(account, counterparty, marker, payments)),
    )
  })
}

/** Without numbers, references, dates and the words by which it was found. */
function counterpartyIn(upperNarration: string): string {
  return upperNarration
    .split(/[^A-Z0-9&]+/)
    .filter((word) => word !== '' && !/\d/.test(word) && !FILLERS.has(word))
    .join(' ')
}

/** Amounts within 2 % of their median, from the smallest on. */
function groupByAmount(debits: readonly AccountTransaction[]): AccountTransaction[][] {
  const groups: AccountTransaction[][] = []
  if (debits.length > PAYMENTS_MAX) return groups
  let rest = debits.toSorted((a, b) => a.debit - b.debit)
  while (rest.length >= MIN_MONTHS) {
    const lowest = rest[0]?.debit ?? 0
    // As far above the median as the lowest is below it.
    const highest = (lowest / (1 - OBLIGATION_TOLERANCE)) * (1 + OBLIGATION_TOLERANCE)
    const end = rest.findIndex(({ debit }) => debit > highest)
    const near = end === -1 ? rest : rest.slice(0, end)
    const median = medianOf(near)
    const group = near.filter(
      ({ debit }) => Math.abs(debit - median) <= median * OBLIGATION_TOLERANCE,
    )
    if (group[0] === near[0]) {
      groups.push(group)
      rest = rest.slice(group.length)
    } else rest = rest.slice(1)
  }
  return groups
}

function medianOf(sorted: readonly AccountTransaction[]): number {
  return sorted[Math.floor((sorted.length - 1) / 2)]?.debit ?? 0
}

/** The latest run of at least three months with a payment each. */
function paymentsInConsecutiveMonths(
  debits: readonly AccountTransaction[],
): readonly AccountTransaction[] {
  const months = [...new Set(debits.map(({ day }) => day.slice(0, 7)))].toSorted()
  const runs: string[][] = []
  for (const month of months) {
    const run = runs.at(-1)
    const previous = run?.at(-1)
    if (previous !== undefined && addMonths(`${previous}-01`, 1).slice(0, 7) === month)
      run?.push(month)
    else runs.push([month])
  }
  const within = new Set(runs.findLast(({ length }) => length >= MIN_MONTHS))
  return debits
    .filter(({ day }) => within.has(day.slice(0, 7)))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

function toObligation(
  { key, title }: Account,
  counterparty: string,
  marker: string,
  payments: readonly AccountTransaction[],
): Obligation {
  const monthly = medianOf(payments.toSorted((a, b) => a.debit - b.debit))
  return {
    id: `${key}:${counterparty.toLowerCase().replaceAll(' ', '-')}:${monthly}`,
    counterparty,
    marker,
    account: title,
    monthly,
    payments: payments.map((payment) => ({
      ...amountAt(payment, 'debit'),
      day: payment.day,
      narration: payment.narration,
    })),
  }
}
