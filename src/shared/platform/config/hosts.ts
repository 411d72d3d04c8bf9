import type { Env } from './env.ts'

type Page = Pick<Location, 'host' | 'origin'>

/** The page's own origin where its host is not listed. */
export function apiOrigin(env: Pick<Env, 'VITE_API_BASES'>, page: Page): string {
  return (env.VITE_API_BASES[page.host] ?? page.origin).replace(/\/$/, '')
}

/** The configured URL without a trailing slash, else `apiOrigin`, as ws or wss. */
export function socketBase(env: Env, page: Page): string {
  const base = env.VITE_SOCKET_BASES[page.host] ?? apiOrigin(env, page).replace(/^http/, 'ws')
  return base.replace(/\/$/, '')
}
