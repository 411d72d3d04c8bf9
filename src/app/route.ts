import { matchPath } from 'react-router-dom'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import { SERVICES, toServiceKey } from '#shared/session/services.ts'
import type { Page } from './lazyPage.tsx'

export const ACCESS = ['public', 'guestOnly', 'session', 'admin', 'productAdmin'] as const
/** 'guestOnly': a signed-in user is sent to the landing page. 'admin': ClientAdmin and ProductAdmin; others go to /home. */
export type Access = (typeof ACCESS)[number]

/** One row of the route table (shell §2). */
export type Route = {
  /** Every address of the page; case never matters. */
  paths: readonly [string, ...string[]]
  access: Access
  title: string
  page: Page
  /** 'shell': the portal's footer; 'own': the page draws it; 'none': /uan/form. */
  footer: 'shell' | 'own' | 'none'
  /** Whether the idle timer runs here (shell §4). */
  idle: boolean
  /** The service that the page serves: it decides on access and on the trial demo page (D24). */
  service?: ServiceKey | 'inAddress'
}

/** What the rows of signed-in pages have in common. */
export const SESSION = { access: 'session', footer: 'shell', idle: true } as const

export const findRoute = (routes: readonly Route[], pathname: string): Route | undefined =>
  routes.find(({ paths }) => paths.some((path) => matchPath(path, pathname) !== null))

/** The service of a page: its row's, or the one that the address names; undefined where there is none, or none that is known. */
export function serviceAt({ service, paths }: Route, pathname: string): ServiceKey | undefined {
  if (service !== 'inAddress') return service
  const types = paths.map((path) => matchPath(path, pathname)?.params.serviceType)
  return idServiceOf(types.find((type) => type !== undefined) ?? '')
}

/** The ID service that /idextracter/{serviceType} names (D16), or undefined. */
export function idServiceOf(serviceType: string): ServiceKey | undefined {
  const service = toServiceKey(serviceType)
  return service !== undefined && SERVICES[service].group === 'ID Extraction' ? service : undefined
}
