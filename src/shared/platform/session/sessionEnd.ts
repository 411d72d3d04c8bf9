import { readItem, writeItem } from './localStore.ts'

/** A storage event on this key logs out every tab (shell §4). */
export const AUTOLOGOUT_KEY = 'autologout'

/** 'keptWork': the user's work stays in this browser for their next sign-in. 'timedOut': only their reviews do. */
export type SessionEnd = 'loggedOut' | 'keptWork' | 'timedOut'

/** Suffixes of the written value. */
const SUFFIXES = {
  loggedOut: '',
  keptWork: ' keeps work',
  timedOut: ' timed out',
} as const satisfies Record<SessionEnd, string>

/** The value changes each time, because a storage event fires on changes only. */
export function announceSessionEnd(end: SessionEnd): void {
  const value = `${Date.now()}${SUFFIXES[end]}`
  writeItem(
    AUTOLOGOUT_KEY,
    value === readItem(AUTOLOGOUT_KEY) ? value.replace(/^\d+/, '$&+') : value,
  )
}

/** How the last session of this browser ended; null where none has. */
export function lastSessionEnd(): SessionEnd | null {
  const value = readItem(AUTOLOGOUT_KEY)
  if (value === null) return null
  if (value.endsWith(SUFFIXES.keptWork)) return 'keptWork'
  return value.endsWith(SUFFIXES.timedOut) ? 'timedOut' : 'loggedOut'
}

/** Epoch ms; NaN where no session has ended. */
export const lastSessionEndedAt = (): number => Number.parseInt(readItem(AUTOLOGOUT_KEY) ?? '', 10)

/** Calls back with the written value, '' where the key was removed. Returns the function that stops listening. */
export function onLogoutInOtherTab(onLogout: (writtenValue: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === AUTOLOGOUT_KEY) onLogout(newValue ?? '')
  }
  window.addEventListener('storage', listen)
  return () => {
    window.removeEventListener('storage', listen)
  }
}
