import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { useListRequest } from '#shared/kits/dashboard/useListRequest.ts'
import { CASE_LIST_CONFIG } from '../../caseFilters.ts'
import { useDavCasesQuery } from '../../davApi.ts'

/** Keeps the URL's list page fresh during a review, and provides the next case. */
export const useListedCases = ({ subClientId }: SubClient) =>
  useDavCasesQuery(useListRequest(CASE_LIST_CONFIG, subClientId).request)
