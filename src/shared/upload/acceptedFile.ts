import * as v from 'valibot'
import { FILE_KINDS } from '#shared/config/limits.ts'
import type { FileVault } from '#shared/vault/vault.ts'
import { mimeOf } from './fileKind.ts'

/** A file that passed every check (shell §3, "Uploader file detail"): plain data, its bytes lie in the vault under `id`. */
export const AcceptedFileSchema = v.object({
  id: v.string(),
  /** As it will be sent: after a rename the new name. */
  name: v.string(),
  /** Bytes. */
  size: v.number(),
  kind: v.picklist(FILE_KINDS),
  /** Of a PDF; null for pictures and workbooks. */
  pages: v.nullable(v.number()),
  sample: v.boolean(),
  /** Fingerprint of the picked bytes, where it was taken: what is sent of a locked file is a copy, which has another. */
  print: v.optional(v.string()),
})
export type AcceptedFile = v.InferOutput<typeof AcceptedFileSchema>

/**
 * The file to send: the picked bytes, untouched, under the accepted name.
 * @throws Error when the bytes are gone (storage was cleared, or kept in memory only and the page was reloaded).
 */
export async function getFile(vault: FileVault, { id, name, kind }: AcceptedFile): Promise<File> {
  const blob = await vault.get(id)
  if (blob === undefined) throw new Error(`The bytes of file ${id} are no longer kept.`)
  if (blob instanceof File && blob.name === name && blob.type !== '') return blob
  const dated = blob instanceof File ? { lastModified: blob.lastModified } : {}
  return new File([blob], name, { type: blob.type === '' ? mimeOf(kind) : blob.type, ...dated })
}
