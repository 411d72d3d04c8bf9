import { useEffect, useLayoutEffect } from 'react'
import type { PageServices } from '#shared/kits/candidate/pageServices.ts'
import type { AppEvent } from '#shared/platform/lib/appEvents.ts'
import type { Route } from '../route.ts'
import { useRouterServices } from '../useRouterServices.ts'

/** A page that was shown before the app has loaded, and stays where it is (`CandidateStart`). */
export type StartedPage = {
  route: Route
  /** Events from before the app. */
  events: readonly AppEvent[]
  /** Null when the router has led to another page. */
  onServices: (services: PageServices | null) => void
}

/** Whether the page has gone on since the router was created. */
const isBehind = ({ entry }: PageServices): boolean => {
  const state: unknown = window.history.state
  const { key = 'default' } = (state ?? {}) as { key?: string } // as the router writes it
  return key !== entry.key
}

/** In the place of the started page: from now on it uses the router and the store. */
export function StartedPageServices({ onServices }: Pick<StartedPage, 'onServices'>): null {
  const services = useRouterServices()
  useLayoutEffect(() => {
    if (isBehind(services)) return undefined
    onServices(services)
    return () => onServices(null)
  }, [onServices, services])
  // After the router has begun to listen, which then reads the entry again.
  useEffect(() => {
    if (isBehind(services))
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }, [services])
  return null
}
