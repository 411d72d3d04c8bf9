type Store = { session: { end: () => void } }

/**
 * Every setup file cleans up stores after each test; this file imports nothing, so that a test without a store has no
 * cost.
 */
const open = new Set<Store>()

export function endAfterTest<Given extends Store>(store: Given): Given {
  open.add(store)
  return store
}

/** Cleans up a test's stores: stops polls and timers, deletes jobs and files. */
export async function endStores(): Promise<void> {
  if (open.size === 0) return
  for (const store of open) store.session.end()
  open.clear()
  const [{ clearJobs, clearWaiting }, { clearBlobStore }] = await Promise.all([
    import('#shared/kits/jobs/jobsStore.ts'),
    import('#shared/platform/blobStore/blobStore.ts'),
  ])
  await Promise.all([clearJobs(), clearWaiting(), clearBlobStore()])
}
