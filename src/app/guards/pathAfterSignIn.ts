import { parsePath } from 'react-router-dom'
import {
  landingPath,
  canOpen,
  isAdmin,
  isProductAdmin,
  isTrialDemo,
} from '#shared/platform/session/services/permissions.ts'
import type { CurrentUser, ServiceKey } from '#shared/platform/store/currentUser.ts'
import { findRoute, resolveService, type Access, type Route } from '../route.ts'
import { ROUTES } from '../routes.tsx'

const ACCESS_CHECKS: Record<Access, (user: CurrentUser) => boolean> = {
  public: () => true,
  guestOnly: () => true,
  session: () => true,
  admin: isAdmin,
  productAdmin: isProductAdmin,
}

/** 'closed': a privilege is missing. 'serviceNotAssigned': a service is missing. */
export type PageAccess = 'open' | 'closed' | 'unknownService' | 'serviceNotAssigned' | 'trialDemo'

/** @param service undefined where the URL names no known service */
export function checkPageAccess(
  user: CurrentUser,
  route: Route,
  service: ServiceKey | undefined,
): PageAccess {
  if (!ACCESS_CHECKS[route.access](user)) return 'closed'
  if (service === undefined) return route.service === undefined ? 'open' : 'unknownService'
  if (!canOpen(user, service)) return 'serviceNotAssigned'
  return isTrialDemo(user, service) ? 'trialDemo' : 'open'
}

/** The requested page, if this account may open it, else the landing page (D52). */
export function pathAfterSignIn(user: CurrentUser, requestedPath: string | null): string {
  return requestedPath !== null && canOpenPath(user, parsePath(requestedPath).pathname ?? '')
    ? requestedPath
    : landingPath(user)
}

function canOpenPath(user: CurrentUser, pathname: string): boolean {
  const route = findRoute(ROUTES, pathname)
  if (route === undefined || route.access === 'public' || route.access === 'guestOnly') return false
  const access = checkPageAccess(user, route, resolveService(route, pathname))
  return access === 'open' || access === 'trialDemo'
}
