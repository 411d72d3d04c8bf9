import { Fault } from './fault.ts'
import { isLockedOut, type SandboxUser } from './records/user.ts'
import { findUser, type World } from './world.ts'

export const SESSION_COOKIE = 'lekha-session'

/** The session ends after this time without a call; longer than the page's idle limit (shell §9). */
export const SESSION_IDLE_MS = 60 * 60_000

/** HttpOnly, for the whole site, deleted when the browser closes. */
const cookie = (value: string, attributes = '') =>
  `${SESSION_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${attributes}`
export const CLEARED_COOKIE = cookie('', '; Max-Age=0')

const isActive = (world: World, lastSeenAt: number) => world.now() - lastSeenAt < SESSION_IDLE_MS

/** Opens the user's session; returns the Set-Cookie header. */
export function openSession(world: World, email: string): string {
  const id = crypto.randomUUID()
  world.sessions.set(id, { id, email, lastSeenAt: world.now() })
  return cookie(id)
}

/** Whether the user has a session, here or in another browser. */
export function hasSession(world: World, email: string): boolean {
  return [...world.sessions.values()].some(
    (session) => session.email === email.toLowerCase() && isActive(world, session.lastSeenAt),
  )
}

/** Ends all sessions of the user; false if there was none. */
export function endSessionsOf(world: World, email: string): boolean {
  const hadSession = hasSession(world, email)
  for (const [id, session] of world.sessions)
    if (session.email === email.toLowerCase()) world.sessions.delete(id)
  return hadSession
}

/** Ends the sessions of all users who can no longer sign in. */
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
  if (session === undefined || user === undefined || !isActive(world, session.lastSeenAt))
    throw new Fault(401, 'Not authenticated')
  session.lastSeenAt = world.now()
  return user
}
