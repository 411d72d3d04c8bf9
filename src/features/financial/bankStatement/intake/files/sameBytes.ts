import { indiaDay } from '#shared/lib/day.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { fingerprint } from '#shared/upload/fingerprint.ts'
import { fileVault, type FileVault } from '#shared/vault/vault.ts'
import { BANK_STATEMENT } from '#features/financial/bankStatement/wire/submission.ts'

type Kept = { id: string; size: number }

/** Id of the first of these files that holds the same bytes, null where none does. Only files of equal length are read. */
export async function sameIn(
  vault: FileVault,
  kept: readonly Kept[],
  file: Blob,
): Promise<string | null> {
  for (const { id } of kept.filter(({ size }) => size === file.size)) {
    const bytes = await vault.get(id)
    if (bytes !== undefined && (await isSame(file, bytes))) return id
  }
  return null
}

/** Bytes that can no longer be read are the same as nothing. */
async function isSame(one: Blob, other: Blob): Promise<boolean> {
  try {
    return (await fingerprint(one, '')) === (await fingerprint(other, ''))
  } catch {
    return false
  }
}

/** When the bytes of this file were sent earlier today (epoch ms), null where they were not: each upload costs credits. */
export function sentToday(file: Blob, id: string): AppThunk<Promise<number | null>> {
  return async (_, getState, session) => {
    const today = indiaDay(Date.now())
    const sent = Object.values(selectJobs(getState()))
      .filter(({ analyzer }) => analyzer === BANK_STATEMENT)
      // A job that failed is 'Not Uploaded' again.
      .filter(({ kind, startedAt }) => kind !== 'Not Uploaded' && indiaDay(startedAt) === today)
      .flatMap(({ files, startedAt }) => files.map((other) => ({ ...other, startedAt })))
      .filter((other) => other.id !== id)
    const same = await sameIn(session.get(fileVault), sent, file)
    return sent.find((other) => other.id === same)?.startedAt ?? null
  }
}
