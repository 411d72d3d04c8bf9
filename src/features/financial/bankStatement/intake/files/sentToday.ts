import { indiaDay } from '#shared/lib/day.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { getBlob } from '#shared/vault/vault.ts'
import { bankStatementDefinition } from '#features/financial/bankStatement/definition.ts'
import { isSame } from './sameBytes.ts'

/**
 * When the same bytes were sent earlier today (epoch ms), null where they were not, or that job failed: each upload
 * costs credits.
 * Only files of equal length are compared, by their fingerprint.
 */
export function sentToday(
  file: Blob,
  { id, size }: { id: string; size: number },
): AppThunk<Promise<number | null>> {
  return async (_, getState) => {
    const today = indiaDay(Date.now())
    const sent = Object.values(selectJobs(getState()))
      .filter(
        ({ analyzer, kind }) => analyzer === bankStatementDefinition.id && kind !== 'Not Uploaded',
      )
      .filter(({ startedAt }) => indiaDay(startedAt) === today)
      .flatMap(({ files, startedAt }) => files.map((other) => ({ other, startedAt })))
      .filter(({ other }) => other.size === size && other.id !== id)
    for (const { other, startedAt } of sent) {
      const bytes = await getBlob(other.id)
      if (bytes !== undefined && (await isSame(file, bytes))) return startedAt
    }
    return null
  }
}
