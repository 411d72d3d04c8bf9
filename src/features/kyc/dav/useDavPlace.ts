import { useCallback, useMemo } from 'react'
import {
  isSamePlace,
  useDashboardPlace,
  type DashboardPlace,
} from '#shared/dashboard/useDashboardPlace.ts'
import type { Place } from '#shared/navigation/leaveGuard.ts'
import { useAddressQuery } from '#shared/ui/useAddressQuery.ts'

const TABS = ['create', 'checks'] as const
export type DavTab = (typeof TABS)[number]

/** The address bar's name for the case. */
const CASE = 'case'

/** Where the operator is on the dashboard: Back, reload and a sent link keep it. */
export type DavPlace = DashboardPlace<DavTab> & {
  /** The case that stands open for review (decisions D61). */
  caseId: string | null
  openCase: (caseId: string) => void
  /** `replace`: without a step for Back. */
  closeCase: (options?: { replace?: boolean }) => void
}

/** Whether two addresses show the same tab, or the same case, of the same sub-client. */
export const isSameDavPlace = (here: Place, next: Place): boolean => isSamePlace(here, next, [CASE])

export function useDavPlace(): DavPlace {
  const place = useDashboardPlace(TABS)
  const { params, change } = useAddressQuery()
  const setCase = useCallback(
    (caseId: string | null, options?: { replace?: boolean }) =>
      change((now) => {
        const next = new URLSearchParams(now)
        if (caseId === null) next.delete(CASE)
        else next.set(CASE, caseId)
        return next
      }, options),
    [change],
  )
  const openCase = useCallback((caseId: string) => setCase(caseId), [setCase])
  const closeCase = useCallback(
    (options?: { replace?: boolean }) => setCase(null, options),
    [setCase],
  )

  const caseId = params.get(CASE) || null
  return useMemo(
    () => ({ ...place, caseId, openCase, closeCase }),
    [place, caseId, openCase, closeCase],
  )
}
