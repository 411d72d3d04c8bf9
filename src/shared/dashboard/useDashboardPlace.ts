import { useCallback, useMemo } from 'react'
import type { Place } from '#shared/navigation/leaveGuard.ts'
import { useAddressQuery } from '#shared/ui/useAddressQuery.ts'

/** The address bar's names; the list's search, filters and page stand beside them. */
const TAB = 'tab'
const CLIENT = 'client'

/** Where the operator is on a dashboard of sub-clients: Back, reload and a sent link keep it. */
export type DashboardPlace<Tab extends string> = {
  tab: Tab
  /** Null where the address names none: the first one counts (decisions D34). */
  subClientId: string | null
  /** What narrows the list stays in the address while another tab is shown. */
  setTab: (tab: Tab) => void
  /** The tab of the list, from its first page and with nothing narrowed: what was just created is in it. */
  openWholeList: (tab: Tab) => void
  /** Another list: from its first page, nothing narrowed. */
  setSubClient: (subClientId: string) => void
}

/**
 * Whether two addresses show the same tab of the same sub-client.
 * @param more names of what else a dashboard has in its address.
 */
export function isSamePlace(here: Place, next: Place, more: readonly string[] = []): boolean {
  const [now, then] = [here, next].map(({ search }) => new URLSearchParams(search))
  return (
    here.pathname === next.pathname &&
    [TAB, CLIENT, ...more].every((name) => now?.get(name) === then?.get(name))
  )
}

const pick = (params: URLSearchParams, names: readonly string[]) =>
  [...params].filter(([name]) => names.includes(name))

function withTab(params: URLSearchParams, tab: string, first: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (tab === first) next.delete(TAB)
  else next.set(TAB, tab)
  return next
}

/** @param tabs at module level; the first one leaves no trace in the address. */
export function useDashboardPlace<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): DashboardPlace<Tab> {
  const { params, change } = useAddressQuery()
  const setTab = useCallback(
    (tab: Tab) => change((now) => withTab(now, tab, tabs[0])),
    [change, tabs],
  )
  const openWholeList = useCallback(
    (tab: Tab) => change((now) => withTab(new URLSearchParams(pick(now, [CLIENT])), tab, tabs[0])),
    [change, tabs],
  )
  const setSubClient = useCallback(
    (subClientId: string) =>
      change((now) => new URLSearchParams([...pick(now, [TAB]), [CLIENT, subClientId]])),
    [change],
  )

  const tab = tabs.find((one) => one === params.get(TAB)) ?? tabs[0]
  const subClientId = params.get(CLIENT) || null
  return useMemo(
    () => ({ tab, subClientId, setTab, openWholeList, setSubClient }),
    [tab, subClientId, setTab, openWholeList, setSubClient],
  )
}
