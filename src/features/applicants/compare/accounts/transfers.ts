import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import type { DatedAmount, OwnTransfer } from '../comparison.ts'
import { dayNumberOf, firstFrom } from '../days.ts'
import { amountAt, type Account } from './accounts.ts'
import type { AccountTransaction } from './readAccount.ts'
import { createPartyReader, readNames, type PartyReader } from './transferParties.ts'

/** Between the debit in one account and the credit in another. */
const MAX_DAYS = 2
/** Of the same amount: a damaged file must not slow down the comparison. */
const CREDITS_LOOKED_AT = 50
/** What a bank takes for a transfer at most: ₹50 for RTGS and 18 % GST; NEFT and IMPS cost less. */
const CHARGE_MAX_PAISE = 5_900
/** Smaller transfers cost nothing. */
const CHARGED_MIN_PAISE = 100_000

export type TransferDecisions = Readonly<Record<string, 'accepted' | 'undone'>>

type TransferFacts = {
  accounts: readonly Account[]
  /** The applicant and the holders of the accounts. */
  names: readonly string[]
  /** Credits that are never a transfer. */
  isSalary: (transaction: AccountTransaction) => boolean
  decisions: TransferDecisions
}

export type OwnTransfers = {
  list: readonly OwnTransfer[]
  /** Those about which narrations say nothing, and those that the user undid: they count as any other entry. */
  possible: readonly OwnTransfer[]
  /** Both sides of each of the list. */
  transactions: ReadonlySet<AccountTransaction>
}

type Credit = { account: Account; transaction: AccountTransaction; dayNumber: number }
type Pair = {
  id: string
  from: Credit
  to: Credit
  days: number
  state: OwnTransfer['state']
}

/** In this order pairs take their entries. */
const STATES: readonly OwnTransfer['state'][] = ['accepted', 'found', 'suggested', 'undone']

/**
 * Pairs of a debit and a credit of the same amount in two accounts, the nearest days first, if their narrations say that
 * the applicant paid the applicant. Cash is none, because it could have come from anywhere.
 */
export function findOwnTransfers(facts: TransferFacts): OwnTransfers {
  const { decisions, isSalary } = facts
  const used = new Set<AccountTransaction>()
  const taken: Pair[] = []
  const inOrder = findPairs(facts)
    .map((pair): Pair => {
      const decision = decisions[pair.id]
      return decision === undefined ? pair : Object.assign(pair, { state: decision })
    })
    .toSorted((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state) || a.days - b.days)
  for (const pair of inOrder) {
    const sides = [pair.from.transaction, pair.to.transaction]
    if (sides.some((side) => used.has(side)) || isSalary(pair.to.transaction)) continue
    for (const side of sides) used.add(side)
    taken.push(pair)
  }
  const isLeftOut = ({ state }: Pair) => state === 'accepted' || state === 'found'
  const byDay = (pairs: readonly Pair[]) =>
    pairs.map(toTransfer).toSorted((a, b) => compareTexts(a.day, b.day))
  const leftOut = taken.filter(isLeftOut)
  return {
    list: byDay(leftOut),
    possible: byDay(taken.filter((pair) => !isLeftOut(pair))),
    transactions: new Set(leftOut.flatMap(({ from, to }) => [from.transaction, to.transaction])),
  }
}

const toTransfer = ({ id, state, from, to }: Pair): OwnTransfer => ({
  id,
  state,
  day: from.transaction.day,
  paise: from.transaction.debit,
  from: toSide(from, 'debit'),
  to: toSide(to, 'credit'),
})

const toSide = (
  { account, transaction }: Credit,
  column: 'debit' | 'credit',
): DatedAmount & { account: string } => ({
  ...amountAt(transaction, column),
  day: transaction.day,
  narration: transaction.narration,
  account: account.title,
})

function findPairs({ accounts, names }: TransferFacts): Pair[] {
  const pairs: Pair[] = []
  if (accounts.length < 2) return pairs
  const reader = createPartyReader(readNames(names))
  const credits = indexCredits(accounts)
  for (const account of accounts)
    for (const transaction of account.transactions) {
      const { debit } = transaction
      if (debit === 0 || transaction.isCash || transaction.isReturn) continue
      const from = { account, transaction, dayNumber: dayNumberOf(transaction.day) }
      const charged = reader.mayBeOwn(transaction) ? nearWithCharge(credits, debit, from) : []
      for (const to of [...near(credits, debit, from), ...charged]) {
        const pair = toPair(from, to, reader)
        if (pair !== null) pairs.push(pair)
      }
    }
  return pairs
}

function toPair(from: Credit, to: Credit, { compareParties }: PartyReader): Pair | null {
  const days = Math.abs(to.dayNumber - from.dayNumber)
  if (days > MAX_DAYS || to.account === from.account) return null
  const parties = compareParties(from, to)
  const [{ day, debit }, { day: toDay, credit }] = [from.transaction, to.transaction]
  if (parties === 'others' || (parties === 'silent' && debit !== credit)) return null
  return {
    id: `${day}:${debit}:${toDay}:${credit}`,
    from,
    to,
    days,
    state: parties === 'own' ? 'found' : 'suggested',
  }
}

/** Credits of each amount, oldest first; the amounts from the smallest on. */
type CreditIndex = { byAmount: ReadonlyMap<number, readonly Credit[]>; amounts: readonly number[] }

function near({ byAmount }: CreditIndex, amount: number, { dayNumber }: Credit): readonly Credit[] {
  const same = byAmount.get(amount) ?? []
  const first = firstFrom(same, dayNumber - MAX_DAYS, (credit) => credit.dayNumber)
  return same.slice(first, first + CREDITS_LOOKED_AT)
}

/** A debit holds the bank's charge, so that the credit is a little less. */
function nearWithCharge(credits: CreditIndex, debit: number, from: Credit): readonly Credit[] {
  if (debit < CHARGED_MIN_PAISE) return []
  const first = firstFrom(credits.amounts, debit - CHARGE_MAX_PAISE, (amount) => amount)
  return credits.amounts
    .slice(first, first + CREDITS_LOOKED_AT)
    .flatMap((amount) => (amount < debit ? near(credits, amount, from) : []))
}

function indexCredits(accounts: readonly Account[]): CreditIndex {
  const byAmount = new Map<number, Credit[]>()
  for (const account of accounts)
    for (const transaction of account.transactions) {
      if (transaction.credit === 0 || transaction.isCash || transaction.isReturn) continue
      const credit = { account, transaction, dayNumber: dayNumberOf(transaction.day) }
      const credits = byAmount.get(transaction.credit)
      if (credits === undefined) byAmount.set(transaction.credit, [credit])
      else credits.push(credit)
    }
  for (const credits of byAmount.values()) credits.sort((a, b) => a.dayNumber - b.dayNumber)
  return { byAmount, amounts: [...byAmount.keys()].toSorted((a, b) => a - b) }
}
