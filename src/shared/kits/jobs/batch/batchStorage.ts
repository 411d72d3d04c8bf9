import * as v from 'valibot'
import { UploadEntrySchema } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { createStoredValue } from '#shared/platform/session/storage/createStoredValue.ts'
import { SESSION_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import { readTabId } from '#shared/platform/session/tabs/claimTab.ts'
import { BatchSchema } from './batch.ts'
import type { BatchesState } from './batchSlice.ts'

/** Per tab, so that no two tabs send the same files. The bytes are in the blob store; passwords are not stored. */
const batchStorage = createStoredValue({
  key: SESSION_KEYS.batches,
  scope: 'tab',
  schema: v.object({
    owner: v.string(),
    /** Missing: stored by an older build. */
    tab: v.optional(v.string()),
    chosen: v.record(v.string(), v.pipe(v.array(UploadEntrySchema), v.readonly())),
    batches: v.record(v.string(), BatchSchema),
  }),
  whenUnreadable: 'removed',
})

export function storeBatches(owner: string, { chosen, batches }: BatchesState): void {
  const files = Object.entries(chosen).filter(([, entries]) => entries.length > 0)
  if (files.length === 0 && Object.keys(batches).length === 0) batchStorage.remove()
  else batchStorage.write({ owner, tab: readTabId(), chosen: Object.fromEntries(files), batches })
}

/** This user's files and batches in this tab; null for none. After a sign-in its batches are offered like those of other tabs. */
export function readStoredBatches(owner: string): BatchesState | null {
  const stored = batchStorage.read((found) => found.owner === owner)
  if (stored === null) return null
  const { chosen, batches, tab = readTabId() } = stored
  return { chosen, batches: tab === readTabId() ? batches : {} }
}
