import { createStore, keys } from 'idb-keyval'
import { clearIdbStore } from '#shared/platform/blobStore/clearIdbStore.ts'
import { STORAGES } from '#shared/platform/session/storage/storageKeys.ts'

/**
 * Applicants, one key each, so that two tabs never overwrite each other's, and what an unfinished restore has stored. A
 * module of its own, because the end of a session deletes them without the other code.
 */
export const applicantsDatabase = createStore('lekha-applicants', 'applicants')

/** Of any user, readable or not. */
export const hasApplicants = async (): Promise<boolean> =>
  (await keys(applicantsDatabase).catch(() => [])).length > 0

/** Deletes the applicants of all users. Rejects where some are left. */
export async function clearApplicants(): Promise<void> {
  STORAGES.device.remove('lekha-applicants') // an older build stored there that it had some
  await clearIdbStore(applicantsDatabase)
}
