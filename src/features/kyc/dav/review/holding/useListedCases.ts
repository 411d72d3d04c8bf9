import { usePagedTable } from '#shared/records/list/usePagedTable.ts'
import type { SubClient } from '../../case.ts'
import { CASE_FILTER_NAMES, SEARCH_KEY_VALUES } from '../../caseFilters.ts'
import { useDavCasesQuery } from '../../davApi.ts'

const OPTIONS = { filterNames: CASE_FILTER_NAMES, searchKeys: SEARCH_KEY_VALUES }

/** The page of the list that the address names, while a case of it is judged: its rows stay fresh, and name the next case. */
export function useListedCases({ subClientId }: SubClient) {
  const { asked } = usePagedTable(OPTIONS)
  return useDavCasesQuery({ ...asked, subClientId })
}
