import * as v from 'valibot'
import type { BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { FILE_KINDS } from '#shared/platform/config/limits.ts'
import { BoundedNumberSchema } from '#shared/platform/lib/numbers/boundedNumber.ts'
import { mimeOf } from './checks/mimeTypes.ts'

/** Passed every check (shell §3, "Uploader file detail"). Its bytes are in the blob store under `id`. */
export const AcceptedFileSchema = v.object({
  id: v.string(),
  /** The name to send, after a rename. */
  name: v.string(),
  size: BoundedNumberSchema,
  kind: v.picklist(FILE_KINDS),
  /** Null for images and workbooks. */
  pages: v.nullable(BoundedNumberSchema),
  sample: v.boolean(),
  /** Hash of the original bytes: a locked file is sent as a copy with other bytes. */
  print: v.optional(v.string()),
  /** Was locked: the copy that is sent is only in memory. */
  unlocked: v.optional(v.literal(true)),
})
export type AcceptedFile = v.InferOutput<typeof AcceptedFileSchema>

/** Has the accepted name. Throws when the bytes are gone (storage cleared, or only in memory before a reload). */
export async function getFile(blobs: BlobStore, { id, name, kind }: AcceptedFile): Promise<File> {
  const blob = await blobs.get(id)
  if (blob === undefined) throw new Error(`The bytes of file ${id} are no longer kept.`)
  if (blob instanceof File && blob.name === name && blob.type !== '') return blob
  const dated = blob instanceof File ? { lastModified: blob.lastModified } : {}
  return new File([blob], name, { type: blob.type === '' ? mimeOf(kind) : blob.type, ...dated })
}
