import * as v from 'valibot'
import { AcceptedFileSchema } from '#shared/kits/upload/acceptedFile.ts'
import { DIALOG_NAMES } from '#shared/platform/store/dialogNames.ts'

const ItemSchema = v.object({
  id: v.string(),
  files: v.pipe(v.array(AcceptedFileSchema), v.readonly()),
  /** Missing: the batch is that of one analyzer. */
  analyzer: v.optional(v.string()),
  options: v.optional(v.pipe(v.record(v.string(), v.unknown()), v.readonly())),
  /** Null while waiting. Stored before the upload, so that nothing is sent twice. */
  job: v.nullable(v.string()),
})
export type BatchItem = v.InferOutput<typeof ItemSchema>

/**
 * Documents sent together, one job each (decisions D55), in sending order. A batch has a key: the analyzer of its items;
 * or a word, a slash and the id of the jobs' owner, and then each item names its analyzer.
 */
export const BatchSchema = v.object({
  items: v.pipe(v.array(ItemSchema), v.readonly()),
  /** Stopped by the user, or by a failure that the next document would meet too. */
  halt: v.nullable(v.picklist(['stopped', ...DIALOG_NAMES])),
})
export type Batch = v.InferOutput<typeof BatchSchema>
type HaltReason = NonNullable<Batch['halt']>

/** The owner of a batch's jobs; null where the key is an analyzer. */
export const ownerOfBatch = (key: string): string | null => /\/(.+)/.exec(key)?.[1] ?? null

/** The analyzer that an item of this batch is sent to. */
export const analyzerOfItem = (key: string, item: BatchItem): string => item.analyzer ?? key

export const EMPTY_BATCH: Batch = { items: [], halt: null }

export type BatchEvent =
  | { kind: 'added'; items: readonly BatchItem[] }
  /** The upload is about to start as this job. */
  | { kind: 'started'; item: string; job: string }
  /** The item waits again. */
  | { kind: 'requeued'; item: string }
  | { kind: 'removed'; items: readonly string[] }
  /** Removed in any tab. */
  | { kind: 'jobRemoved'; job: string }
  | { kind: 'halted'; reason: HaltReason }
  | { kind: 'resumed' }

/** The batch after an event; null once it is empty. Events about removed items change nothing. */
export function batchReducer(batch: Batch, event: BatchEvent): Batch | null {
  switch (event.kind) {
    case 'added':
      return { ...batch, items: [...batch.items, ...event.items], halt: null }
    case 'started':
      return withJob(batch, event.item, event.job)
    case 'requeued':
      return withJob(batch, event.item, null)
    case 'removed':
      return withItems(
        batch,
        batch.items.filter(({ id }) => !event.items.includes(id)),
      )
    case 'jobRemoved':
      return withItems(
        batch,
        batch.items.filter(({ job }) => job !== event.job),
      )
    case 'halted':
      return { ...batch, halt: event.reason }
    case 'resumed':
      return { ...batch, halt: null }
    default:
      return event satisfies never
  }
}

function withJob(batch: Batch, item: string, job: string | null): Batch {
  return {
    ...batch,
    items: batch.items.map((known) => (known.id === item ? { ...known, job } : known)),
  }
}

function withItems(batch: Batch, items: Batch['items']): Batch | null {
  if (items.length === batch.items.length) return batch
  return items.length === 0 ? null : { ...batch, items }
}
