import type { FileVault } from '#shared/vault/vault.ts'
import type { AcceptedFile } from './acceptedFile.ts'

/** A mark that two files share only if their bytes are equal. Without WebCrypto (plain http) name and length must do. */
export async function fingerprint(blob: Blob, name: string): Promise<string> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- undefined outside secure contexts
  if (globalThis.crypto?.subtle === undefined) return `${name}|${blob.size}`
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The mark of a kept file. One whose bytes are gone or cannot be read is like no other: its own check says what is wrong. */
export async function printOf(
  vault: FileVault,
  { id, name }: Pick<AcceptedFile, 'id' | 'name'>,
): Promise<string> {
  const blob = await vault.get(id)
  return blob === undefined ? id : fingerprint(blob, name).catch(() => id)
}
