import type { DescribedCall, QueryBuilder } from '#shared/api/queryApi.ts'
import type { TableQuery } from '#shared/ui/table/tableQuery.ts'

/** Rows of a page, and the `limit` of its call; `offset` counts from it (kyc §9). */
export const PAGE_SIZE = 50

/**
 * How long a page is kept that nobody looks at any more: Back within this time shows it at once, and whoever walks through a
 * thousand pages holds a few of them.
 */
const PAGE_KEPT_S = 30

/** What a page answers to: the key of its query. */
export type PageAsked = Pick<TableQuery, 'sort' | 'page' | 'filters'> & {
  /** One key at most (decisions D35); null where nothing is searched. */
  search: { by: string; text: string } | null
}

/** The rows of one page, and how many match in all. */
export type Page<Row> = {
  rows: readonly Row[]
  total: number
  /** Where the server cannot narrow by what was asked: so many of its rows were looked through, no more. Left out: all. */
  seen?: { rows: number; of: number }
  /** How many rows the server sent that cannot be read, as without an id. Left out: none. */
  unread?: number
}

/** A page with what it answers to and when it came (ms since 1970): it may stay while the next one is awaited. */
export type LoadedPage<Row, Asked extends PageAsked = PageAsked> = Page<Row> & {
  asked: Asked
  loadedAt: number
}

/**
 * A list of which the server sends one page at a time, for `injectEndpoints`.
 * @param ask how a page is asked for: `(asked) => described(call, asked)`, whose call gives a `Page<Row>`.
 * @param name the list's name as an endpoint, and the id of the tag by which mutations ask for it anew.
 */
export function pagedEndpoint<Row, Asked extends PageAsked = PageAsked>(
  build: QueryBuilder,
  ask: (asked: Asked) => DescribedCall<Page<Row>>,
  name: string,
) {
  return build.query<LoadedPage<Row, Asked>, Asked>({
    query: ask,
    transformResponse: (page: Page<Row>, _, asked) => ({ ...page, asked, loadedAt: Date.now() }),
    keepUnusedDataFor: PAGE_KEPT_S,
    providesTags: [{ type: 'list', id: name }],
  })
}
