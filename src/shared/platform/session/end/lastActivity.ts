import { IDLE_LOGOUT_MS, IDLE_WARNING_MS } from '#shared/platform/config/constants.ts'
import { readItem, removeItem, writeItem } from '../storage/localStore.ts'

/** Shared by all tabs, so that an idle tab never logs out a busy one (pitfalls, "Network and session"). */
export const LAST_ACTIVITY_KEY = 'lekha-last-activity'

/** Wall-clock time (epoch ms) in any tab; null when unknown. */
export function readLastActivity(): number | null {
  const stored = Number(readItem(LAST_ACTIVITY_KEY) ?? Number.NaN)
  return Number.isFinite(stored) ? stored : null
}

export function recordActivity(at: number = Date.now()): void {
  writeItem(LAST_ACTIVITY_KEY, String(at))
}

export function clearLastActivity(): void {
  removeItem(LAST_ACTIVITY_KEY)
}

export type IdlePhase =
  | { kind: 'active'; msToNextPhase: number }
  | { kind: 'warned'; msToNextPhase: number }
  | { kind: 'expired' }

/** Warning from 25 minutes, expired from 30 (shell §4), by wall clock, because a laptop may sleep. */
export function getIdlePhase(last: number, now: number): IdlePhase {
  const idle = Math.max(0, now - last)
  if (idle >= IDLE_LOGOUT_MS) return { kind: 'expired' }
  if (idle >= IDLE_WARNING_MS) return { kind: 'warned', msToNextPhase: IDLE_LOGOUT_MS - idle }
  return { kind: 'active', msToNextPhase: IDLE_WARNING_MS - idle }
}
