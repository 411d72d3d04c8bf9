import type { Env } from './env.ts'

type Page = Pick<Location, 'host' | 'origin'>

/** Origin of the API for the page's host; a host that is not listed is its own (decisions, Environment). */
export function apiOrigin(env: Env, page: Page): string {
  return (env.VITE_API_BASES[page.host] ?? page.origin).replace(/\/$/, '')
}

/**
 * Base of live sockets for the page's host, without a slash at its end: as configured, a path of a proxy too, else the API's
 * or the page's own origin, http as ws and https as wss (decisions, Environment).
 */
export function socketBase(env: Env, page: Page): string {
  const base = env.VITE_SOCKET_BASES[page.host] ?? apiOrigin(env, page).replace(/^http/, 'ws')
  return base.replace(/\/$/, '')
}
