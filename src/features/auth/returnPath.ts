/** Pages that a signed-in user has no business on. */
const GUEST_PATHS: ReadonlySet<string> = new Set(['/', '/login', '/signup', '/forgotPassword'])

/** The page that was asked for before sign-in, out of the router's state `{from}`, or null. Only an address of this portal counts. */
export function returnPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  const { from } = state
  if (typeof from !== 'string' || !from.startsWith('/')) return null
  const { origin } = window.location
  // Backslashes and double slashes lead to other hosts; the parser sees through them as the browser would.
  const url = URL.canParse(from, origin) ? new URL(from, origin) : null
  if (url === null || url.origin !== origin || GUEST_PATHS.has(url.pathname)) return null
  if (url.pathname.startsWith('//')) return null // what dot segments left over would be a host to the router
  return url.pathname + url.search + url.hash
}
