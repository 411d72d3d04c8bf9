import { isFiltered, type ListRequest } from '#shared/kits/dashboard/listBody.ts'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { pagedEndpoint } from '#shared/kits/records/list/page.ts'
import { toQueryCall, queryApi, type QueryDispatch } from '#shared/platform/queryCache/queryApi.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { jobFilter, jobList, subClientList } from './endpoints.ts'
import type { UanJob } from './job.ts'

export const uanApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    uanSubClients: build.query<readonly SubClient[], void>({
      query: () => toQueryCall(subClientList, undefined),
    }),
    uanJobs: pagedEndpoint<UanJob, ListRequest>(
      build,
      (query) => toQueryCall(isFiltered(query) ? jobFilter : jobList, query),
      'uanJobs',
    ),
  }),
  overrideExisting: 'throw',
})

export const { useUanSubClientsQuery, useUanJobsQuery } = uanApi

export const reloadJobs = (): AppThunk<void> => (dispatch) => {
  const dispatchQuery: QueryDispatch = dispatch
  dispatchQuery(uanApi.util.invalidateTags([{ type: 'list', id: 'uanJobs' }]))
}
