import type { QueryCall, QueryBuilder } from '#shared/platform/queryCache/queryApi.ts'
import type { TableQuery } from '#shared/ui/table/query/tableQuery.ts'

/** Rows per page, sent as `limit`; `offset` is a multiple of it (kyc §9). */
export const PAGE_SIZE = 50

/** Back within this time is instant; longer, a thousand pages would fill the memory. */
const PAGE_CACHE_S = 30

export type PageRequest = Pick<TableQuery, 'sort' | 'page' | 'filters'> & {
  /** At most one key (decisions D35). */
  search: { searchKey: string; text: string } | null
}

export type Page<Row> = {
  rows: readonly Row[]
  total: number
  /** Where the browser filters: how many of the server's rows were searched. Default: all. */
  searched?: { rows: number; of: number } | undefined
  /** How many rows are invalid, for example without an id. */
  unreadableCount?: number
}

/** A page with its request and time (epoch ms); it may stay visible while the next one loads. */
export type LoadedPage<Row, Request extends PageRequest = PageRequest> = Page<Row> & {
  request: Request
  loadedAt: number
}

/** @param name also the id of the tag by which mutations refetch the list */
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
