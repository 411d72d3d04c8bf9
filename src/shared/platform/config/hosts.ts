import type { Env } from './env.ts'

type Page = Pick<Location, 'host' | 'origin'>

/**
 * The API's origin for the page's host; the page's own origin where the host is not listed (decisions, Environment).
 */
export function apiOrigin(env: Pick<Env, 'VITE_API_BASES'>, page: Page): string {
  return (env.VITE_API_BASES[page.host] ?? page.origin).replace(/\/$/, '')
}

/**
 * The base URL of live sockets for the page's host, without a trailing slash: the configured one (which may be a proxy
 * path), else the API's or the page's own origin, with http as ws and https as wss (decisions, Environment).
 */
export function socketBase(env: Env, page: Page): string {
  const base = env.VITE_SOCKET_BASES[page.host] ?? apiOrigin(env, page).replace(/^http/, 'ws')
  return base.replace(/\/$/, '')
}
