import { described, queryApi, type QueryDispatch } from '#shared/api/queryApi.ts'
import { PAGE_SIZE, type Page } from '#shared/records/list/page.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { BLOCK_CALLS } from './checks/blocks.ts'
import { jobList, jobSearch } from './endpoints.ts'
import type { CompanyJob } from './job.ts'
import type { JobSearch } from './search.ts'

/** A block of the list that is searched by one key, or by none. */
export type BlockAsked = { search: JobSearch | null; block: number }

/** How long, in s, a block is kept that nobody looks at any more. */
const BLOCK_KEPT_S = 30

/** The list, 50 jobs a call: what has been fetched of a block stays while its pages are turned (decisions D44). */
export const checksApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    companyJobs: build.infiniteQuery<Page<CompanyJob>, BlockAsked, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (last, _, call, __, { block }) => {
          const isLast = (block * BLOCK_CALLS + call + 1) * PAGE_SIZE >= last.total
          return isLast || call + 1 >= BLOCK_CALLS ? undefined : call + 1
        },
      },
      query: ({ queryArg: { search, block }, pageParam }) =>
        described(search === null ? jobList : jobSearch, {
          search,
          offset: (block * BLOCK_CALLS + pageParam) * PAGE_SIZE,
        }),
      keepUnusedDataFor: BLOCK_KEPT_S,
      providesTags: [{ type: 'list', id: 'companyJobs' }],
    }),
  }),
  overrideExisting: 'throw',
})

export const { useCompanyJobsInfiniteQuery } = checksApi

/** Asks anew for what is on a screen, and forgets the rest. */
export const reloadJobs = (): AppThunk<void> => (dispatch) => {
  const ask: QueryDispatch = dispatch
  ask(checksApi.util.invalidateTags([{ type: 'list', id: 'companyJobs' }]))
}
