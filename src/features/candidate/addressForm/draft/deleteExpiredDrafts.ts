import { runIfUnlocked } from './draftLock.ts'
import { deleteDraft, listExpiredDrafts } from './draftStore.ts'

/** Unchanged for 24 hours and not locked by an open tab (decisions L61). Rejects where storage fails. */
export async function deleteExpiredDrafts(): Promise<void> {
  for (const id of await listExpiredDrafts()) await runIfUnlocked(id, async () => deleteDraft(id))
}
