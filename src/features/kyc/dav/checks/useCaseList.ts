import type { SubClient } from '#shared/dashboard/subClient.ts'
import { useListAsked, type ListTable } from '#shared/dashboard/useListAsked.ts'
import { useRefusalSaid } from '#shared/dashboard/useRefusalSaid.ts'
import { usePagedList, type PagedRows } from '#shared/records/list/usePagedList.ts'
import type { AddressCase } from '../case.ts'
import { CASE_LIST } from '../caseFilters.ts'
import { useDavCasesQuery } from '../davApi.ts'

/** The list of one sub-client, as the address bar asks for it. What cannot be asked is said, and the list stays as it is. */
export function useCaseList({ subClientId }: SubClient): {
  paged: ListTable
  list: PagedRows<AddressCase>
} {
  const paged = useListAsked(CASE_LIST, subClientId)
  useRefusalSaid(paged, CASE_LIST)
  // What was loaded before shows at once, and is asked for anew: colleagues and candidates change it all the time.
  const query = useDavCasesQuery(paged.asked, { refetchOnMountOrArgChange: true })
  return { paged, list: usePagedList(query, paged) }
}
