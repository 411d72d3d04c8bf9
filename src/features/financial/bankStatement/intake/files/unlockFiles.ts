import type { UploadList } from '#shared/kits/upload/fileList/uploadList.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { uploadsOf } from './accountUploads.ts'
import { unlockWithKnownPasswords } from './knownPasswords.ts'

/** Also tries the password silently on every other file of the account. */
export function recheckFile(
  account: string,
  file: string,
  password?: string,
): AppThunk<ReturnType<UploadList['recheck']>> {
  return async (dispatch, _, session) => {
    const uploads = dispatch(uploadsOf(account))
    const inspection = await uploads.recheck(file, password)
    if (inspection?.kind === 'ok' && password !== undefined) {
      const ids = uploads.getState().map(({ id }) => id)
      await unlockWithKnownPasswords(session, uploads, ids)
    }
    return inspection
  }
}

/** For the only locked file; a wrong password is shown at its field and in a dialog (analyzers §5). */
export function unlockFile(
  account: string,
  file: string,
  password: string,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const inspection = await dispatch(uploadsOf(account)).recheck(file, password)
    if (inspection?.kind === 'wrongPassword') dispatch(showDialog('fileProtectedWrongError'))
  }
}
