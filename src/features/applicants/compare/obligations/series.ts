import { largestOf } from '../byWords.ts'
import { createDayIndex } from '../days.ts'
import { AGAIN_DAYS, type Instalment } from './instalments.ts'
import { hasSharedReference, isSameLender, mayBeSameLender } from './lenders.ts'
import type { ObligationKind } from './obligationKinds.ts'

/** Payments of one obligation, oldest first. */
export type Series = readonly Instalment[]

/** Days between two payments: a month with what a holiday or a late payment adds. */
const MONTH = { min: 20, max: 45 }
/** With one missing payment between them; a quarter is longer. */
const MONTHS_WITH_MISSING_MAX = 76
const MIN_PAYMENTS = 3
/** On average. */
export const DAYS_OF_MONTH = 30.4
/** Amounts of one series, of the payment before. */
const SAME_AMOUNT = 0.02
/** An instalment that was raised or lowered is at most twice or half of what it was: a larger one is a prepayment. */
const CHANGED_MAX = 2

/** Months from one payment to the next; 0: they are not neighbours of one series. */
export function stepsBetween(before: Instalment, after: Instalment): 0 | 1 | 2 {
  return stepsOf(after.dueDayNumber - before.dueDayNumber)
}

function stepsOf(days: number): 0 | 1 | 2 {
  if (days < MONTH.min || days > MONTHS_WITH_MISSING_MAX) return 0
  return days <= MONTH.max ? 1 : 2
}

/** Of two series with whole months between them that no statement covers: what was paid then is not known. */
function continuesAfterGap(before: Series, after: Series): boolean {
  const [last, first] = [before.at(-1), after[0]]
  if (last === undefined || first === undefined || before.length < 2 || after.length < 2)
    return false
  const uncovered = Math.floor((first.uncovered - last.uncovered) / DAYS_OF_MONTH) * DAYS_OF_MONTH
  return uncovered > 0 && stepsOf(first.dueDayNumber - last.dueDayNumber - uncovered) > 0
}

/** Series of three payments or more, in the order of their first ones. */
export function findSeries(instalments: readonly Instalment[]): Series[] {
  const classes = new Map<string, Instalment[]>()
  for (const instalment of instalments) {
    const name = classOf(instalment.kind)
    const same = classes.get(name)
    if (same === undefined) classes.set(name, [instalment])
    else same.push(instalment)
  }
  return [...classes]
    .flatMap(([name, ofClass]) => {
      const short = chainByAmount(ofClass, name === 'card')
      const joined = joinChanged(short)
      const series = joined.filter(isMonthly)
      const left = joined.flatMap((candidate) => (isMonthly(candidate) ? [] : candidate))
      return fillGaps(series, left)
    })
    .toSorted((a, b) => dueDayOf(a) - dueDayOf(b))
}

const dueDayOf = ([first]: Series) => first?.dueDayNumber ?? 0

/** The same loan may be paid by 'EMI', by 'SI' and by 'ACH'. */
const classOf = (kind: ObligationKind): string =>
  kind === 'standingInstruction' || kind === 'mandate' ? 'loan' : kind

/** Three payments, two of them at a month's distance: one every other month is no instalment. */
const isMonthly = (series: Series): boolean =>
  series.length >= MIN_PAYMENTS &&
  series.some((instalment, at) => {
    const before = series[at - 1]
    return before !== undefined && stepsBetween(before, instalment) === 1
  })

/** Of the open series of an amount: a damaged file must not slow down the comparison. */
const LOOKED_AT = 30
/** Of a series: one of the last ones may be written in another way. */
const LENDERS_LOOKED_AT = 3

type Chain = { payments: Instalment[]; key: number }

