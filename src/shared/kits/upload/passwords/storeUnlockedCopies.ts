import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { unlockPdf } from '#shared/platform/pdf/pdfEngine.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { AcceptedFile } from '../acceptedFile.ts'
import { filePasswords, lockedOriginals } from './passwords.ts'

type Place = 'disk' | 'memory'

/**
 * For calls without a password: locked files are replaced by copies without theirs. In memory, a reload ends them, and
 * the locked file stays on disk. False: copying failed, which a dialog reports.
 */
export function storeUnlockedCopies(
  files: readonly AcceptedFile[],
  place: Place,
): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    for (const file of files) {
      if (await dispatch(storeUnlockedCopy(file, place))) continue
      dispatch(
        showDialog('passwordProtectFileError', {
          footnote: `${file.name} opens, but a copy without its password could not be created. Nothing has been sent.`,
        }),
      )
      return false
    }
    return true
  }
}

function storeUnlockedCopy({ id, name }: AcceptedFile, place: Place): AppThunk<Promise<boolean>> {
  return async (_dispatch, _getState, session) => {
    const passwords = session.get(filePasswords)
    const blobs = session.get(blobStore)
    const password = passwords.get(id)
    if (password === undefined) return true
    const locked = await blobs.get(id)
    const copy = locked === undefined ? null : await unlockPdf(locked, password).catch(() => null)
    if (locked === undefined || copy === null) return false
    session.get(lockedOriginals).set(id, { source: locked, password })
    const file = new File([copy], name, { type: copy.type })
    if (place === 'memory') blobs.putInMemory(file, id)
    else await blobs.put(file, id)
    passwords.delete(id)
    return true
  }
}
