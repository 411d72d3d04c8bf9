import { createContext, use } from 'react'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import type { Route } from './route.ts'

export type CurrentRoute = { route: Route; service?: ServiceKey | undefined }

export const CurrentRouteContext = createContext<CurrentRoute | null>(null)

export function useCurrentRoute(): CurrentRoute {
  const current = use(CurrentRouteContext)
  if (current === null) throw new Error('This page stands outside the route table.')
  return current
}
