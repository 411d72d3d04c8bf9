import { described, queryApi, type QueryDispatch } from '#shared/api/queryApi.ts'
import { isNarrowed } from '#shared/dashboard/listBody.ts'
import { pagedEndpoint } from '#shared/records/list/page.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import type { AddressCase } from './case.ts'
import type { CasesAsked } from './caseFilters.ts'
import { caseFilter, caseList, subClientList } from './endpoints.ts'
import { gatherCases } from './gatherCases.ts'
import { judgesRows } from './rowFilters.ts'

/** What the dashboard's lists are asked through. */
export const davApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    davSubClients: build.query<readonly SubClient[], void>({
      query: () => described(subClientList, undefined),
    }),
    davCases: pagedEndpoint<AddressCase, CasesAsked>(
      build,
      (asked) =>
        judgesRows(asked.filters)
          ? gatherCases(asked)
          : described(isNarrowed(asked) ? caseFilter : caseList, asked),
      'davCases',
    ),
  }),
  overrideExisting: 'throw',
})

export const { useDavSubClientsQuery, useDavCasesQuery } = davApi

/** Asks anew for the pages of the list that are on a screen. */
export const reloadCases = (): AppThunk<void> => (dispatch) => {
  const ask: QueryDispatch = dispatch
  ask(davApi.util.invalidateTags([{ type: 'list', id: 'davCases' }]))
}
