import { Fault } from './fault.ts'
import { isLockedOut, type SandboxUser } from './records/user.ts'
import { findUser, type World } from './world.ts'

export const SESSION_COOKIE = 'lekha-session'

/** Without a call for this long the session is over; longer than the page's own idle limit (shell §9). */
export const SESSION_IDLE_MS = 60 * 60_000

/** HttpOnly, for the whole site, gone with the browser. */
const cookie = (value: string, rest = '') =>
  `${SESSION_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${rest}`
export const CLEARED_COOKIE = cookie('', '; Max-Age=0')

const isLive = (world: World, lastSeenAt: number) => world.now() - lastSeenAt < SESSION_IDLE_MS

/** Opens the one session of this user; the value is the Set-Cookie header. */
export function openSession(world: World, email: string): string {
  const id = crypto.randomUUID()
  world.sessions.set(id, { id, email, lastSeenAt: world.now() })
  return cookie(id)
}

/** One session a user: true when one is open, here or elsewhere. */
export function hasSession(world: World, email: string): boolean {
  return [...world.sessions.values()].some(
    (session) => session.email === email.toLowerCase() && isLive(world, session.lastSeenAt),
  )
}

/** Ends every session of the user; false when there was none. */
export function endSessionsOf(world: World, email: string): boolean {
  const had = hasSession(world, email)
  for (const [id, session] of world.sessions)
    if (session.email === email.toLowerCase()) world.sessions.delete(id)
  return had
}

/** Ends the sessions of all whom a deactivation locked out. */
export function endLockedOut(world: World): void {
  for (const [id, { email }] of world.sessions) {
    const user = findUser(world, email)
    if (user !== undefined && isLockedOut(world, user)) world.sessions.delete(id)
  }
}

/** The signed-in user of this cookie. @throws Fault 401 */
export function requireUser(world: World, sessionId: string | undefined): SandboxUser {
  const session = world.sessions.get(sessionId ?? '')
  const user = session && findUser(world, session.email)
  if (session === undefined || user === undefined || !isLive(world, session.lastSeenAt))
    throw new Fault(401, 'Not authenticated')
  session.lastSeenAt = world.now()
  return user
}
