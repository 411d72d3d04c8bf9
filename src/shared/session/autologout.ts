import { readItem, writeItem } from './localStore.ts'

/** Storage key of shell §4: an event on it logs out every tab. */
export const AUTOLOGOUT = 'autologout'

/** Ends the written value where the user's work stays in this browser for their next sign-in. */
const KEEPS_WORK = ' keeps work'

/** Tells the other tabs. The value changes each time, for a storage event fires on a change only. */
export function announceLogout({ keepsWork }: { keepsWork: boolean }): void {
  const value = `${Date.now()}${keepsWork ? KEEPS_WORK : ''}`
  writeItem(AUTOLOGOUT, value === readItem(AUTOLOGOUT) ? value.replace(/^\d+/, '$&+') : value)
}

/** Whether the last logout in this browser left the user's work for their next sign-in. */
export const hasLastLogoutKeptWork = (): boolean =>
  readItem(AUTOLOGOUT)?.endsWith(KEEPS_WORK) === true

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
