import { readItem, writeItem } from './localStore.ts'

/** Storage key of shell §4: an event on it logs out every tab. */
export const AUTOLOGOUT = 'autologout'

/** Tells the other tabs. The value changes each time, for a storage event fires on a change only. */
export function announceLogout(): void {
  const previous = readItem(AUTOLOGOUT)
  const now = String(Date.now())
  writeItem(AUTOLOGOUT, now === previous ? `${now}+` : now)
}

/** Calls back with what was written when another tab has logged out, '' where it took the key away; gives back the way to stop listening. */
export function onLogoutElsewhere(act: (writtenValue: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === AUTOLOGOUT) act(newValue ?? '')
  }
  window.addEventListener('storage', listen)
  return () => {
    window.removeEventListener('storage', listen)
  }
}
