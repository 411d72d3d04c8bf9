import type { ReadableStore } from '#shared/platform/lib/async/machine.ts'
import { readItem, writeItem } from '#shared/platform/session/storage/localStore.ts'

/** Row heights in px with the border, as `--lk-row` in DataTable.css. */
export const ROW_PX = { comfortable: 40, compact: 32 } as const
export type Density = keyof typeof ROW_PX

const KEY = 'lekha-density'
const CHANGED = 'lekha-density-changed'

const readDensity = (): Density => (readItem(KEY) === 'compact' ? 'compact' : 'comfortable')

/** The row height of every list, stored on this device; follows other tabs. */
export const densityStore: ReadableStore<Density> = {
  getState: readDensity,
  getInitialState: readDensity,
  subscribe(listener) {
    addEventListener('storage', listener)
    addEventListener(CHANGED, listener)
    return () => {
      removeEventListener('storage', listener)
      removeEventListener(CHANGED, listener)
    }
  },
}

/** Sets the row height of every list and stores it on this device. */
export function setDensity(density: Density): void {
  writeItem(KEY, density)
  dispatchEvent(new Event(CHANGED))
}
