/**
 * What a session leaves in IndexedDB goes with it, even where the modules that own it were not loaded (sign-in after
 * a browser was closed without a logout): they are fetched for the purpose.
 */
export async function wipeDevice(): Promise<void> {
  const [{ clearVault }, { clearJobs }] = await Promise.all([
    import('#shared/vault/vault.ts'),
    import('#shared/jobs/jobsStore.ts'),
  ])
  await Promise.all([clearVault(), clearJobs()])
}
