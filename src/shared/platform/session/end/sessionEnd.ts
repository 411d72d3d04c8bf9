import { readItem, writeItem } from '../storage/localStore.ts'

/** A storage event on this key logs out every tab (shell §4). */
export const AUTOLOGOUT_KEY = 'autologout'

/**
 * Suffix of the written time. Without one, nothing stays. 'keeps work': all work stays in this browser for the user's next
 * sign-in (D64). 'timed out': only their reviews do (L142).
 */
export type SessionEnd = '' | ' keeps work' | ' timed out'

/** The value changes each time, because a storage event fires on changes only. */
export function announceSessionEnd(end: SessionEnd): void {
  const value = Date.now() + end
  writeItem(
    AUTOLOGOUT_KEY,
    value === readItem(AUTOLOGOUT_KEY) ? value.replace(/^\d+/, '$&+') : value,
  )
}

/** When and how the last session of this browser ended; empty where none has. */
export const readLastSessionEnd = (): string => readItem(AUTOLOGOUT_KEY) ?? ''

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
