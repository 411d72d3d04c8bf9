import { plural } from '#shared/platform/lib/text/plural.ts'
import { addDays, formatDay, type Day } from '#shared/platform/lib/time/day.ts'
import { formatPaise } from '../../model/labels.ts'
import {
  pointOf,
  type AccountConduct,
  type Comparison,
  type DatedAmount,
  type OpenPoint,
  type Sourced,
} from '../comparison.ts'
import { toSource } from '../salary/pointOfRows.ts'

const SHOWN_ROWS = 10
/** Of a statement at the comparison: a month is the rhythm of salaries and instalments. */
const FRESH_DAYS = 30

/** Whether a statement ended too long before the day of the comparison. */
export const isOld = (to: Day, day: Day): boolean => to < addDays(day, -FRESH_DAYS)

/** What an officer asks about the accounts. `day`: of the comparison. */
export function conductPoints(
  { conduct, activity }: Pick<Comparison, 'conduct' | 'activity'>,
  day: Day,
): OpenPoint[] {
  return [
    ...conduct.flatMap((account) => accountPoints(account, day)),
    ...cashPoints(activity.cashBelowLimit),
    ...activity.roundTrips.map(roundTripPoint),
  ]
}

function accountPoints(account: AccountConduct, day: Day): OpenPoint[] {
  const { account: title, gaps, unread, balance, returned, overdrawn, to } = account
  const point = (
    id: string,
    kind: OpenPoint['kind'],
    [text, why, ask]: readonly [text: string, why: string, ask: string],
    from: OpenPoint['sources'] = [],
  ) =>
    pointOf('conduct', `${title}:${id}`, kind, `${title}: ${text}`, from.slice(0, SHOWN_ROWS), {
      why,
      ask,
    })
  const points: OpenPoint[] = []
  if (gaps.length > 0) {
    const days = gaps.map(formatDays).join(', ')
    const text = `no transactions from ${days}.`
    const why = 'A salary or an instalment may be in these days.'
    const ask = `Please send the statement of ${title} of ${days}.`
    points.push(point('missing', 'missing', [text, why, ask]))
  }
  if (unread.count > 0) {
    const why = 'Their amounts are in no figure.'
    const ask = `Please send the statement of ${title} as the bank issued it.`
    points.push(point('unread', 'unread', [describeUnread(unread), why, ask], unread.rows))
  }
  if (balance.kind === 'wrong') {
    const text = `the balance does not match the previous row in ${plural(balance.count, 'row')}.`
    const why = 'Rows may be missing or changed.'
    const ask = `Please send the statement of ${title} as the bank issued it.`
    points.push(point('balance', 'differs', [text, why, ask], balance.rows.map(toSource)))
  }
  if (returned.length > 0) {
    const text = `${plural(returned.length, 'payment was', 'payments were')} returned, ${daysOf(returned)}.`
    const why = 'Money may have been missing when it was due.'
    const ask = `Please say which payments of ${title} these were, and whether they were made later: ${daysOf(returned)}.`
    points.push(point('returned', 'differs', [text, why, ask], returned.map(toSource)))
  }
  if (overdrawn.days > 0) {
    const text = `the balance was below zero on ${plural(overdrawn.days, 'day')}, ${daysOf(overdrawn.parts)}.`
    const why = 'The account may have a limit, which is a loan.'
    const ask = `Please say whether ${title} has a limit, and who granted it.`
    points.push(point('overdrawn', 'differs', [text, why, ask], overdrawn.parts.map(toSource)))
  }
  if (isOld(to, day)) {
    const text = `the statement ends on ${formatDay(to)}, more than ${FRESH_DAYS} days before the comparison.`
    const why = 'New loans and returned payments would not be in it.'
    const ask = `Please send the statement of ${title} since ${formatDay(addDays(to, 1))}.`
    points.push(point('ended', 'missing', [text, why, ask]))
  }
  return points
}

const formatDays = ({ from, to }: { from: Day; to: Day }): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`

/** The first ones. */
function daysOf(entries: readonly { day: Day }[]): string {
  const days = [...new Set(entries.map(({ day }) => formatDay(day)))]
  const more = days.length - SHOWN_DAYS
  return `${days.slice(0, SHOWN_DAYS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
const SHOWN_DAYS = 4

function describeUnread({ count, rows }: AccountConduct['unread']): string {
  const names = rows.map(({ value, source }) =>
    source.kind === 'cell' ? `row ${source.row + 1} (“${value}”)` : value,
  )
  const more = count - names.length
  return `${plural(count, 'row')} with an amount could not be read and ${count === 1 ? 'is' : 'are'} not counted: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}

const sourcesOf = (entries: readonly DatedAmount[]): readonly Sourced<string>[] =>
  entries.slice(0, SHOWN_ROWS).map(toSource)

function cashPoints(deposits: readonly DatedAmount[]): OpenPoint[] {
  if (deposits.length === 0) return []
  const text = `${deposits.length} cash deposits of 45,000 to 49,999 within a month, ${daysOf(deposits)}.`
  const why = 'From 50,000 on a bank asks for the PAN.'
  const ask = `Please say where the cash of ${daysOf(deposits)} comes from.`
  return [pointOf('conduct', 'cashBelowLimit', 'differs', text, sourcesOf(deposits), { why, ask })]
}

function roundTripPoint({
  party,
  entries,
}: Comparison['activity']['roundTrips'][number]): OpenPoint {
  const [first] = entries
  const text = `Money came from and went to ${party} within three days, ${formatPaise(first?.value ?? null)} and more, ${daysOf(entries)}.`
  const why = 'It may only show an income or a balance.'
  const ask = `Please say what the payments from and to ${party} were for.`
  return pointOf('conduct', `roundTrip:${party}`, 'differs', text, sourcesOf(entries), {
    why,
    ask,
  })
}
