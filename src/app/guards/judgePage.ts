import type { CurrentUser, ServiceKey } from '#shared/session/currentUser.ts'
import { canOpen, isAdmin, isProductAdmin, isTrialDemo } from '#shared/session/permissions.ts'
import type { Access, Route } from '../route.ts'

const MAY_ENTER: Record<Access, (user: CurrentUser) => boolean> = {
  public: () => true,
  guestOnly: () => true,
  session: () => true,
  admin: isAdmin,
  productAdmin: isProductAdmin,
}

/** What a page of the table is to a signed-in user; 'closed': a privilege is missing, 'notYours': a service. */
export type PageVerdict = 'open' | 'closed' | 'unknownService' | 'notYours' | 'trialDemo'

/** Judges a row of the table, and its service where it has one; undefined where the address names none that is known. */
export function judgePage(
  user: CurrentUser,
  route: Route,
  service: ServiceKey | undefined,
): PageVerdict {
  if (!MAY_ENTER[route.access](user)) return 'closed'
  if (service === undefined) return route.service === undefined ? 'open' : 'unknownService'
  if (!canOpen(user, service)) return 'notYours'
  return isTrialDemo(user, service) ? 'trialDemo' : 'open'
}
