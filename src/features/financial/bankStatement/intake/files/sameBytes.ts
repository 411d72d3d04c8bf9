import { fingerprint } from '#shared/upload/fingerprint.ts'
import { getBlob } from '#shared/vault/vault.ts'

type Kept = { id: string; size: number }

/** Whether two files hold the same bytes. Bytes that can no longer be read are the same as nothing. */
export async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false
  try {
    return (await fingerprint(one, '')) === (await fingerprint(other, ''))
  } catch {
    return false
  }
}

/** Id of the first of these files that holds the same bytes, null where none does. Only files of equal length are read. */
export async function sameIn(kept: readonly Kept[], file: Blob): Promise<string | null> {
  for (const { id } of kept.filter(({ size }) => size === file.size)) {
    const bytes = await getBlob(id)
    if (bytes !== undefined && (await isSame(file, bytes))) return id
  }
  return null
}
