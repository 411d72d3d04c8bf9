import { indiaDay } from '#shared/lib/day.ts'
import type { ListFilter } from '#shared/records/list/filters.ts'
import type { AddressCase } from './case.ts'

const HOUR_MS = 3_600_000
export const WAITING_MS = 48 * HOUR_MS

/** When the candidate was asked for the answers that are awaited (ms since 1970): a reminder asks for nothing new. */
function askedAt({ log, createdAt }: AddressCase): number {
  const asked = log.find(({ stage }) => stage !== 'resent')
  return Date.parse(asked?.initiatedAt ?? createdAt)
}

/** What the server cannot narrow by: it is judged by the rows that it sent. One choice each. */
export const ROW_FILTERS = [
  {
    kind: 'choice',
    name: 'waiting',
    label: 'Waiting for',
    options: [{ value: '48h', label: 'over 48 h' }],
    passes: (one: AddressCase, now: number) => now - askedAt(one) > WAITING_MS,
  },
  {
    kind: 'choice',
    name: 'decided',
    label: 'Decided',
    options: [{ value: 'today', label: 'today' }],
    passes: (one: AddressCase, now: number) =>
      indiaDay(Date.parse(one.modifiedAt)) === indiaDay(now),
  },
] as const satisfies readonly (ListFilter & {
  passes: (one: AddressCase, now: number) => boolean
})[]

type Filters = Readonly<Record<string, readonly string[]>>

const isChosen = ({ name, options }: (typeof ROW_FILTERS)[number], filters: Filters): boolean =>
  options.some(({ value }) => filters[name]?.includes(value) === true)

/** Whether rows have to be looked through: an address may hold other words, which narrow nothing. */
export const judgesRows = (filters: Filters): boolean =>
  ROW_FILTERS.some((filter) => isChosen(filter, filters))

/** Whether a row passes what the server was not asked, at a moment (ms since 1970). */
export const passesRowFilters = (one: AddressCase, filters: Filters, now: number): boolean =>
  ROW_FILTERS.every((filter) => !isChosen(filter, filters) || filter.passes(one, now))
