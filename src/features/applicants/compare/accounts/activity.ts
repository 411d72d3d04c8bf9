import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import { addDays, addMonths, type Day } from '#shared/platform/lib/time/day.ts'
import { largestOf, readOnce } from '../byWords.ts'
import type { Activity, Counterparty, DatedAmount } from '../comparison.ts'
import { toEntry, type Account } from './accounts.ts'
import { partyIn } from './party.ts'
import type { AccountTransaction } from './readAccount.ts'

/** In paise. A deposit of ₹50,000 or more needs a PAN: several just below it may avoid that. */
const CASH = { from: 4_500_000, to: 4_999_999 }
const CASH_DEPOSITS = 3
/** In paise. Smaller sums between friends and family come and go. */
const ROUND_TRIP_PAISE = 2_500_000
/** Money that is lent to show an income or a balance goes back within days. */
const ROUND_TRIP_DAYS = 3
const COUNTERPARTIES = 10
const SHOWN_PARTS = 20

/** Of all accounts together. `isLeftOut`: transfers between them; `isOwn`: a party that is the applicant. */
export function describeActivity(
  accounts: readonly Account[],
  isLeftOut: (transaction: AccountTransaction) => boolean,
  isOwn: (party: string) => boolean,
): Activity {
  const entries = accounts
    .flatMap(({ transactions }) => transactions)
    .filter((entry) => !isLeftOut(entry))
  const byParty = groupByParty(entries.filter(({ isReturn, isCash }) => !isReturn && !isCash))
  return {
    cashBelowLimit: findCashBelowLimit(entries),
    roundTrips: [...byParty].flatMap(([party, ofParty]) => {
      const found = isOwn(party) ? [] : findRoundTrip(ofParty)
      return found.length === 0 ? [] : [{ party, entries: found.map(toEntry) }]
    }),
    counterparties: largestParties(byParty),
  }
}

function groupByParty(
  entries: readonly AccountTransaction[],
): ReadonlyMap<string, readonly AccountTransaction[]> {
  const byParty = new Map<string, AccountTransaction[]>()
  const partyOf = readOnce(partyIn)
  for (const entry of entries) {
    const party = partyOf(entry.words)
    if (party === '') continue
    const group = byParty.get(party)
    if (group === undefined) byParty.set(party, [entry])
    else group.push(entry)
  }
  return byParty
}

const byDay = (a: { day: Day }, b: { day: Day }): number => compareTexts(a.day, b.day)

/** Every deposit that is one of three or more within a month. */
function findCashBelowLimit(entries: readonly AccountTransaction[]): DatedAmount[] {
  const deposits = entries
    .filter(({ isCash, credit }) => isCash && credit >= CASH.from && credit <= CASH.to)
    .toSorted(byDay)
  const found = new Set<AccountTransaction>()
  for (const [at, { day }] of deposits.entries()) {
    const end = addMonths(day, 1)
    const within = deposits.slice(at, at + CASH_DEPOSITS)
    if (within.length < CASH_DEPOSITS || within.some((deposit) => deposit.day >= end)) continue
    for (const deposit of within) found.add(deposit)
  }
  return deposits.filter((deposit) => found.has(deposit)).map(toEntry)
}

/** Large entries that have one in the other direction within days. */
function findRoundTrip(entries: readonly AccountTransaction[]): readonly AccountTransaction[] {
  const large = entries
    .filter(({ credit, debit }) => Math.max(credit, debit) >= ROUND_TRIP_PAISE)
    .toSorted(byDay)
  const found = new Set<AccountTransaction>()
  let [lastIn, lastOut]: (AccountTransaction | null)[] = [null, null]
  for (const entry of large) {
    const other: AccountTransaction | null = entry.credit > 0 ? (lastOut ?? null) : (lastIn ?? null)
    if (other !== null && addDays(other.day, ROUND_TRIP_DAYS) >= entry.day)
      found.add(other).add(entry)
    if (entry.credit > 0) lastIn = entry
    else lastOut = entry
  }
  return large.filter((entry) => found.has(entry))
}

/** The largest on each side. */
function largestParties(
  byParty: ReadonlyMap<string, readonly AccountTransaction[]>,
): Counterparty[] {
  const sums = [...byParty].map(([party, entries]) => ({
    party,
    credit: sumOf(entries, 'credit'),
    debit: sumOf(entries, 'debit'),
  }))
  const largest = (side: 'credit' | 'debit') =>
    sums
      .filter((sum) => sum[side] > 0)
      .toSorted((a, b) => b[side] - a[side] || compareTexts(a.party, b.party))
      .slice(0, COUNTERPARTIES)
      .map(({ party }) => party)
  return [...new Set([...largest('credit'), ...largest('debit')])].map((party) => {
    const entries = byParty.get(party) ?? []
    return { party, credits: totalOf(entries, 'credit'), debits: totalOf(entries, 'debit') }
  })
}

const sumOf = (entries: readonly AccountTransaction[], side: 'credit' | 'debit'): number =>
  entries.reduce((sum, entry) => sum + entry[side], 0)

function totalOf(
  entries: readonly AccountTransaction[],
  side: 'credit' | 'debit',
): Counterparty['credits'] {
  const ofSide = entries.filter((entry) => entry[side] > 0)
  return {
    paise: sumOf(ofSide, side),
    count: ofSide.length,
    parts: largestOf(ofSide, SHOWN_PARTS, (entry) => entry[side]).map(toEntry),
  }
}
