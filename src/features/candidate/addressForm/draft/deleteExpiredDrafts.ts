import { deleteDraft, listExpiredDrafts } from './draftStore.ts'
import { runIfUnlocked } from './draftLock.ts'

/**
 * Deletes drafts that have not changed for 24 hours and that no open tab holds (decisions L61). Runs at every start.
 * Rejects where storage fails.
 */
export async function deleteExpiredDrafts(): Promise<void> {
  for (const id of await listExpiredDrafts()) await runIfUnlocked(id, async () => deleteDraft(id))
}
