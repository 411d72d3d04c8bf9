import { matchPath } from 'react-router-dom'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { SERVICES, toServiceKey } from '#shared/platform/session/services.ts'
import type { Page } from './lazyPage.tsx'

export const ACCESS = ['public', 'guestOnly', 'session', 'admin', 'productAdmin'] as const
/**
 * 'guestOnly': a signed-in user is redirected to the landing page. 'admin': ClientAdmin and ProductAdmin; others go to
 * /home.
 */
export type Access = (typeof ACCESS)[number]

/** One row of the route table (shell §2). */
export type Route = {
  /** Every path of the page; case is ignored. */
  paths: readonly [string, ...string[]]
  access: Access
  title: string
  page: Page
  /**
   * 'shell': the portal's footer; 'notice': without its terms, which are the portal's and in English (decisions L91);
   * 'own': the page draws it; 'none': /uan/form.
   */
  footer: 'shell' | 'notice' | 'own' | 'none'
  /** Whether the idle timer runs here (shell §4). */
  hasIdleTimer: boolean
  /** The page loads the dialogs itself after its first steps, which matter more on a slow connection. */
  fetchesDialogs?: boolean
  /** The service of the page: it decides on access and on the trial demo page (D24). */
  service?: ServiceKey | 'inAddress'
}

export const SESSION_ROUTE = { access: 'session', footer: 'shell', hasIdleTimer: true } as const

export const findRoute = (routes: readonly Route[], pathname: string): Route | undefined =>
  routes.find(({ paths }) => paths.some((path) => matchPath(path, pathname) !== null))

/** The service of a route, or the one in its URL; undefined where there is none or it is unknown. */
export function resolveService(
  { service, paths }: Route,
  pathname: string,
): ServiceKey | undefined {
  if (service !== 'inAddress') return service
  const types = paths.map((path) => matchPath(path, pathname)?.params.serviceType)
  return parseIdService(types.find((type) => type !== undefined) ?? '')
}

/** The ID service that /idextracter/{serviceType} names (D16), or undefined. */
export function parseIdService(serviceType: string): ServiceKey | undefined {
  const service = toServiceKey(serviceType)
  return service !== undefined && SERVICES[service].group === 'ID Extraction' ? service : undefined
}
