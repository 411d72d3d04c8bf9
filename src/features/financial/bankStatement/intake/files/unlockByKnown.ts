import { readPdf } from '#shared/pdf/pdfEngine.ts'
import type { SessionScope } from '#shared/session/sessionScope.ts'
import { filePasswords } from '#shared/upload/passwords.ts'
import type { Uploads } from '#shared/upload/uploads.ts'
import { fileVault } from '#shared/vault/vault.ts'

/** Tries the passwords that opened a file earlier in this session on new locked files: in memory only, and silently. */
export async function unlockByKnown(
  session: SessionScope,
  uploads: Uploads,
  ids: readonly string[],
): Promise<void> {
  const vault = session.get(fileVault)
  const known = session.get(filePasswords).known()
  if (known.length === 0) return
  for (const id of ids) {
    const phase = uploads.getEntries().find((entry) => entry.id === id)?.phase
    const file =
      phase?.kind === 'locked' && phase.attempt === 'none' ? await vault.get(id) : undefined
    const password = file === undefined ? undefined : await firstThatOpens(file, known)
    if (password !== undefined) await uploads.recheck(id, password)
  }
}

async function firstThatOpens(file: Blob, known: readonly string[]): Promise<string | undefined> {
  for (const password of known) {
    const reading = await readPdf(file, async () => password, { password }).catch(() => null) // no reader: the user is asked
    if (reading?.kind === 'tooSlow') return undefined // another password would take as long
    if (reading?.kind === 'ok') return reading.value
  }
  return undefined
}
