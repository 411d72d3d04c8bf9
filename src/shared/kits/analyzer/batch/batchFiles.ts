import { chosenChanged, selectChosen } from '#shared/kits/jobs/batch/batchSlice.ts'
import { resumeBatches } from '#shared/kits/jobs/batch/resumeBatches.ts'
import { uploadLists } from '#shared/kits/jobs/batch/uploadLists.ts'
import { discardDraft } from '#shared/kits/jobs/drafts.ts'
import type { Draft } from '#shared/kits/jobs/job.ts'
import {
  createUploadList,
  type AddOptions,
  type UploadList,
} from '#shared/kits/upload/fileList/uploadList.ts'
import { addFiles } from '#shared/kits/upload/fileList/useFileList.ts'
import { batchLimits, type UploadLimits } from '#shared/platform/config/limits.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

/** Selected files that are not sent yet; after a reload those that this tab stored. */
export function batchFileList(analyzer: string, limits: UploadLimits): AppThunk<UploadList> {
  return (dispatch, getState, session) => {
    const known = session.get(uploadLists).get(analyzer)
    if (known !== undefined) return known
    dispatch(resumeBatches())
    const uploads = createUploadList(session, batchLimits(limits))
    session.get(uploadLists).set(analyzer, uploads)
    const storedFiles = selectChosen(getState(), analyzer)
    uploads.subscribe(() => dispatch(chosenChanged({ analyzer, entries: uploads.getState() })))
    // Deferred: the list is first read during rendering, which must not change the store.
    if (storedFiles.length > 0) queueMicrotask(() => void uploads.restore(storedFiles))
    return uploads
  }
}

/** Opens the dialogs of refused files. */
export function addBatchFiles(
  analyzer: string,
  limits: UploadLimits,
  files: readonly File[],
  options: AddOptions = {},
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(addFiles(dispatch(batchFileList(analyzer, limits)), files, options))
  }
}

export function addDraftToBatch(analyzer: string, limits: UploadLimits, draft: Draft): AppThunk {
  return (dispatch) => {
    const uploads = dispatch(batchFileList(analyzer, limits))
    const ids = draft.interrupted === true ? draft.files.map(({ id }) => id) : []
    uploads.addAccepted(draft.files, ids)
    dispatch(discardDraft(analyzer))
  }
}
