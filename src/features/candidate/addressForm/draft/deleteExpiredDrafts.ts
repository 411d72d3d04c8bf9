import { deleteDraft, listExpiredDrafts } from './draftStore.ts'
import { whileFree } from './tabLock.ts'

/**
 * Deletes the drafts that nobody has changed for 24 hours and that no open tab holds (decisions L61). At every start of the
 * product. Rejects where the disk refuses.
 */
export async function deleteExpiredDrafts(): Promise<void> {
  for (const id of await listExpiredDrafts()) await whileFree(id, async () => deleteDraft(id))
}
