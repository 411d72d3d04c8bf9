import { useCallback, useMemo } from 'react'
import {
  isSameLocation,
  useDashboardLocation,
  type DashboardLocation,
} from '#shared/kits/dashboard/useDashboardLocation.ts'
import type { NavigationTarget } from '#shared/platform/navigation/leaveGuard.ts'
import { useSearchQuery } from '#shared/ui/hooks/useSearchQuery.ts'

const TABS = ['create', 'checks'] as const
export type DavTab = (typeof TABS)[number]

const CASE_PARAM = 'case'

export type DavLocation = DashboardLocation<DavTab> & {
  /** Open for review (decisions D61). */
  caseId: string | null
  openCase: (caseId: string) => void
  closeCase: (options?: { replace?: boolean }) => void
}

export const isSameDavLocation = (current: NavigationTarget, next: NavigationTarget): boolean =>
  isSameLocation(current, next, [CASE_PARAM])

export function useDavLocation(): DavLocation {
  const location = useDashboardLocation(TABS)
  const { params, update } = useSearchQuery()
  const setCase = useCallback(
    (caseId: string | null, options?: { replace?: boolean }) =>
      update((before) => {
        const next = new URLSearchParams(before)
        if (caseId === null) next.delete(CASE_PARAM)
        else next.set(CASE_PARAM, caseId)
        return next
      }, options),
    [update],
  )
  const openCase = useCallback((caseId: string) => setCase(caseId), [setCase])
  const closeCase = useCallback(
    (options?: { replace?: boolean }) => setCase(null, options),
    [setCase],
  )

  const caseId = params.get(CASE_PARAM) || null
  return useMemo(
    () => ({ ...location, caseId, openCase, closeCase }),
    [location, caseId, openCase, closeCase],
  )
}
