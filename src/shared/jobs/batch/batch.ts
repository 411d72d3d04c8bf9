import * as v from 'valibot'
import { ERROR_NAMES } from '#shared/errors/errorNames.ts'
import { AcceptedFileSchema } from '#shared/upload/acceptedFile.ts'

/** One document of a batch: it becomes one job. */
const ItemSchema = v.object({
  id: v.string(),
  files: v.pipe(v.array(AcceptedFileSchema), v.readonly()),
  /** Its job; null while it waits for its turn. Kept before anything leaves, so that nothing is sent twice. */
  job: v.nullable(v.string()),
})
export type BatchItem = v.InferOutput<typeof ItemSchema>

/** Documents that were sent together, a job each (decisions D55), in the order in which they go. */
export const BatchSchema = v.object({
  items: v.pipe(v.array(ItemSchema), v.readonly()),
  /** Why those that wait are not sent: somebody stopped them, or a failure that the next one would meet too. */
  halt: v.nullable(v.picklist(['stopped', ...ERROR_NAMES])),
})
export type Batch = v.InferOutput<typeof BatchSchema>
type Halt = NonNullable<Batch['halt']>

export const NO_BATCH: Batch = { items: [], halt: null }

export type BatchEvent =
  | { kind: 'added'; items: readonly BatchItem[] }
  /** Its files are about to leave as this job. */
  | { kind: 'started'; item: string; job: string }
  /** It waits for its turn again. */
  | { kind: 'putBack'; item: string }
  | { kind: 'removed'; items: readonly string[] }
  /** The job was taken off Jobs, here or in another tab. */
  | { kind: 'jobGone'; job: string }
  | { kind: 'halted'; why: Halt }
  | { kind: 'wentOn' }

/** The batch after an event; null once nothing is left of it. Events about what is gone change nothing. */
export function stepBatch(batch: Batch, event: BatchEvent): Batch | null {
  switch (event.kind) {
    case 'added':
      return { ...batch, items: [...batch.items, ...event.items], halt: null }
    case 'started':
      return withJob(batch, event.item, event.job)
    case 'putBack':
      return withJob(batch, event.item, null)
    case 'removed':
      return withItems(
        batch,
        batch.items.filter(({ id }) => !event.items.includes(id)),
      )
    case 'jobGone':
      return withItems(
        batch,
        batch.items.filter(({ job }) => job !== event.job),
      )
    case 'halted':
      return { ...batch, halt: event.why }
    case 'wentOn':
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
