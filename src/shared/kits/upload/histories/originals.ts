import type { OriginalFile, ReadOriginal } from '#shared/kits/history/fileHistories.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { SessionScope } from '#shared/platform/store/sessionScope.ts'
import type { AcceptedFile } from '../acceptedFile.ts'
import { hashContent } from '../checks/hashContent.ts'
import { filePasswords, lockedOriginals } from '../passwords/passwords.ts'

/** A file of a list or of a job; its history is found under its id everywhere. */
export type SourceFile = Pick<AcceptedFile, 'id' | 'name' | 'kind' | 'print'>

/** Reads the bytes that the user chose, also where a copy without their password is stored. */
export function originalReader(
  session: SessionScope,
  { id, name, print }: Omit<SourceFile, 'kind'>,
): ReadOriginal {
  return async (): Promise<OriginalFile | undefined> => {
    const stored = await session.get(blobStore).get(id)
    if (stored === undefined) return undefined
    const locked = session.get(lockedOriginals).get(id)
    if (locked !== undefined) return { ...locked, isCopy: false }
    const isCopy = print !== undefined && print !== (await hashContent(stored, name))
    return { source: stored, password: session.get(filePasswords).get(id), isCopy }
  }
}
