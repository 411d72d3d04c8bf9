import { raise } from '#shared/errors/ask.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { fileVault } from '#shared/vault/vault.ts'
import { keepDraft } from './drafts.ts'
import { canRetry } from './failures.ts'
import type { FailedJob } from './job.ts'
import { jobRemoved } from './jobsSlice.ts'
import { forgetJob, jobsChannel } from './jobsStore.ts'

/**
 * The files and choices of a job that failed stand at Check again; passwords are known by file as long as the tab lives.
 * The job goes: its files are the draft's by now. One that the server knows is not given up: `retryJob` asks for its result.
 */
export function chooseAgain(job: FailedJob): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    if (canRetry(job)) return
    const vault = session.get(fileVault)
    const ids = [...job.files.map(({ id }) => id), ...(job.beside ?? [])]
    const blobs = await Promise.all(ids.map(async (id) => vault.get(id)))
    if (blobs.includes(undefined)) {
      dispatch(raise('fileNotKept'))
      return
    }
    const { files, beside, options } = job
    dispatch(
      keepDraft(job.analyzer, {
        kind: 'Uploaded Successfull',
        files,
        options,
        ...(beside === undefined ? {} : { beside }),
      }),
    )
    dispatch(jobRemoved(job.id))
    await forgetJob(job.id)
    session.get(jobsChannel).tell({ kind: 'removed', id: job.id })
  }
}
