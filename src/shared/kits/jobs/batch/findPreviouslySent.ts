import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { haveSameContent } from '#shared/kits/upload/checks/hashContent.ts'
import { blobStore, type BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { RootState } from '#shared/platform/store/rootReducer.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { canRetry } from '../failures.ts'
import { jobMayHaveArrived, type Job, isFailed } from '../job.ts'
import { selectJobs, selectJobsLoaded } from '../jobsSlice.ts'
import { resumeJobs } from '../run/lifecycle.ts'
import { analyzerOfItem } from './batch.ts'
import { selectBatches } from './batchSlice.ts'
import { mayHaveArrived, itemStatus } from './itemStatus.ts'

/** The earlier file with the same content, by file id. */
export type PreviouslySentFiles = Readonly<Record<string, AcceptedFile>>

/** Which files the service got before, or will get: from any tab, alone or in a batch, as long as Jobs has the job. */
export function findPreviouslySent(
  analyzer: string,
  files: readonly AcceptedFile[],
): AppThunk<Promise<PreviouslySentFiles>> {
  return async (dispatch, getState, session) => {
    if (!selectJobsLoaded(getState())) await dispatch(resumeJobs())
    const blobs = session.get(blobStore)
    const sent = sentFiles(getState(), analyzer)
    const found = await Promise.all(
      files.map(async (file) => [file.id, await findDuplicate(blobs, file, sent)] as const),
    )
    return Object.fromEntries(
      found.flatMap(([id, duplicate]) => (duplicate === null ? [] : [[id, duplicate]])),
    )
  }
}

async function findDuplicate(
  blobs: BlobStore,
  file: AcceptedFile,
  sent: readonly AcceptedFile[],
): Promise<AcceptedFile | null> {
  for (const other of sent)
    if (other.id !== file.id && (await haveSameContent(blobs, file, other))) return other
  return null
}

/** Changes when the set of sent files changes. */
export const sentFilesKey = (state: RootState, analyzer: string): string =>
  sentFiles(state, analyzer)
    .map(({ id }) => id)
    .toSorted()
    .join()

function sentFiles(state: RootState, analyzer: string): readonly AcceptedFile[] {
  const jobs = selectJobs(state)
  const charged = Object.values(jobs).filter(
    (job) => job.analyzer === analyzer && mayHaveBeenCharged(job),
  )
  const pending = Object.entries(selectBatches(state))
    .flatMap(([key, { items }]) => items.filter((item) => analyzerOfItem(key, item) === analyzer))
    .filter(
      (item) => itemStatus(item, jobs).kind === 'waiting' || mayHaveArrived(itemStatus(item, jobs)),
    )
  return [...charged, ...pending].flatMap(({ files }) => files)
}

/** Whether the job may have been charged; refused or failed ones are sent again without a warning. */
const mayHaveBeenCharged = (job: Job): boolean =>
  !isFailed(job) || canRetry(job) || jobMayHaveArrived(job)
