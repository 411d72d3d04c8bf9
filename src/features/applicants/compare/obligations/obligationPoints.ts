import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { addDays, formatDay } from '#shared/platform/lib/time/day.ts'
import { formatMonths, formatPaise } from '../../model/labels.ts'
import { RETURN_DAYS } from '../accounts/returnedDebits.ts'
import { pointOf, type Comparison, type DatedAmount, type OpenPoint } from '../comparison.ts'
import { toSource } from '../salary/pointOfRows.ts'
import type { ObligationKind } from './obligationKinds.ts'

type ObligationFacts = Pick<Comparison, 'obligations' | 'conduct'>

/** Instalments that were returned or that are missing: one point of each for an obligation. */
export const obligationPoints = (facts: ObligationFacts): OpenPoint[] => [
  ...returnedPoints(facts),
  ...missedPoints(facts),
]

/** Payments that the returned ones of the account do not list. */
const returnedPoints = ({ obligations, conduct }: ObligationFacts): OpenPoint[] =>
  obligations.flatMap(({ account, counterparty, payments }) => {
    const returned = conduct.find((one) => one.account === account)?.returned ?? []
    const late = payments.filter(
      ({ bounced }) =>
        bounced.length > 0 && !bounced.every((attempt) => isListed(attempt, returned)),
    )
    const [first] = late
    if (first === undefined) return []
    const attempts = late.map(
      ({ bounced, day }) =>
        `returned on ${bounced.map((attempt) => formatDay(attempt.day)).join(', ')} and paid on ${formatDay(day)}`,
    )
    const amount = formatPaise(first.bounced[0]?.value ?? first.value)
    const text = `${account}: the payment of ${amount} to ${counterparty} was ${attempts.join(', ')}.`
    const why = 'Money may have been missing when it was due.'
    const ask = `Please say why the payment to ${counterparty} was returned.`
    const sources = late.flatMap(({ bounced }) => bounced).map(toSource)
    const id = `${account}:${counterparty}:bounced`
    return [pointOf('obligations', id, 'differs', text, sources, { why, ask })]
  })

/** The charge for a return is all that some statements show of it. */
const CHARGE_MAX_PAISE = 100_000

/** The point on returned payments is about it, too. */
const isListed = ({ day, value }: DatedAmount, returned: readonly DatedAmount[]): boolean =>
  returned.some(
    (one) =>
      (one.value === value || one.value <= CHARGE_MAX_PAISE) &&
      one.day >= day &&
      one.day <= addDays(day, RETURN_DAYS),
  )

/** What is no debt may be left out for a month: a card that was not used, a premium, a rent paid in cash. */
const INSTALMENTS: ReadonlySet<ObligationKind> = new Set(['loan', 'standingInstruction', 'mandate'])

const RETURN_TOLERANCE = 0.1

/** Months in which an instalment was due and none was paid, unless it was returned then: that is a point already. */
const missedPoints = ({ obligations, conduct }: ObligationFacts): OpenPoint[] =>
  obligations.flatMap(({ account, counterparty, kind, monthly, payments, missedMonths }) => {
    const returned = conduct.find((one) => one.account === account)?.returned ?? []
    const isReturned = ({ day, value }: DatedAmount, month: MonthKey) =>
      day.startsWith(month) &&
      (value <= CHARGE_MAX_PAISE || Math.abs(value - monthly) <= monthly * RETURN_TOLERANCE)
    const missed = missedMonths.filter(
      (month) => !returned.some((entry) => isReturned(entry, month)),
    )
    const [last] = payments.slice(-1)
    if (!INSTALMENTS.has(kind) || missed.length === 0 || last === undefined) return []
    const months = formatMonths(missed)
    const isLast = missed.some((month) => month > last.dueMonth)
    const text = `${account}: no payment of ${formatPaise(monthly)} to ${counterparty} was found in ${months}.`
    const why = 'An instalment may not have been paid, or was paid in another way.'
    const ask = `Please say how the payment to ${counterparty} of ${months} was made${isLast ? ', or when the loan ended' : ''}, and send the statement of the loan.`
    const id = `${account}:${counterparty}:missed`
    return [pointOf('obligations', id, 'missing', text, [toSource(last)], { why, ask })]
  })
