import type { UploadList } from '#shared/kits/upload/fileList/uploadList.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { readPdf } from '#shared/platform/pdf/pdfEngine.ts'
import type { SessionScope } from '#shared/platform/store/sessionScope.ts'

/** Passwords that worked earlier in this session; they are only in memory. */
export async function unlockWithKnownPasswords(
  session: SessionScope,
  uploads: UploadList,
  ids: readonly string[],
): Promise<void> {
  const blobs = session.get(blobStore)
  const recentPasswords = session.get(filePasswords).recent()
  if (recentPasswords.length === 0) return
  for (const id of ids) {
    const phase = uploads.getState().find((entry) => entry.id === id)?.phase
    const file =
      phase?.kind === 'locked' && phase.attempt === 'none' ? await blobs.get(id) : undefined
    const password = file === undefined ? undefined : await findPassword(file, recentPasswords)
    if (password !== undefined) await uploads.recheck(id, password)
  }
}

async function findPassword(file: Blob, passwords: readonly string[]): Promise<string | undefined> {
  for (const password of passwords) {
    const result = await readPdf(file, async () => password, { password }).catch(() => null) // without a PDF engine, the user is asked
    if (result?.kind === 'tooSlow') return undefined // other passwords would take as long
    if (result?.kind === 'ok') return result.value
  }
  return undefined
}
