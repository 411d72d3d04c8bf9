import { parsePath } from 'react-router-dom'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { landingPath } from '#shared/session/permissions.ts'
import { findRoute, serviceAt } from '../route.ts'
import { ROUTES } from '../routes.tsx'
import { judgePage } from './judgePage.ts'

/** Where a signed-in user goes from sign-in (D52): to the page that was asked for, if this account may open it, else to the landing page. */
export function arrivalPath(user: CurrentUser, asked: string | null): string {
  return asked !== null && mayOpen(user, parsePath(asked).pathname ?? '')
    ? asked
    : landingPath(user)
}

/** Only pages of the table count, and of those the ones that want a session. */
function mayOpen(user: CurrentUser, pathname: string): boolean {
  const route = findRoute(ROUTES, pathname)
  if (route === undefined || route.access === 'public' || route.access === 'guestOnly') return false
  const verdict = judgePage(user, route, serviceAt(route, pathname))
  return verdict === 'open' || verdict === 'trialDemo'
}
