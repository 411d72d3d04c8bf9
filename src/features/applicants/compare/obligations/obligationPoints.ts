import { addDays, formatDay } from '#shared/platform/lib/time/day.ts'
import { formatPaise } from '../../model/labels.ts'
import { RETURN_DAYS } from '../accounts/returnedDebits.ts'
import { pointOf, type Comparison, type DatedAmount, type OpenPoint } from '../comparison.ts'
import { toSource } from '../salary/pointOfRows.ts'

/** Payments that the returned ones of the account do not list: one point for each obligation. */
export const obligationPoints = ({
  obligations,
  conduct,
}: Pick<Comparison, 'obligations' | 'conduct'>): OpenPoint[] =>
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

/** The point on returned payments is about it, too. */
const isListed = ({ day, value }: DatedAmount, returned: readonly DatedAmount[]): boolean =>
  returned.some(
    (one) => one.value === value && one.day >= day && one.day <= addDays(day, RETURN_DAYS),
  )
