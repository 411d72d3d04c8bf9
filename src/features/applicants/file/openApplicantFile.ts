import { createElement } from 'react'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { showFormDialog } from '#shared/ui/dialogs/formDialog.tsx'
import { describeFileError } from './fileProblems.ts'
import { OpenDialog, type FileState } from './OpenDialog.tsx'
import { readArchive } from './readArchive.ts'
import { restoreApplicant } from './restoreApplicant.ts'

/** Restores an applicant from its file and returns its id. Null: the user cancelled, or the file cannot be opened. */
export function openApplicantFile(file: File): AppThunk<Promise<string | null>> {
  return async (dispatch, _getState, session) => {
    const { signal: ended } = session
    const initial = await readArchive(file).then(
      (archive): FileState => ({ kind: 'closed', archive, error: null }),
      (error: unknown): FileState => ({ kind: 'failed', error: describeFileError(error) }),
    )
    if (ended.aborted) return null
    return dispatch(
      showFormDialog<string | null>(
        (onClose) =>
          createElement(OpenDialog, {
            name: file.name,
            initial,
            restore: async (archive, { signal, onProgress }) =>
              dispatch(restoreApplicant(archive, { signal: anySignal(ended, signal), onProgress })),
            onClose,
          }),
        null,
      ),
    )
  }
}
