import { parseUrl } from '#shared/platform/config/parseUrl.ts'

const GUEST_PATHS: ReadonlySet<string> = new Set(['/', '/login', '/signup', '/forgotPassword'])

/** The page requested before sign-in (`{from}` in the router's state), or null. Must be a path of this portal. */
export function returnPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  const { from } = state
  if (typeof from !== 'string' || !from.startsWith('/')) return null
  const { origin } = window.location
  // Backslashes and double slashes lead to other hosts; the URL parser treats them as the browser does.
  const url = parseUrl(from, origin)
  if (url === null || url.origin !== origin || GUEST_PATHS.has(url.pathname)) return null
  if (url.pathname.startsWith('//')) return null // the router would read this as a host
  return url.pathname + url.search + url.hash
}
