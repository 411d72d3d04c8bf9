import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { isCts, type AddressCase } from '../case.ts'
import type { CaseListQuery } from '../caseFilters.ts'
import { useDavCasesQuery } from '../davApi.ts'
import { useListedCases } from './assignment/useListedCases.ts'

type ListQueryState = {
  currentData?: { rows: readonly AddressCase[] } | undefined
  isFetching: boolean
}

/**
 * CTS's proofs are accepted without being shown (decisions D23). A case does not name its sub-client, and the URL is
 * not proof, so the case must be in a list that the server sent for CTS. `record` is null while loading. The result is
 * null until known; then it is constant, so that a started review does not change.
 */
export function useIsCtsCase(record: AddressCase | null, subClient: SubClient): boolean | null {
  const [storedAnswer, setStoredAnswer] = useState<boolean | null>(null)
  const listedCases = useListedCases(subClient)
  const mayBeCts = record !== null && storedAnswer === null && isCts(subClient)
  const inList = mayBeCts ? isInList(listedCases, record) : null
  const search = mayBeCts && inList === false ? searchFor(record, subClient) : null
  const searched = useDavCasesQuery(search ?? skipToken)

  if (storedAnswer !== null || record === null) return storedAnswer
  const isInCtsList = inList === false && search !== null ? isInList(searched, record) : inList
  const answer = isCts(subClient) ? isInCtsList : false
  if (answer !== null) setStoredAnswer(answer)
  return answer
}

/** Null while the list loads; a failed list proves nothing. */
function isInList(
  { currentData, isFetching }: ListQueryState,
  { caseId }: AddressCase,
): boolean | null {
  if (currentData?.rows.some((row) => row.caseId === caseId) === true) return true
  return isFetching ? null : false
}

function searchFor({ source }: AddressCase, { subClientId }: SubClient): CaseListQuery | null {
  const { reference, name } = source
  const search =
    reference === ''
      ? { searchKey: 'candidateName', text: name }
      : { searchKey: 'referenceNumber', text: reference }
  return search.text === '' ? null : { subClientId, search, filters: {}, sort: null, page: 1 }
}
