import type { ListFilter } from '#shared/kits/records/list/filters.ts'
import { toIndiaDay } from '#shared/platform/lib/time/day.ts'
import type { AddressCase } from './case.ts'

const HOUR_MS = 3_600_000
export const WAITING_MS = 48 * HOUR_MS

/** Epoch ms; a reminder requests nothing new. */
function requestedAt({ log, createdAt }: AddressCase): number {
  const firstRequest = log.find(({ stage }) => stage !== 'resent')
  return Date.parse(firstRequest?.initiatedAt ?? createdAt)
}

/** The server does not have these; single choice. */
export const LOCAL_FILTERS = [
  {
    kind: 'choice',
    name: 'waiting',
    label: 'Waiting for',
    options: [{ value: '48h', label: 'over 48 h' }],
    passes: (record: AddressCase, now: number) => now - requestedAt(record) > WAITING_MS,
  },
  {
    kind: 'choice',
    name: 'decided',
    label: 'Decided',
    options: [{ value: 'today', label: 'today' }],
    passes: (record: AddressCase, now: number) =>
      toIndiaDay(Date.parse(record.modifiedAt)) === toIndiaDay(now),
  },
] as const satisfies readonly (ListFilter & {
  passes: (record: AddressCase, now: number) => boolean
})[]

type Filters = Readonly<Record<string, readonly string[]>>

const isChosen = ({ name, options }: (typeof LOCAL_FILTERS)[number], filters: Filters): boolean =>
  options.some(({ value }) => filters[name]?.includes(value) === true)

/** Unknown values in the URL filter nothing. */
export const hasLocalFilter = (filters: Filters): boolean =>
  LOCAL_FILTERS.some((filter) => isChosen(filter, filters))

/** `now` in epoch ms. */
export const passesLocalFilters = (record: AddressCase, filters: Filters, now: number): boolean =>
  LOCAL_FILTERS.every((filter) => !isChosen(filter, filters) || filter.passes(record, now))
