import type { Env } from './env.ts'

type Page = Pick<Location, 'host' | 'origin'>

/** Origin of the API for the page's host; a host that is not listed is its own (decisions, Environment). */
export function apiOrigin(env: Env, page: Page): string {
  return (env.VITE_API_BASES[page.host] ?? page.origin).replace(/\/$/, '')
}
