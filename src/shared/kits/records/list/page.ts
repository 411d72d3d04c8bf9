import type { QueryCall, QueryBuilder } from '#shared/platform/queryCache/queryApi.ts'
import type { TableQuery } from '#shared/ui/table/tableQuery.ts'

/** Rows per page, sent as `limit`; `offset` is a multiple of it (kyc §9). */
export const PAGE_SIZE = 50

/**
 * How long an unused page stays cached: Back within this time is instant, and paging through a thousand pages keeps
 * only a few.
 */
const PAGE_CACHE_S = 30

/** The request of a page: its query key. */
export type PageRequest = Pick<TableQuery, 'sort' | 'page' | 'filters'> & {
  /** At most one key (decisions D35); null without a search. */
  search: { searchKey: string; text: string } | null
}

/** The rows of a page, and the total number of matches. */
export type Page<Row> = {
  rows: readonly Row[]
  total: number
  /** Where the browser filters: how many of the server's rows were searched. Default: all. */
  searched?: { rows: number; of: number }
  /** Number of invalid rows, such as those without an id. Default: none. */
  unreadableCount?: number
}

/** A page with its request and time (epoch ms); it may stay visible while the next one loads. */
export type LoadedPage<Row, Request extends PageRequest = PageRequest> = Page<Row> & {
  request: Request
  loadedAt: number
}

/**
 * A paged list for `injectEndpoints`.
 * @param toCall returns the call for a request: `(request) => toQueryCall(call, request)`, whose result is a `Page<Row>`
 * @param name the endpoint's name, and the id of the tag by which mutations refetch it
 */
export function pagedEndpoint<Row, Request extends PageRequest = PageRequest>(
  build: QueryBuilder,
  toCall: (request: Request) => QueryCall<Page<Row>>,
  name: string,
) {
  return build.query<LoadedPage<Row, Request>, Request>({
    query: toCall,
    transformResponse: (page: Page<Row>, _, request) => ({
      ...page,
      request,
      loadedAt: Date.now(),
    }),
    keepUnusedDataFor: PAGE_CACHE_S,
    providesTags: [{ type: 'list', id: name }],
  })
}
