import type { UnknownAction } from '@reduxjs/toolkit'

type Store = { session: { end: () => void }; dispatch: (action: UnknownAction) => unknown }

/**
 * Every setup file cleans up stores after each test; this file imports no code, so that a test without a store has
 * no cost.
 */
const open = new Set<Store>()

export function endAfterTest<Given extends Store>(store: Given): Given {
  open.add(store)
  return store
}

/**
 * Cleans up a test's stores: stops polls and timers, forgets the user, so that what is still read is not stored into the
 * next test, deletes jobs and files.
 */
export async function endStores(): Promise<void> {
  if (open.size === 0) return
  const ended = [...open]
  open.clear()
  for (const { session } of ended) session.end()
  const [{ sessionEnded }, { clearJobs, clearWaiting }, { clearBlobStore }] = await Promise.all([
    import('#shared/platform/store/sessionSlice.ts'),
    import('#shared/kits/jobs/jobsStore.ts'),
    import('#shared/platform/blobStore/blobStore.ts'),
  ])
  for (const { dispatch } of ended) dispatch(sessionEnded())
  await Promise.all([clearJobs(), clearWaiting(), clearBlobStore()])
}
