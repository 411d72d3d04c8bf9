import { useEffect, useMemo, useState } from 'react'
import { raise } from '#shared/errors/ask.ts'
import type { PageAsked } from '#shared/records/list/page.ts'
import { usePagedList, type PagedRows } from '#shared/records/list/usePagedList.ts'
import { usePagedTable, type PagedTable } from '#shared/records/list/usePagedTable.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import type { AddressCase, SubClient } from '../case.ts'
import { CASE_FILTER_NAMES, SEARCH_KEY_VALUES, type CasesAsked } from '../caseFilters.ts'
import { useDavCasesQuery } from '../davApi.ts'
import { isPhoneSearch, withoutGaps } from './phone.ts'

const LIST = { filterNames: CASE_FILTER_NAMES, searchKeys: SEARCH_KEY_VALUES } as const

/** A phone is searched by its digits, as it is copied from a list or not; null where the text is none. */
function searchable({ search, ...asked }: PageAsked): PageAsked | null {
  if (search?.by !== 'phoneNumber') return { search, ...asked }
  return isPhoneSearch(search.text)
    ? { ...asked, search: { ...search, text: withoutGaps(search.text) } }
    : null
}

/** The list of one sub-client, as the address bar asks for it. What cannot be asked is said, and the list stays as it is. */
export function useCaseList({ subClientId }: SubClient): {
  paged: PagedTable
  list: PagedRows<AddressCase>
} {
  const dispatch = useAppDispatch()
  const table = usePagedTable(LIST)
  const wanted = useMemo(() => searchable(table.asked), [table.asked])
  const [last, setLast] = useState<PageAsked>(wanted ?? { ...table.asked, search: null })
  if (wanted !== null && wanted !== last) setLast(wanted)

  const isNoPhone = wanted === null
  useEffect(() => {
    if (isNoPhone) dispatch(raise('phoneNumberInvalid'))
  }, [dispatch, isNoPhone, table.asked.search])

  const asked = useMemo(
    (): CasesAsked => ({ ...(wanted ?? last), subClientId }),
    [wanted, last, subClientId],
  )
  const paged = useMemo(() => ({ ...table, asked }), [table, asked])
  return {
    paged,
    list: usePagedList(useDavCasesQuery(asked, { refetchOnMountOrArgChange: true }), paged),
  }
}
