import { nanoid } from '@reduxjs/toolkit'
import type { PendingTransfer } from '#shared/kits/documentType/pendingTransfer.ts'
import {
  type AddOptions,
  createUploadList,
  type UploadList,
} from '#shared/kits/upload/fileList/uploadList.ts'
import { addFiles } from '#shared/kits/upload/fileList/useFileList.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { filesOfOthers } from '../state/intake.ts'
import type { IntakeAccount } from '../state/intakeAccount.ts'
import { selectIntake } from '../state/intakeSlice.ts'
import { handleFilesChanged } from './handleFilesChanged.ts'

/** In the session, because checks continue while another screen shows. */
const listsByAccount = () => new Map<string, UploadList>()

export function uploadsOf(account: string): AppThunk<UploadList> {
  return (dispatch, getState, session) => {
    const lists = session.get(listsByAccount)
    const current = lists.get(account)
    if (current !== undefined) return current
    // Both accounts are sent in one request, so the limits count their files together.
    const otherFiles = () => filesOfOthers(selectIntake(getState()), account)
    const uploads = createUploadList(session, UPLOAD_LIMITS.bankStatement, [], otherFiles)
    uploads.subscribe(() => dispatch(handleFilesChanged(account, uploads.getState(), uploadsOf)))
    lists.set(account, uploads)
    return uploads
  }
}

/** Into a new account where `account` is null. Opens the dialogs of refused files. */
export function addStatements(
  account: string | null,
  files: readonly File[],
  options?: AddOptions,
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const uploads = dispatch(uploadsOf(account ?? nanoid()))
    const ids = await dispatch(addFiles(uploads, files, options))
    if (session.get(filePasswords).recent().length === 0) return
    const code = await loadChunk(() => import('./knownPasswords.ts')).catch(() => null) // the user is asked
    await code?.unlockWithKnownPasswords(session, uploads, ids)
  }
}

export function addTransferredFile({ file, ...options }: PendingTransfer): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const intake = selectIntake(getState())
    const account = intake.kind === 'Not Uploaded' ? null : intake.accounts[0].id
    await dispatch(addStatements(account, [file], options))
  }
}

export function removeAccount({ id, entries }: Pick<IntakeAccount, 'id' | 'entries'>): AppThunk {
  return (dispatch, _, session) => {
    const uploads = dispatch(uploadsOf(id))
    for (const entry of entries) uploads.remove(entry.id)
    session.get(listsByAccount).delete(id)
  }
}

/** The job owns the files now: bytes and passwords stay. */
export function clearUploadLists(): AppThunk {
  return (_dispatch, _getState, session) => session.get(listsByAccount).clear()
}
