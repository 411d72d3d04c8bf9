import { useEffect } from 'react'
import { raise } from '#shared/errors/ask.ts'
import { usePagedList, type PagedRows } from '#shared/records/list/usePagedList.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import type { AddressCase } from '../case.ts'
import { useDavCasesQuery } from '../davApi.ts'
import { useCasesAsked, type CasesTable } from './useCasesAsked.ts'

/** The list of one sub-client, as the address bar asks for it. What cannot be asked is said, and the list stays as it is. */
export function useCaseList(subClient: SubClient): {
  paged: CasesTable
  list: PagedRows<AddressCase>
} {
  const dispatch = useAppDispatch()
  const paged = useCasesAsked(subClient)
  const { asked, refused } = paged
  useEffect(() => {
    if (refused !== null) dispatch(raise('phoneNumberInvalid'))
  }, [dispatch, refused])
  // What was loaded before shows at once, and is asked for anew: colleagues and candidates change it all the time.
  const query = useDavCasesQuery(asked, { refetchOnMountOrArgChange: true })
  return { paged, list: usePagedList(query, paged) }
}
