import * as v from 'valibot'
import { kept } from '#shared/session/kept.ts'
import { STORED } from '#shared/session/storedKeys.ts'
import { UploadEntrySchema } from '#shared/upload/uploadEntry.ts'
import { BatchSchema } from './batch.ts'
import type { BatchesState } from './batchSlice.ts'

/** One tab's, so that no two tabs send the same files. Names and verdicts only: bytes are in the vault, passwords nowhere. */
const keptBatches = kept({
  key: STORED.batches,
  place: 'tab',
  schema: v.object({
    owner: v.string(),
    chosen: v.record(v.string(), v.pipe(v.array(UploadEntrySchema), v.readonly())),
    batches: v.record(v.string(), BatchSchema),
  }),
  unreadable: 'removed',
})

export function storeBatches(owner: string, { chosen, batches }: BatchesState): void {
  const files = Object.entries(chosen).filter(([, entries]) => entries.length > 0)
  if (files.length === 0 && Object.keys(batches).length === 0) keptBatches.forget()
  else keptBatches.write({ owner, chosen: Object.fromEntries(files), batches })
}

/** What this user chose and sent together in this tab; null where there is none. */
export function storedBatches(owner: string): BatchesState | null {
  const stored = keptBatches.read((found) => found.owner === owner)
  return stored === null ? null : { chosen: stored.chosen, batches: stored.batches }
}
