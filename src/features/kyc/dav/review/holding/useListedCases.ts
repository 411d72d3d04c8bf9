import type { SubClient } from '#shared/dashboard/subClient.ts'
import { useCasesAsked } from '../../checks/useCasesAsked.ts'
import { useDavCasesQuery } from '../../davApi.ts'

/** The page of the list that the address names, while a case of it is judged: its rows stay fresh, and name the next case. */
export const useListedCases = (subClient: SubClient) =>
  useDavCasesQuery(useCasesAsked(subClient).asked)
