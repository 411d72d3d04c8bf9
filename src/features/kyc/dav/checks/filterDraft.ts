import type { ErrorName } from '#shared/errors/errorNames.ts'
import type { Narrowing } from '#shared/records/list/usePagedTable.ts'
import { phoneSought } from '#shared/dashboard/phone.ts'

export const NO_FILTER: Omit<Narrowing, 'by'> = { filters: {}, text: '' }

/** What keeps the list from being asked for so (kyc §5); null where nothing does. */
export function filterProblem({ filters, by, text }: Narrowing): ErrorName | null {
  const [from] = filters.startedFrom ?? []
  const [to] = filters.startedTo ?? []
  if (from !== undefined && to === undefined) return 'dateRangeSelectError'
  if (by === 'phoneNumber' && text.trim() !== '' && phoneSought(text) === null)
    return 'phoneNumberInvalid'
  return null
}

/** How many choices narrow the list: a range of days is one. */
export function countOf({ filters, text }: Omit<Narrowing, 'by'>): number {
  const { startedFrom = [], startedTo = [], ...others } = filters
  const days = startedFrom.length + startedTo.length > 0 ? 1 : 0
  return Object.values(others).flat().length + days + (text.trim() === '' ? 0 : 1)
}
