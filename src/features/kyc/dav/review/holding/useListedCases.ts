import type { SubClient } from '#shared/dashboard/subClient.ts'
import { useListAsked } from '#shared/dashboard/useListAsked.ts'
import { CASE_LIST } from '../../caseFilters.ts'
import { useDavCasesQuery } from '../../davApi.ts'

/** The page of the list that the address names, while a case of it is judged: its rows stay fresh, and name the next case. */
export const useListedCases = ({ subClientId }: SubClient) =>
  useDavCasesQuery(useListAsked(CASE_LIST, subClientId).asked)
