import { PAGE_SIZE, type Page } from '#shared/kits/records/list/page.ts'
import { toQueryCall, queryApi, type QueryDispatch } from '#shared/platform/queryCache/queryApi.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { BLOCK_CALLS } from './checks/blocks.ts'
import { jobList, jobSearch } from './endpoints.ts'
import type { CompanyJob } from './job.ts'
import type { JobSearch } from './search.ts'

export type BlockQuery = { search: JobSearch | null; block: number }

const BLOCK_CACHE_S = 30

/** 50 jobs per call: fetched parts of a block stay cached while paging (decisions D44). */
export const checksApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    companyJobs: build.infiniteQuery<Page<CompanyJob>, BlockQuery, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (last, _, fetchedPages, __, { block }) => {
          const isLast = (block * BLOCK_CALLS + fetchedPages + 1) * PAGE_SIZE >= last.total
          return isLast || fetchedPages + 1 >= BLOCK_CALLS ? undefined : fetchedPages + 1
        },
      },
      query: ({ queryArg: { search, block }, pageParam }) =>
        toQueryCall(search === null ? jobList : jobSearch, {
          search,
          offset: (block * BLOCK_CALLS + pageParam) * PAGE_SIZE,
        }),
      keepUnusedDataFor: BLOCK_CACHE_S,
      providesTags: [{ type: 'list', id: 'companyJobs' }],
    }),
    /** How many there are: one call, while the list above asks again for each of its parts. */
    companyJobCount: build.query<number, JobSearch>({
      query: (search) => toQueryCall(jobSearch, { search, offset: 0 }),
      transformResponse: ({ total }: Page<CompanyJob>) => total,
      providesTags: [{ type: 'list', id: 'companyJobs' }],
    }),
  }),
  overrideExisting: 'throw',
})

export const { useCompanyJobsInfiniteQuery, useCompanyJobCountQuery } = checksApi

export const reloadJobs = (): AppThunk<void> => (dispatch) => {
  const dispatchQuery: QueryDispatch = dispatch
  dispatchQuery(checksApi.util.invalidateTags([{ type: 'list', id: 'companyJobs' }]))
}
