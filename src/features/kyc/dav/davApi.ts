import { isFiltered } from '#shared/kits/dashboard/listBody.ts'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { pagedEndpoint, PAGE_SIZE, type Page } from '#shared/kits/records/list/page.ts'
import { toIndiaDay } from '#shared/platform/lib/time/day.ts'
import {
  toQueryCall,
  queryApi,
  type QueryDispatch,
  type QueryCall,
} from '#shared/platform/queryCache/queryApi.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { AddressCase } from './case.ts'
import type { CaseListQuery } from './caseFilters.ts'
import { caseFilter, caseList, subClientList } from './endpoints.ts'
import { hasLocalFilter, passesLocalFilters, WAITING_MS } from './localFilters.ts'

/** 1,000 cases, newest first. */
const PAGES_MAX = 20

/** For filters that the server does not have. */
const fetchAndFilterCases =
  (query: CaseListQuery): QueryCall<Page<AddressCase>> =>
  (signal) =>
  async (dispatch) => {
    const now = Date.now()
    const matches = new Map<string, AddressCase>()
    let total = 0
    for (let page = 1; page <= Math.min(PAGES_MAX, pageCount(total)); page += 1) {
      const part = { ...query, page, filters: narrowFilters(query.filters, now) }
      const result = await dispatch(callInSession(caseFilter, part, { signal, quiet: true }))
      if (!result.ok) return result
      total = result.value.total
      for (const record of result.value.rows)
        if (passesLocalFilters(record, query.filters, now)) matches.set(record.caseId, record)
    }
    const rows = [...matches.values()]
    const searchedCount = PAGES_MAX * PAGE_SIZE
    const before = PAGE_SIZE * (query.page - 1)
    return {
      ok: true,
      value: {
        rows: rows.slice(before, before + PAGE_SIZE),
        total: rows.length,
        searched: total > searchedCount ? { rows: searchedCount, of: total } : undefined,
      },
    }
  }

const pageCount = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE))

/** A case that has waited over two days is at least that old, so the server need not send newer ones. */
function narrowFilters(filters: CaseListQuery['filters'], now: number): CaseListQuery['filters'] {
  if (filters.waiting === undefined || filters.startedTo !== undefined) return filters
  return { ...filters, startedTo: [toIndiaDay(now - WAITING_MS)] }
}

export const davApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    davSubClients: build.query<readonly SubClient[], void>({
      query: () => toQueryCall(subClientList, undefined),
    }),
    davCases: pagedEndpoint<AddressCase, CaseListQuery>(
      build,
      (query) =>
        hasLocalFilter(query.filters)
          ? fetchAndFilterCases(query)
          : toQueryCall(isFiltered(query) ? caseFilter : caseList, query),
      'davCases',
    ),
  }),
  overrideExisting: 'throw',
})

export const { useDavSubClientsQuery, useDavCasesQuery } = davApi

export const reloadCases = (): AppThunk<void> => (dispatch) => {
  const dispatchQuery: QueryDispatch = dispatch
  dispatchQuery(davApi.util.invalidateTags([{ type: 'list', id: 'davCases' }]))
}
