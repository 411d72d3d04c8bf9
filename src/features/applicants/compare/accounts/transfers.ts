import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import type { DatedAmount, OwnTransfer } from '../comparison.ts'
import { firstFrom } from '../days.ts'
import { datedAmountAt, type Account } from './accounts.ts'
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

type Side = { account: Account; transaction: AccountTransaction }
type Pair = {
  id: string
  from: Side
  to: Side
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
    // What the user decided on is still one when a payslip follows.
    const isIncome = decisions[pair.id] === undefined && isSalary(pair.to.transaction)
    if (isIncome || sides.some((side) => used.has(side))) continue
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
  { account, transaction }: Side,
  column: 'debit' | 'credit',
): DatedAmount & { account: string } => ({
  ...datedAmountAt(transaction, column),
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
      if (debit === 0 || transaction.wording.isCash || transaction.wording.isReturn) continue
      const same = near(credits, debit, transaction)
      const charged = reader.mayBeOwn(transaction) ? nearWithCharge(credits, transaction) : NONE
      if (same.length + charged.length === 0) continue
      for (const to of [...same, ...charged]) {
        const pair = toPair({ account, transaction }, to, reader)
        if (pair !== null) pairs.push(pair)
      }
    }
  return pairs
}

function toPair(from: Side, to: Side, { compareParties }: PartyReader): Pair | null {
  const days = Math.abs(to.transaction.dayNumber - from.transaction.dayNumber)
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
type CreditIndex = { byAmount: ReadonlyMap<number, readonly Side[]>; amounts: readonly number[] }

const NONE: readonly Side[] = []

function near(
  { byAmount }: CreditIndex,
  amount: number,
  { dayNumber }: AccountTransaction,
): readonly Side[] {
  const same = byAmount.get(amount)
  if (same === undefined) return NONE
  const first = firstFrom(same, dayNumber - MAX_DAYS, dayNumberOf)
  return same.slice(first, first + CREDITS_LOOKED_AT)
}

/** A debit holds the bank's charge, so that the credit is a little less. */
function nearWithCharge(credits: CreditIndex, debit: AccountTransaction): readonly Side[] {
  if (debit.debit < CHARGED_MIN_PAISE) return NONE
  const first = firstFrom(credits.amounts, debit.debit - CHARGE_MAX_PAISE, (amount) => amount)
  return credits.amounts
    .slice(first, first + CREDITS_LOOKED_AT)
    .flatMap((amount) => (amount < debit.debit ? near(credits, amount, debit) : NONE))
}

const dayNumberOf = ({ transaction }: Side): number => transaction.dayNumber

function indexCredits(accounts: readonly Account[]): CreditIndex {
  const byAmount = new Map<number, Side[]>()
  for (const account of accounts)
    for (const transaction of account.transactions) {
      if (transaction.credit === 0 || transaction.wording.isCash || transaction.wording.isReturn)
        continue
      const credits = byAmount.get(transaction.credit)
      if (credits === undefined) byAmount.set(transaction.credit, [{ account, transaction }])
      else credits.push({ account, transaction })
    }
  for (const credits of byAmount.values()) credits.sort((a, b) => dayNumberOf(a) - dayNumberOf(b))
  return { byAmount, amounts: [...byAmount.keys()].toSorted((a, b) => a - b) }
}
