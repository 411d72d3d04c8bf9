import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { saveDraft } from '../drafts.ts'
import { canRetry } from '../failures.ts'
import { jobMayHaveArrived, type FailedJob } from '../job.ts'
import { deleteJobRecord } from './lifecycle.ts'

/** Passwords are known while the tab lives. Removes the job. For a job that the server knows, use `retryJob`. */
export function restoreFailedJob(job: FailedJob): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    if (canRetry(job)) return
    const fileStore = session.get(blobStore)
    const ids = [...job.files.map(({ id }) => id), ...(job.beside ?? [])]
    const blobs = await Promise.all(ids.map(async (id) => fileStore.get(id)))
    if (blobs.includes(undefined)) {
      dispatch(showDialog('fileNotKept'))
      return
    }
    const { files, beside, options } = job
    dispatch(
      saveDraft(job.analyzer, {
        kind: 'Uploaded Successfull',
        files,
        options,
        beside,
        interrupted: jobMayHaveArrived(job) ? true : undefined,
      }),
    )
    await dispatch(deleteJobRecord(job.id))
  }
}
