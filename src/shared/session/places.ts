import { readItem, removeItem, writeItem } from './localStore.ts'

type Storage = {
  read: (key: string) => string | null
  write: (key: string, text: string) => void
  remove: (key: string) => void
}

export type Place = 'tab' | 'device'

/** Where something is kept; a place that is forbidden or full never breaks the page. */
export const PLACES: Record<Place, Storage> = {
  /** Every tab sees it, and a new one finds it. */
  device: { read: readItem, write: writeItem, remove: removeItem },
  /** A reload finds it again, closing the tab ends it. Two tabs share it only until a duplicate has made it its own (`ownTab`). */
  tab: {
    read: (key) => quietly(() => window.sessionStorage.getItem(key)),
    write: (key, text) => quietly(() => window.sessionStorage.setItem(key, text)),
    remove: (key) => quietly(() => window.sessionStorage.removeItem(key)),
  },
}

/** The page of a tab holds what it keeps anyway, so where storage fails, only a reload forgets. */
function quietly<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null // storage is forbidden or full: nothing is kept
  }
}