/** Each payment with the latest one of its lender and amount, a month or two before it. */
function chainByAmount(instalments: readonly Instalment[], isAnyAmount: boolean): Series[] {
  const chains: Chain[] = []
  const open = new Map<number, Chain[]>()
  for (const instalment of instalments.toSorted((a, b) => a.dueDayNumber - b.dueDayNumber)) {
    const key = isAnyAmount ? 0 : amountKey(instalment)
    const fitting: Chain[] = []
    const reach = isAnyAmount ? 0 : 1
    for (let near = key - reach; near <= key + reach; near += 1) {
      const chains = open.get(near)
      if (chains === undefined) continue
      // They are in the order of their last payments.
      let ended = 0
      while (distanceOf(chains[ended], instalment) > MONTHS_WITH_MISSING_MAX) ended += 1
      chains.splice(0, ended)
      for (const chain of chains) {
        if (distanceOf(chain, instalment) < MONTH.min) break
        if (continues(chain.payments, instalment, isAnyAmount)) fitting.push(chain)
      }
    }
    const [best] =
      fitting.length < 2
        ? fitting
        : largestOf(fitting, 1, ({ payments }) => -distanceTo(payments, instalment))
    const chain = best ?? { payments: [], key }
    const before = open.get(chain.key)
    if (best === undefined) chains.push(chain)
    else before?.splice(before.indexOf(best), 1)
    chain.payments.push(instalment)
    chain.key = key
    const same = open.get(key)
    if (same === undefined) open.set(key, [chain])
    else if (same.push(chain) > LOOKED_AT) same.shift()
  }
  return chains.map(({ payments }) => payments)
}

/** Days since its last payment. */
const distanceOf = (chain: Chain | undefined, { dueDayNumber }: Instalment): number =>
  dueDayNumber - (chain?.payments.at(-1)?.dueDayNumber ?? Infinity)

const KEY_STEP = Math.log(1 + SAME_AMOUNT)

/** Amounts within the tolerance have the same key or neighbouring ones. */
const amountKey = ({ transaction }: Instalment): number =>
  Math.floor(Math.log(transaction.debit) / KEY_STEP)

const amountOf = ({ transaction }: Instalment) => transaction.debit

function continues(chain: Series, instalment: Instalment, isAnyAmount: boolean): boolean {
  const last = chain.at(-1)
  if (last === undefined || stepsBetween(last, instalment) === 0) return false
  const difference = Math.abs(amountOf(last) - amountOf(instalment))
  if (!isAnyAmount && difference > amountOf(last) * SAME_AMOUNT) return false
  return chain
    .slice(-LENDERS_LOOKED_AT)
    .some(({ lender }) => mayBeSameLender(lender, instalment.lender))
}

/** Another amount or another way to write the lender is further away than another day. */
function distanceTo(chain: Series, instalment: Instalment): number {
  const last = chain.at(-1)
  if (last === undefined) return Infinity
  const isSameText = last.lender.text === instalment.lender.text
  const hasSameReference = hasSharedReference(last.lender, instalment.lender)
  const difference = Math.abs(amountOf(last) - amountOf(instalment)) / amountOf(last)
  const days = Math.abs(instalment.dueDayNumber - last.dueDayNumber - 30)
  return (hasSameReference ? 0 : 4_000) + (isSameText ? 0 : 2_000) + difference * 10_000 + days
}

/** More of one kind are no obligations of a person: single payments are then left out. */
const CHAINS_MAX = 1_000

type Joined = {
  payments: Instalment[]
  /** Null until they are asked for. */
  mandates: readonly string[] | null
  position: number
}

/** A series that goes on with another amount, as the same lender's next one begins a month after it ends. */
function joinChanged(all: readonly Series[]): Series[] {
  const joined: Joined[] = []
  const ends = { once: createDayIndex<Joined>(), several: createDayIndex<Joined>() }
  const endsOf = ({ payments }: Joined) => (payments.length === 1 ? ends.once : ends.several)
  const chains = all.length > CHAINS_MAX ? all.filter(({ length }) => length > 1) : all
  for (const chain of chains.toSorted((a, b) => dueDayOf(a) - dueDayOf(b))) {
    const [first, last] = [chain[0], chain.at(-1)]
    if (first === undefined || last === undefined) continue
    const end = coveredDayOf(first)
    const days = [
      end - MONTHS_WITH_MISSING_MAX,
      end + (first.uncovered === 0 ? -MONTH.min : AGAIN_DAYS),
    ] as const
    // What comes once goes on only what came several times.
    const candidates = ends.several.between(...days)
    if (chain.length > 1) candidates.push(...ends.once.between(...days))
    const before = nearestBefore(candidates, chain)
    const series = before ?? { payments: [], mandates: null, position: joined.length }
    const lastBefore = series.payments.at(-1)
    if (lastBefore === undefined) joined.push(series)
    else endsOf(series).remove(coveredDayOf(lastBefore), series)
    series.payments.push(...chain)
    series.mandates = null
    endsOf(series).add(coveredDayOf(last), series)
  }
  return joined.map(({ payments }) => payments)
}

