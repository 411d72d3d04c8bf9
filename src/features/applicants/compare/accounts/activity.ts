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
/** Of a purchase: it comes after the payment. */
const REFUND = /\b(?:refund|reversal|cancel)/i
const COUNTERPARTIES = 10
const SHOWN_PARTS = 20

/** Of all accounts together. `isLeftOut`: transfers between them; `isOwn`: a party that is the applicant. */
export function describeActivity(
  accounts: readonly Account[],
  isLeftOut: (transaction: AccountTransaction) => boolean,
  isOwn: (party: string) => boolean,
): Activity {
  const byParty = new Map<string, Party>()
  const cash: AccountTransaction[] = []
  const partyOf = readOnce(partyIn)
  for (const { transactions } of accounts)
    for (const entry of transactions) {
      if (isLeftOut(entry)) continue
      if (entry.wording.isCash) cash.push(entry)
      else if (!entry.wording.isReturn) addToParty(byParty, partyOf(entry.wording.words), entry)
    }
  return {
    cashBelowLimit: findCashBelowLimit(cash),
    roundTrips: [...byParty].flatMap(([party, { large }]) => {
      const found = isOwn(party) ? [] : findRoundTrip(large)
      return found.length === 0 ? [] : [{ party, entries: found.map(toEntry) }]
    }),
    counterparties: largestParties(byParty),
  }
}

/** The entries of a party, and of those the large ones. Sums in paise. */
type Party = {
  credits: AccountTransaction[]
  debits: AccountTransaction[]
  large: AccountTransaction[]
  credit: number
  debit: number
}

function addToParty(byParty: Map<string, Party>, party: string, entry: AccountTransaction): void {
  if (party === '') return
  let known = byParty.get(party)
  if (known === undefined)
    byParty.set(party, (known = { credits: [], debits: [], large: [], credit: 0, debit: 0 }))
  if (entry.credit > 0) known.credits.push(entry)
  if (entry.debit > 0) known.debits.push(entry)
  known.credit += entry.credit
  known.debit += entry.debit
  if (Math.max(entry.credit, entry.debit) >= ROUND_TRIP_PAISE) known.large.push(entry)
}

const byDay = (a: { day: Day }, b: { day: Day }): number => compareTexts(a.day, b.day)

/** Every deposit that is one of three or more within a month. */
function findCashBelowLimit(entries: readonly AccountTransaction[]): DatedAmount[] {
  const deposits = entries
    .filter(({ wording, credit }) => wording.isCash && credit >= CASH.from && credit <= CASH.to)
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
  const large = entries.toSorted(byDay)
  const found = new Set<AccountTransaction>()
  let [lastIn, lastOut]: (AccountTransaction | null)[] = [null, null]
  for (const entry of large) {
    const other: AccountTransaction | null = entry.credit > 0 ? (lastOut ?? null) : (lastIn ?? null)
    const isRefund = entry.credit > 0 && REFUND.test(entry.narration)
    if (other !== null && !isRefund && addDays(other.day, ROUND_TRIP_DAYS) >= entry.day)
      found.add(other).add(entry)
    if (entry.credit > 0) lastIn = entry
    else lastOut = entry
  }
  return large.filter((entry) => found.has(entry))
}

/** The largest on each side. */
function largestParties(byParty: ReadonlyMap<string, Party>): Counterparty[] {
  const parties = [...byParty]
  const largest = (side: 'credit' | 'debit') =>
    parties
      .filter(([, sums]) => sums[side] > 0)
      .toSorted(([a, one], [b, other]) => other[side] - one[side] || compareTexts(a, b))
      .slice(0, COUNTERPARTIES)
  return [...new Map([...largest('credit'), ...largest('debit')])].map(
    ([party, { credits, debits, credit, debit }]) => ({
      party,
      credits: toTotal(credits, credit, (entry) => entry.credit),
      debits: toTotal(debits, debit, (entry) => entry.debit),
    }),
  )
}

const toTotal = (
  entries: readonly AccountTransaction[],
  paise: number,
  amountOf: (entry: AccountTransaction) => number,
): Counterparty['credits'] => ({
  paise,
  count: entries.length,
  parts: largestOf(entries, SHOWN_PARTS, amountOf).map(toEntry),
})
