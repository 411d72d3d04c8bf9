import { parseUrl } from '#shared/platform/config/parseUrl.ts'

/** Pages that a signed-in user does not need. */
const GUEST_PATHS: ReadonlySet<string> = new Set(['/', '/login', '/signup', '/forgotPassword'])

/** The page requested before sign-in, from the router's state `{from}`, or null. Only a path of this portal counts. */
export function returnPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  const { from } = state
  if (typeof from !== 'string' || !from.startsWith('/')) return null
  const { origin } = window.location
  // Backslashes and double slashes lead to other hosts; the URL parser treats them as the browser does.
  const url = parseUrl(from, origin)
  if (url === null || url.origin !== origin || GUEST_PATHS.has(url.pathname)) return null
  if (url.pathname.startsWith('//')) return null // after dot segments are resolved, the router would take this for a host
  return url.pathname + url.search + url.hash
}
