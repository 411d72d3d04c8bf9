import { nanoid } from '@reduxjs/toolkit'
import type { UploadLimits } from '#shared/config/limits.ts'
import { raise } from '#shared/errors/ask.ts'
import { batchMoved } from '#shared/jobs/batch/batchSlice.ts'
import { unlockPdf } from '#shared/pdf/pdfEngine.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { filePasswords } from '#shared/upload/passwords.ts'
import { fileVault } from '#shared/vault/vault.ts'
import { chosenList } from './chosenFiles.ts'

/**
 * Proceed: these become the batch's next jobs. Of a locked one a copy without its password is made and sent, for the call
 * carries none. False: one could not be copied, which is said, and nothing was sent.
 */
export function proceedWith(
  analyzer: string,
  limits: UploadLimits,
  files: readonly AcceptedFile[],
): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, session) => {
    const uploads = dispatch(chosenList(analyzer, limits))
    for (const file of files) {
      if (await dispatch(unlocked(file))) continue
      dispatch(
        raise('passwordProtectFileError', {
          kept: `${file.name} opens, but no copy without its password could be made. Nothing has been sent.`,
        }),
      )
      return false
    }
    if (session.signal.aborted) return false
    const items = files.map((file) => ({ id: nanoid(), files: [file], job: null }))
    dispatch(batchMoved({ analyzer, event: { kind: 'added', items } }))
    uploads.release(files.map(({ id }) => id))
    return true
  }
}

function unlocked({ id, name }: AcceptedFile): AppThunk<Promise<boolean>> {
  return async (_dispatch, _getState, session) => {
    const passwords = session.get(filePasswords)
    const vault = session.get(fileVault)
    const password = passwords.of(id)
    if (password === undefined) return true
    const locked = await vault.get(id)
    const copy = locked === undefined ? null : await unlockPdf(locked, password).catch(() => null)
    if (copy === null) return false
    await vault.put(new File([copy], name, { type: copy.type }), id)
    passwords.forget(id)
    return true
  }
}
