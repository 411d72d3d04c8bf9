import { described, queryApi, type QueryDispatch } from '#shared/api/queryApi.ts'
import { isNarrowed, type ListAsked } from '#shared/dashboard/listBody.ts'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import { pagedEndpoint } from '#shared/records/list/page.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { jobFilter, jobList, subClientList } from './endpoints.ts'
import type { UanJob } from './job.ts'

/** What the dashboard's lists are asked through. */
export const uanApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    uanSubClients: build.query<readonly SubClient[], void>({
      query: () => described(subClientList, undefined),
    }),
    uanJobs: pagedEndpoint<UanJob, ListAsked>(
      build,
      (asked) => described(isNarrowed(asked) ? jobFilter : jobList, asked),
      'uanJobs',
    ),
  }),
  overrideExisting: 'throw',
})

export const { useUanSubClientsQuery, useUanJobsQuery } = uanApi

/** Asks anew for the pages of the list that are on a screen. */
export const reloadJobs = (): AppThunk<void> => (dispatch) => {
  const ask: QueryDispatch = dispatch
  ask(uanApi.util.invalidateTags([{ type: 'list', id: 'uanJobs' }]))
}
