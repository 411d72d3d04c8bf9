import { largestOf } from '../byWords.ts'
import type { Instalment } from './instalments.ts'
import { hasSharedReference, mayBeSameLender } from './lenders.ts'

/** Payments of one obligation, oldest first. */
export type Series = readonly Instalment[]

/** Days between two payments: a month with what a holiday or a late payment adds. */
export const MONTH = { min: 20, max: 45 }
/** With one missing payment between them; a quarter is longer. */
export const MONTHS_WITH_MISSING_MAX = 76
/** On average. */
export const DAYS_OF_MONTH = 30.4
/** Amounts of one series, of the payment before. */
export const SAME_AMOUNT = 0.02

/** Months from one payment to the next; 0: they are not neighbours of one series. */
export function stepsBetween(before: Instalment, after: Instalment): 0 | 1 | 2 {
  return stepsOf(after.dueDayNumber - before.dueDayNumber)
}

export function stepsOf(days: number): 0 | 1 | 2 {
  if (days < MONTH.min || days > MONTHS_WITH_MISSING_MAX) return 0
  return days <= MONTH.max ? 1 : 2
}

/** Of the open series of an amount: a damaged file must not slow down the comparison. */
const LOOKED_AT = 30
/** Of a series: one of the last ones may be written in another way. */
const LENDERS_LOOKED_AT = 3

type Chain = { payments: Instalment[]; key: number }

/** Each payment with the latest one of its lender and amount, a month or two before it. */
export function chainByAmount(instalments: readonly Instalment[], isAnyAmount: boolean): Series[] {
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
