import type { BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { toHex } from '#shared/platform/lib/toHex.ts'
import type { AcceptedFile } from '../acceptedFile.ts'

/** A hash that is equal only for equal bytes. Without WebCrypto (plain http) name and length are used. */
export async function hashContent(blob: Blob, name: string): Promise<string> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- undefined outside secure contexts
  if (globalThis.crypto?.subtle === undefined) return `${name}|${blob.size}`
  return toHex(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))
}

/** Unique if the bytes are missing or unreadable, because the file's own check reports that. */
export async function hashStoredFile(
  blobs: BlobStore,
  { id, name }: Pick<AcceptedFile, 'id' | 'name'>,
): Promise<string> {
  const blob = await blobs.get(id)
  return blob === undefined ? id : hashContent(blob, name).catch(() => id)
}

/** The rule for "this file again": equal bytes, before any unlocking. Reads only files of equal size without a hash. */
export async function haveSameContent(
  blobs: BlobStore,
  one: AcceptedFile,
  other: AcceptedFile,
): Promise<boolean> {
  const hashOf = async (file: AcceptedFile) => file.print ?? hashStoredFile(blobs, file)
  return one.size === other.size && (await hashOf(one)) === (await hashOf(other))
}
