import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import { isCts, type AddressCase } from '../case.ts'
import type { CasesAsked } from '../caseFilters.ts'
import { useDavCasesQuery } from '../davApi.ts'
import { useListedCases } from './holding/useListedCases.ts'

type ListAnswer = {
  currentData?: { rows: readonly AddressCase[] } | undefined
  isFetching: boolean
}

/**
 * Whether the case belongs to the sub-client CTS, whose proofs are accepted without being shown (decisions D23). A case does
 * not name its sub-client and the address bar proves nothing, so the case must be in a list that the server sent for CTS.
 * @param record null while the case is not loaded
 * @returns null until it is known. Then it stays, so that a review that has begun never changes what it shows.
 */
export function useIsCtsCase(record: AddressCase | null, subClient: SubClient): boolean | null {
  const [known, setKnown] = useState<boolean | null>(null)
  const listed = useListedCases(subClient)
  const mayBeCts = record !== null && known === null && isCts(subClient)
  const inList = mayBeCts ? isIn(listed, record) : null
  const search = mayBeCts && inList === false ? searchFor(record, subClient) : null
  const searched = useDavCasesQuery(search ?? skipToken)

  if (known !== null || record === null) return known
  const found = inList === false && search !== null ? isIn(searched, record) : inList
  const answer = isCts(subClient) ? found : false
  if (answer !== null) setKnown(answer)
  return answer
}

/** Null while the list is on its way; a list that fails proves nothing. */
function isIn({ currentData, isFetching }: ListAnswer, { caseId }: AddressCase): boolean | null {
  if (currentData?.rows.some((row) => row.caseId === caseId) === true) return true
  return isFetching ? null : false
}

/** The sub-client's cases with the reference or the name of this one; null where it has neither. */
function searchFor({ source }: AddressCase, { subClientId }: SubClient): CasesAsked | null {
  const { reference, name } = source
  const search =
    reference === ''
      ? { by: 'candidateName', text: name }
      : { by: 'referenceNumber', text: reference }
  return search.text === '' ? null : { subClientId, search, filters: {}, sort: null, page: 1 }
}
