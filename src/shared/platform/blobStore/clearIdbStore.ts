import { clear, delMany, keys, type UseStore } from 'idb-keyval'

/** Clears an IndexedDB store, except for the given keys. Rejects where others are left. */
export async function clearIdbStore(
  store: UseStore,
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  if (kept.size > 0) {
    await delMany(
      (await keys<string>(store)).filter((key) => !kept.has(key)),
      store,
    )
    return
  }
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
