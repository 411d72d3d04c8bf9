import { addDays, formatDay, type Day } from '#shared/platform/lib/day.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import { formatPaise } from '../model/labels.ts'
import {
  pointOf,
  type AccountConduct,
  type Comparison,
  type DatedAmount,
  type OpenPoint,
  type Sourced,
} from './comparison.ts'
import { toSource } from './salary/pointOfRows.ts'

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
    text: string,
    from: OpenPoint['sources'] = [],
  ) => pointOf('conduct', `${title}:${id}`, kind, `${title}: ${text}`, from.slice(0, SHOWN_ROWS))
  const points: OpenPoint[] = []
  if (gaps.length > 0) {
    const days = gaps.map(formatDays).join(', ')
    const text = `no transactions from ${days}. A salary or an instalment may be in these days: ask for the statement of them.`
    points.push(point('missing', 'missing', text))
  }
  if (unread.count > 0) points.push(point('unread', 'unread', describeUnread(unread), unread.rows))
  if (balance.kind === 'wrong') {
    const text = `the balance does not match the previous row in ${plural(balance.count, 'row')}. Rows may be missing or changed: ask the bank for the statement.`
    points.push(point('balance', 'differs', text, balance.rows.map(toSource)))
  }
  if (returned.length > 0) {
    const text = `${plural(returned.length, 'payment was', 'payments were')} returned, ${daysOf(returned)}. Money may have been missing when it was due: ask which payments these were, and whether they were made later.`
    points.push(point('returned', 'differs', text, returned.map(toSource)))
  }
  if (overdrawn.days > 0) {
    const text = `the balance was below zero on ${plural(overdrawn.days, 'day')}, ${daysOf(overdrawn.parts)}. Ask whether the account has a limit, and who granted it.`
    points.push(point('overdrawn', 'differs', text, overdrawn.parts.map(toSource)))
  }
  if (isOld(to, day)) {
    const text = `the statement ends on ${formatDay(to)}, more than ${FRESH_DAYS} days before the comparison. New loans and returns would not be in it: ask for the statement since then.`
    points.push(point('ended', 'missing', text))
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
  const text = `${deposits.length} cash deposits of 45,000 to 49,999 within a month, ${daysOf(deposits)}. From 50,000 on a bank asks for the PAN: ask where the cash comes from.`
  return [pointOf('conduct', 'cashBelowLimit', 'differs', text, sourcesOf(deposits))]
}

function roundTripPoint({
  party,
  entries,
}: Comparison['activity']['roundTrips'][number]): OpenPoint {
  const [first] = entries
  const text = `Money came from and went to ${party} within three days, ${formatPaise(first?.value ?? null)} and more, ${daysOf(entries)}. It may only show an income or a balance: ask what it was for.`
  return pointOf('conduct', `roundTrip:${party}`, 'differs', text, sourcesOf(entries))
}
