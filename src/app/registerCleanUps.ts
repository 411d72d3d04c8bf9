import { dropGuards } from '#shared/navigation/leaveGuard.ts'
import { onSessionEnd } from '#shared/session/onSessionEnd.ts'

/**
 * What a session leaves in IndexedDB goes with it, even where the modules that own it were not loaded (sign-in after
 * a browser was closed without a logout): they are fetched for the purpose.
 */
export function registerCleanUps(): () => void {
  return onSessionEnd(async () => {
    dropGuards() // nobody is asked about unsaved changes on being thrown out
    const [{ clearVault }, { clearJobs }] = await Promise.all([
      import('#shared/vault/vault.ts'),
      import('#shared/jobs/jobsStore.ts'),
    ])
    await Promise.all([clearVault(), clearJobs()])
  })
}
