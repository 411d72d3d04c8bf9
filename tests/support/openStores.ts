type Store = { session: { end: () => void } }

/** Every setup file ends them after each test; this file imports nothing, so that a test without a store pays nothing. */
const open = new Set<Store>()

export function endsWithTheTest<Given extends Store>(store: Given): Given {
  open.add(store)
  return store
}

/** What the stores of a test left: polls and timers stop, jobs and files are gone from the browser. */
export async function endStores(): Promise<void> {
  if (open.size === 0) return
  for (const store of open) store.session.end()
  open.clear()
  const [{ clearJobs }, { clearVault }] = await Promise.all([
    import('#shared/jobs/jobsStore.ts'),
    import('#shared/vault/vault.ts'),
  ])
  await Promise.all([clearJobs(), clearVault()])
}
