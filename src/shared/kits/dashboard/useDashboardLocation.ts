import { useCallback, useMemo } from 'react'
import type { NavigationTarget } from '#shared/platform/navigation/leaveGuard.ts'
import { useSearchQuery } from '#shared/ui/hooks/useSearchQuery.ts'

const TAB = 'tab'
const CLIENT = 'client'

/** Stored in the URL. */
export type DashboardLocation<Tab extends string> = {
  tab: Tab
  /** Null: the first one is used (decisions D34). */
  subClientId: string | null
  /** Keeps the list's filters. */
  setTab: (tab: Tab) => void
  /** Without filters, so that new entries are visible. */
  openWholeList: (tab: Tab) => void
  setSubClient: (subClientId: string) => void
}

/** @param more further parameters that a dashboard compares */
export function isSameLocation(
  current: NavigationTarget,
  next: NavigationTarget,
  more: readonly string[] = [],
): boolean {
  const [currentParams, nextParams] = [current, next].map(
    ({ search }) => new URLSearchParams(search),
  )
  return (
    current.pathname === next.pathname &&
    [TAB, CLIENT, ...more].every((name) => currentParams?.get(name) === nextParams?.get(name))
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

/** @param tabs at module level; the first one is not written to the URL */
export function useDashboardLocation<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): DashboardLocation<Tab> {
  const { params, update } = useSearchQuery()
  const setTab = useCallback(
    (tab: Tab) => update((currentParams) => withTab(currentParams, tab, tabs[0])),
    [update, tabs],
  )
  const openWholeList = useCallback(
    (tab: Tab) =>
      update((currentParams) =>
        withTab(new URLSearchParams(pick(currentParams, [CLIENT])), tab, tabs[0]),
      ),
    [update, tabs],
  )
  const setSubClient = useCallback(
    (subClientId: string) =>
      update(
        (currentParams) =>
          new URLSearchParams([...pick(currentParams, [TAB]), [CLIENT, subClientId]]),
      ),
    [update],
  )

  const tab = tabs.find((one) => one === params.get(TAB)) ?? tabs[0]
  const subClientId = params.get(CLIENT) || null
  return useMemo(
    () => ({ tab, subClientId, setTab, openWholeList, setSubClient }),
    [tab, subClientId, setTab, openWholeList, setSubClient],
  )
}
