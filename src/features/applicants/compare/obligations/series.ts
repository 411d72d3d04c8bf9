import { createDayIndex } from '../days.ts'
import {
  chainByAmount,
  DAYS_OF_MONTH,
  MONTH,
  MONTHS_WITH_MISSING_MAX,
  SAME_AMOUNT,
  stepsBetween,
  stepsOf,
  type Series,
} from './chains.ts'
import { AGAIN_DAYS, type Instalment } from './instalments.ts'
import { isSameLender } from './lenders.ts'
import type { ObligationKind } from './obligationKinds.ts'

const MIN_PAYMENTS = 3
/** An instalment that was raised or lowered is at most twice or half of what it was: a larger one is a prepayment. */
const CHANGED_MAX = 2

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
      const changed = joinChanged(short)
      const joined = name === 'loan' ? joinPaused(changed) : changed
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
  series.some(({ isUnpaid }) => !isUnpaid) &&
  series.some((instalment, at) => {
    const before = series[at - 1]
    return before !== undefined && stepsBetween(before, instalment) === 1
  })

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

/** A loan whose instalments were not paid for up to three months: the same amount to the same lender goes on. */
const PAUSE_DAYS_MAX = 137

function joinPaused(all: readonly Series[]): Series[] {
  const ends = createDayIndex<Joined>()
  const joined: Joined[] = []
  for (const series of all.toSorted((a, b) => dueDayOf(a) - dueDayOf(b))) {
    const [first, last] = [series[0], series.at(-1)]
    if (first === undefined || last === undefined) continue
    // A single payment each quarter is no pause.
    const paused =
      series.length === 1
        ? undefined
        : ends
            .between(
              first.dueDayNumber - PAUSE_DAYS_MAX,
              first.dueDayNumber - MONTHS_WITH_MISSING_MAX - 1,
            )
            .find((before) => goesOn(before, series))
    const one = paused ?? { payments: [], mandates: null, position: joined.length }
    const before = one.payments.at(-1)
    if (before === undefined) joined.push(one)
    else ends.remove(before.dueDayNumber, one)
    one.payments.push(...series)
    one.mandates = null
    if (series.length > 1) ends.add(last.dueDayNumber, one)
  }
  return joined.map(({ payments }) => payments)
}

function goesOn(before: Joined, series: Series): boolean {
  const [last, first] = [before.payments.at(-1), series[0]]
  if (last === undefined || first === undefined) return false
  return (
    changeTo(before.payments, series) <= 1 + SAME_AMOUNT &&
    isSameLender(last.lender, first.lender) &&
    !haveOwnMandates(before, mandatesOf(series))
  )
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
