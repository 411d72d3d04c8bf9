import type { RootState } from '#shared/store/rootReducer.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { printOf } from '#shared/upload/fingerprint.ts'
import { fileVault, type FileVault } from '#shared/vault/vault.ts'
import { canRetry } from '../failures.ts'
import type { Job } from '../job.ts'
import { selectJobs, selectJobsLoaded } from '../jobsSlice.ts'
import { resumeJobs } from '../lifecycle.ts'
import { selectBatch } from './batchSlice.ts'
import { isUnsure, standingOf } from './standing.ts'

/** By id of a file: the one of the same content that was sent before it. */
export type SentBefore = Readonly<Record<string, AcceptedFile>>

/**
 * Those of these files that the service was sent before, or is about to be: here, in another tab, alone or with others, as
 * long as Jobs knows of it.
 */
export function sentBefore(
  analyzer: string,
  files: readonly AcceptedFile[],
): AppThunk<Promise<SentBefore>> {
  return async (dispatch, getState, session) => {
    if (!selectJobsLoaded(getState())) await dispatch(resumeJobs())
    const vault = session.get(fileVault)
    const sent = sentFiles(getState(), analyzer)
    const found = await Promise.all(
      files.map(async (file) => [file.id, await twinOf(vault, file, sent)] as const),
    )
    return Object.fromEntries(found.flatMap(([id, twin]) => (twin === null ? [] : [[id, twin]])))
  }
}

/** Only files of equal length are read, and those only that bear no mark yet. */
async function twinOf(
  vault: FileVault,
  file: AcceptedFile,
  sent: readonly AcceptedFile[],
): Promise<AcceptedFile | null> {
  const printed = async (one: AcceptedFile) => one.print ?? printOf(vault, one)
  for (const other of sent.filter(({ id, size }) => id !== file.id && size === file.size))
    if ((await printed(other)) === (await printed(file))) return other
  return null
}

/** Changes when something else counts as sent: the answer above is another one then. */
export const sentKey = (state: RootState, analyzer: string): string =>
  sentFiles(state, analyzer)
    .map(({ id }) => id)
    .toSorted()
    .join()

function sentFiles(state: RootState, analyzer: string): readonly AcceptedFile[] {
  const jobs = selectJobs(state)
  const arrived = Object.values(jobs).filter((job) => job.analyzer === analyzer && mayCount(job))
  const { items = [] } = selectBatch(state, analyzer) ?? {}
  const pending = items.filter(
    (item) => standingOf(item, jobs).kind === 'waiting' || isUnsure(standingOf(item, jobs)),
  )
  return [...arrived, ...pending].flatMap(({ files }) => files)
}

/** Whether its files may have been paid for; what was refused, or came to nothing, is sent again without a question. */
const mayCount = (job: Job): boolean => job.kind !== 'Not Uploaded' || canRetry(job)