/** The one whose amount changes least, of those that go on with the chain. */
function nearestBefore(candidates: readonly Joined[], chain: Series): Joined | null {
  let [best, least]: [Joined | null, number] = [null, CHANGED_MAX]
  let known: readonly string[] | null = null
  const mandates = () => (known ??= mandatesOf(chain))
  for (const candidate of candidates) {
    const change = changeTo(candidate.payments, chain)
    const isNearer =
      change < least || (change === least && candidate.position < (best?.position ?? Infinity))
    if (isNearer && isRaisedTo(candidate, chain, mandates)) [best, least] = [candidate, change]
  }
  return best
}

/** Without the days that no statement covers: after them a series goes on a month or two after it ended, too. */
const coveredDayOf = ({ dueDayNumber, uncovered }: Instalment): number => dueDayNumber - uncovered

/** From the last amount of a series to the first of another. */
const changeTo = (series: Series, next: Series): number => {
  const last = series.at(-1)?.transaction.debit ?? 0
  const first = next[0]?.transaction.debit ?? 0
  return Math.max(last, first) / Math.max(1, Math.min(last, first))
}

function isRaisedTo(joined: Joined, chain: Series, mandates: () => readonly string[]): boolean {
  const before = joined.payments
  const [last, first] = [before.at(-1), chain[0]]
  if (last === undefined || first === undefined) return false
  if (stepsBetween(last, first) === 0 && !continuesAfterGap(before, chain)) return false
  // Bills differ each month: of an amount that comes once, the other has to come three times, of a loan twice.
  const isLoan = last.kind === 'loan' && first.kind === 'loan'
  const fewer = Math.min(before.length, chain.length)
  const more = Math.max(before.length, chain.length)
  if (more < (fewer > 1 || isLoan ? 2 : MIN_PAYMENTS)) return false
  return isSameLender(last.lender, first.lender) && !haveOwnMandates(joined, mandates())
}

/** The numbers that all payments of a series have: another number is another loan of the lender. */
const mandatesOf = (series: Series): readonly string[] =>
  series.length === 1
    ? []
    : (series[0]?.lender.references() ?? []).filter((reference) =>
        series.every(({ lender }) => lender.references().includes(reference)),
      )

function haveOwnMandates(joined: Joined, mandates: readonly string[]): boolean {
  if (mandates.length === 0) return false
  const own = (joined.mandates ??= mandatesOf(joined.payments))
  return own.length > 0 && !own.some((reference) => mandates.includes(reference))
}

/** A missing payment may have another amount, such as one with a penalty. */
function fillGaps(series: readonly Series[], left: readonly Instalment[]): Series[] {
  const free = createDayIndex<{ candidate: Instalment; at: number }>()
  for (const [at, candidate] of left.slice(0, CHAINS_MAX).entries())
    free.add(candidate.dueDayNumber, { candidate, at })
  return series.map((known) =>
    known.flatMap((instalment, at) => {
      const before = known[at - 1]
      if (before === undefined || stepsBetween(before, instalment) !== 2) return [instalment]
      const between = free
        .between(before.dueDayNumber + MONTH.min, instalment.dueDayNumber - MONTH.min)
        .toSorted((a, b) => a.at - b.at)
        .find(
          ({ candidate }) =>
            stepsBetween(before, candidate) === 1 &&
            stepsBetween(candidate, instalment) === 1 &&
            changeTo([before], [candidate]) <= CHANGED_MAX &&
            isSameLender(before.lender, candidate.lender),
        )
      if (between === undefined) return [instalment]
      free.remove(between.candidate.dueDayNumber, between)
      return [between.candidate, instalment]
    }),
  )
}
