import { clear, keys, type UseStore } from 'idb-keyval'

/** Clears an IndexedDB store. Rejects where entries are left. */
export async function clearIdbStore(store: UseStore): Promise<void> {
  try {
    await clear(store)
  } catch (error) {
    if (await hasEntries(store)) throw error
  }
}

/** A store that cannot be read, because storage is forbidden, counts as empty. */
async function hasEntries(store: UseStore): Promise<boolean> {
  try {
    return (await keys(store)).length > 0
  } catch {
    return false
  }
}
