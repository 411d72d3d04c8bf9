import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

/** The batch code loads with the first use. */
export function startFileBatch(
  analyzer: string,
  limits: UploadLimits,
  files: readonly File[],
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { signal }) => {
    const code = await loadChunk(() => import('../batch/batchFiles.ts')).catch(() => null)
    if (signal.aborted) return
    if (code === null)
      dispatch(showDialog('uploadFailed', { footnote: 'None of the files was added.' }))
    else await dispatch(code.addBatchFiles(analyzer, limits, files))
  }
}

/** Starts a batch for a locked file too, where the service takes batches: an unlocked copy is sent (L33). */
export function unlockInBatch(
  analyzer: string,
  limits: UploadLimits,
  { id, name }: { id: string; name: string },
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const bytes = await session.get(blobStore).get(id)
    if (bytes === undefined) dispatch(showDialog('fileNotKept'))
    else
      await dispatch(
        startFileBatch(analyzer, limits, [new File([bytes], name, { type: bytes.type })]),
      )
  }
}
