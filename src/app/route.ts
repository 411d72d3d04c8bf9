import { matchPath } from 'react-router-dom'
import { SERVICES, toServiceKey } from '#shared/platform/session/services/services.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import type { PageComponent } from './lazyPage.tsx'

export const ACCESS = ['public', 'guestOnly', 'session', 'admin', 'productAdmin'] as const
/** 'guestOnly' redirects a signed-in user to the landing page. 'admin' allows ClientAdmin and ProductAdmin. */
export type Access = (typeof ACCESS)[number]

export type Route = {
  /** Case is ignored. */
  paths: readonly [string, ...string[]]
  access: Access
  title: string
  page: PageComponent
  /** 'notice': without the portal's terms, which are in English (decisions L91). 'own': the page draws it. */
  footer: 'shell' | 'notice' | 'own' | 'none'
  hasIdleTimer: boolean
  /** Decides on access and on the trial demo page (D24). */
  service?: ServiceKey | 'inAddress'
}

export const SESSION_ROUTE = { access: 'session', footer: 'shell', hasIdleTimer: true } as const

export const findRoute = (routes: readonly Route[], pathname: string): Route | undefined =>
  routes.find(({ paths }) => paths.some((path) => matchPath(path, pathname) !== null))

/** The service of a route, or the one in its URL. Undefined where there is none or it is unknown. */
export function resolveService(
  { service, paths }: Route,
  pathname: string,
): ServiceKey | undefined {
  if (service !== 'inAddress') return service
  const types = paths.map((path) => matchPath(path, pathname)?.params.serviceType)
  return parseIdService(types.find((type) => type !== undefined) ?? '')
}

/** The service that /idextracter/{serviceType} names (D16), or undefined. */
export function parseIdService(serviceType: string): ServiceKey | undefined {
  const service = toServiceKey(serviceType)
  return service !== undefined && SERVICES[service].group === 'ID Extraction' ? service : undefined
}
