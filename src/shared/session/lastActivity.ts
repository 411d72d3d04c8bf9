import { IDLE_LOGOUT_MS, IDLE_WARNING_MS } from '#shared/config/constants.ts'
import { readItem, removeItem, writeItem } from './localStore.ts'

/** One last-activity time for all tabs, so that an idle tab never logs out a busy one (pitfalls, "Network and session"). */
export const LAST_ACTIVITY = 'lekha-last-activity'

/** Wall-clock time, epoch ms, of the last activity in any tab; null when none is known. */
export function lastActivity(): number | null {
  const stored = Number(readItem(LAST_ACTIVITY) ?? Number.NaN)
  return Number.isFinite(stored) ? stored : null
}

export function noteActivity(at: number = Date.now()): void {
  writeItem(LAST_ACTIVITY, String(at))
}

export function forgetActivity(): void {
  removeItem(LAST_ACTIVITY)
}

export type IdlePhase =
  | { kind: 'active'; nextInMs: number }
  | { kind: 'warned'; nextInMs: number }
  | { kind: 'expired' }

/**
 * Where a session stands that was last used at `last` (shell §4): warned from 25 minutes on, expired from 30.
 * Times are wall clock, so that a laptop that slept wakes up in the right phase. `nextInMs` is the way to the next phase.
 */
export function idlePhase(last: number, now: number): IdlePhase {
  const idle = Math.max(0, now - last)
  if (idle >= IDLE_LOGOUT_MS) return { kind: 'expired' }
  if (idle >= IDLE_WARNING_MS) return { kind: 'warned', nextInMs: IDLE_LOGOUT_MS - idle }
  return { kind: 'active', nextInMs: IDLE_WARNING_MS - idle }
}
