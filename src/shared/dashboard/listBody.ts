import { isDay } from '#shared/lib/day.ts'
import { PAGE_SIZE, type PageAsked } from '#shared/records/list/page.ts'

/** A page of one sub-client's list. */
export type ListAsked = PageAsked & { subClientId: string }

/** Whether anything narrows the list: that is another question to the server (decisions D10). */
export const isNarrowed = ({ search, filters }: ListAsked): boolean =>
  search !== null || Object.values(filters).some((values) => values.length > 0)

/** What a filter says to the server, by the server's name; an empty one is left out. */
export type Narrowed = readonly [name: string, value: string | readonly unknown[]]

/**
 * The body of a list call (decisions D10, D35).
 * @param filters what the filters of the address come to; the search is added.
 */
export function toListBody(
  asked: ListAsked,
  filters: readonly Narrowed[],
): Record<string, unknown> {
  const { search, subClientId, page } = asked
  const paging = { limit: PAGE_SIZE, offset: PAGE_SIZE * (page - 1), truncateResponse: true }
  if (!isNarrowed(asked)) return { subClientIds: [subClientId], ...paging }
  const searched: readonly Narrowed[] = search === null ? [] : [[search.by, search.text]]
  const said = [...filters, ...searched].filter(([, value]) => value.length > 0)
  return { filters: { subClientIds: [subClientId], ...Object.fromEntries(said) }, ...paging }
}

/** 'yyyy-mm-dd' → 'dd/mm/yyyy' and a time; '' for what is no day. */
const wireDay = (day: string, time: string): string =>
  isDay(day) ? `${day.split('-').toReversed().join('/')} ${time}` : ''

/** A range of Indian days as the server reads it, its first second and its last one (decisions D33). */
export const daysNarrowed = (from = '', to = ''): readonly Narrowed[] => [
  ['createdAfter', wireDay(from, '00:00:00')],
  ['createdBefore', wireDay(to, '23:59:59')],
]

const FLAGS: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** What yes and no stand for; an address may hold other words. */
export const flagsOf = (values: readonly string[] = []): boolean[] =>
  ['yes', 'no'].filter((value) => values.includes(value)).map((value) => FLAGS[value] === true)
