import { useCallback, useMemo } from 'react'
import type { Place } from '#shared/navigation/leaveGuard.ts'
import { useAddressQuery } from '#shared/ui/useAddressQuery.ts'

export const TABS = ['create', 'checks'] as const
export type DavTab = (typeof TABS)[number]

/** The address bar's names; the list's search, filters and page stand beside them. */
const TAB = 'tab'
const CLIENT = 'client'
const CASE = 'case'

/** Where the operator is on the dashboard: Back, reload and a sent link keep it. */
export type DavPlace = {
  tab: DavTab
  /** Null where the address names none: the first one counts (decisions D34). */
  subClientId: string | null
  /** The case that stands open for review (decisions D61). */
  caseId: string | null
  /** What narrows the list stays in the address while another tab is shown. */
  setTab: (tab: DavTab) => void
  /** Another list: from its first page, nothing narrowed. */
  setSubClient: (subClientId: string) => void
  openCase: (caseId: string) => void
  /** `replace`: without a step for Back. */
  closeCase: (options?: { replace?: boolean }) => void
}

/** Whether two addresses show the same tab of the same sub-client. */
export function isSamePlace(here: Place, next: Place): boolean {
  const [now, then] = [here, next].map(({ search }) => new URLSearchParams(search))
  return (
    here.pathname === next.pathname &&
    [TAB, CLIENT, CASE].every((name) => now?.get(name) === then?.get(name))
  )
}

export function useDavPlace(): DavPlace {
  const { params, change } = useAddressQuery()
  const set = useCallback(
    (name: string, value: string | null, options?: { replace?: boolean }) =>
      change((now) => {
        const next = new URLSearchParams(now)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      }, options),
    [change],
  )
  const setTab = useCallback((tab: DavTab) => set(TAB, tab === TABS[0] ? null : tab), [set])
  const setSubClient = useCallback(
    (subClientId: string) =>
      change((now) => {
        const tab = now.get(TAB)
        return new URLSearchParams({
          ...(tab === null ? {} : { [TAB]: tab }),
          [CLIENT]: subClientId,
        })
      }),
    [change],
  )
  const openCase = useCallback((caseId: string) => set(CASE, caseId), [set])
  const closeCase = useCallback(
    (options?: { replace?: boolean }) => set(CASE, null, options),
    [set],
  )

  const tab = TABS.find((one) => one === params.get(TAB)) ?? TABS[0]
  const subClientId = params.get(CLIENT) || null
  const caseId = params.get(CASE) || null
  return useMemo(
    () => ({ tab, subClientId, caseId, setTab, setSubClient, openCase, closeCase }),
    [tab, subClientId, caseId, setTab, setSubClient, openCase, closeCase],
  )
}
