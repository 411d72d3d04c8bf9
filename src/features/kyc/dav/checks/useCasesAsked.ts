import { useMemo, useState } from 'react'
import type { PageAsked } from '#shared/records/list/page.ts'
import { usePagedTable, type PagedTable } from '#shared/records/list/usePagedTable.ts'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import { CASE_FILTER_NAMES, SEARCH_KEY_VALUES, type CasesAsked } from '../caseFilters.ts'
import { isPhoneSearch, withoutGaps } from './phone.ts'

const LIST = { filterNames: CASE_FILTER_NAMES, searchKeys: SEARCH_KEY_VALUES } as const

/** A phone is searched by its digits, as it is copied from a list or not; null where the text is none. */
function askable({ search, ...asked }: PageAsked): PageAsked | null {
  if (search?.by !== 'phoneNumber') return { search, ...asked }
  return isPhoneSearch(search.text)
    ? { ...asked, search: { ...search, text: withoutGaps(search.text) } }
    : null
}

export type CasesTable = Omit<PagedTable, 'asked'> & {
  asked: CasesAsked
  /** What the address bar searches for and nobody is asked, for it is no phone number; null where all is asked. */
  refused: string | null
}

/** The page of one sub-client's list that the address bar names. What cannot be asked leaves the question as it was. */
export function useCasesAsked({ subClientId }: SubClient): CasesTable {
  const table = usePagedTable(LIST)
  const wanted = useMemo(() => askable(table.asked), [table.asked])
  const [last, setLast] = useState<PageAsked>(wanted ?? { ...table.asked, search: null })
  if (wanted !== null && wanted !== last) setLast(wanted)
  const asked = useMemo(() => ({ ...(wanted ?? last), subClientId }), [wanted, last, subClientId])
  const refused = wanted === null ? (table.asked.search?.text ?? null) : null
  return useMemo(() => ({ ...table, asked, refused }), [table, asked, refused])
}
