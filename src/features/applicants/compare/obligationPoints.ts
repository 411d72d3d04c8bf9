import { formatDay } from '#shared/platform/lib/day.ts'
import { formatPaise } from '../model/labels.ts'
import { pointOf, type Obligation, type OpenPoint } from './comparison.ts'
import { toSource } from './incomePoints.ts'

/** Instalments that were returned before they were paid: one point for each obligation. */
export const obligationPoints = (obligations: readonly Obligation[]): OpenPoint[] =>
  obligations.flatMap(({ account, counterparty, payments }) => {
    const late = payments.filter(({ bounced }) => bounced.length > 0)
    const [first] = late
    if (first === undefined) return []
    const attempts = late.map(
      ({ bounced, day }) =>
        `returned on ${bounced.map((attempt) => formatDay(attempt.day)).join(', ')} and paid on ${formatDay(day)}`,
    )
    const amount = formatPaise(first.bounced[0]?.value ?? first.value)
    const text =
      `${account}: the payment of ${amount} to ${counterparty} was ${attempts.join(', ')}. ` +
      'A returned payment can mean too little money on its day: ask for the reason.'
    const sources = late.flatMap(({ bounced }) => bounced).map(toSource)
    return [pointOf('obligations', `${account}:${counterparty}:bounced`, 'differs', text, sources)]
  })
