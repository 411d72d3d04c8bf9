import { clear, keys, type UseStore } from 'idb-keyval'

/** Empties a store of the disk. Rejects where something is left. */
export async function clearStore(store: UseStore): Promise<void> {
  try {
    await clear(store)
  } catch (error) {
    if (await holdsAnything(store)) throw error
  }
}

/** A store that cannot be read, as where storage is forbidden, keeps nothing. */
async function holdsAnything(store: UseStore): Promise<boolean> {
  try {
    return (await keys(store)).length > 0
  } catch {
    return false
  }
}
