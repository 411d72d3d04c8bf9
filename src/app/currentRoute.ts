import { createContext, use } from 'react'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import type { Route } from './route.ts'

/** The row of the page that is shown, and its service where the address names one. */
export type CurrentRoute = { route: Route; service?: ServiceKey | undefined }

export const CurrentRouteContext = createContext<CurrentRoute | null>(null)

/** @throws Error outside the route table's pages. */
export function useCurrentRoute(): CurrentRoute {
  const current = use(CurrentRouteContext)
  if (current === null) throw new Error('This page stands outside the route table.')
  return current
}
