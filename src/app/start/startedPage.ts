import { useLayoutEffect } from 'react'
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

/** In the place of the started page: from now on it uses the router and the store. */
export function StartedPageServices({ onServices }: Pick<StartedPage, 'onServices'>): null {
  const services = useRouterServices()
  useLayoutEffect(() => {
    onServices(services)
    return () => onServices(null)
  }, [onServices, services])
  return null
}
