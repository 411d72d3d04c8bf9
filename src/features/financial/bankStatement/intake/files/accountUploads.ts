import { nanoid } from '@reduxjs/toolkit'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import type { PendingTransfer } from '#shared/kits/documentType/pendingTransfer.ts'
import { requestDialogAnswer, showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import {
  type AddOptions,
  createUploadList,
  type UploadList,
} from '#shared/kits/upload/uploadList.ts'
import { canHaveSecondAccount } from '#shared/platform/session/secondAccount.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { accountsOf, filesOfOthers } from '../state/intake.ts'
import { readyFiles, type IntakeAccount } from '../state/intakeAccount.ts'
import { dispatchIntake } from '../state/dispatchIntake.ts'
import { selectFacts, selectIntake } from '../state/intakeSlice.ts'
import { handleFilesChanged, loadStatementReading } from './handleFilesChanged.ts'
import { readPdf } from '#shared/platform/pdf/pdfEngine.ts'
import type { SessionScope } from '#shared/platform/store/sessionScope.ts'
import { filePasswords } from '#shared/kits/upload/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'

/** Passwords that worked earlier in this session; they are only in memory. */
async function unlockWithKnownPasswords(
  session: SessionScope,
  uploads: UploadList,
  ids: readonly string[],
): Promise<void> {
  const blobs = session.get(blobStore)
  const recentPasswords = session.get(filePasswords).recent()
  if (recentPasswords.length === 0) return
  for (const id of ids) {
    const phase = uploads.getState().find((entry) => entry.id === id)?.phase
    const file =
      phase?.kind === 'locked' && phase.attempt === 'none' ? await blobs.get(id) : undefined
    const password = file === undefined ? undefined : await findPassword(file, recentPasswords)
    if (password !== undefined) await uploads.recheck(id, password)
  }
}

async function findPassword(file: Blob, passwords: readonly string[]): Promise<string | undefined> {
  for (const password of passwords) {
    const result = await readPdf(file, async () => password, { password }).catch(() => null) // without a PDF engine, the user is asked
    if (result?.kind === 'tooSlow') return undefined // other passwords would take as long
    if (result?.kind === 'ok') return result.value
  }
  return undefined
}

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
    uploads.subscribe(() => dispatch(handleFilesChanged(account, uploads.getState(), sortFiles)))
    lists.set(account, uploads)
    return uploads
  }
}

/** Files of a second account are moved once all files are read. */
function sortFiles(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { filesOfSecondAccount, guessDetails } = await loadStatementReading()
    const intake = selectIntake(getState())
    const facts = selectFacts(getState())
    const user = selectUser(getState())
    if (intake.kind === 'Not Uploaded' || !canHaveSecondAccount(user?.clientCode)) return
    const files = filesOfSecondAccount(intake.accounts, facts)
    if (files.length === 0) return
    const [first] = intake.accounts
    const moved = readyFiles(first).filter(({ id }) => files.includes(id))
    const second = nanoid()
    dispatch(dispatchIntake({ kind: 'accountsSplit', account: second, files }))
    dispatch(uploadsOf(first.id)).removeSubmitted(files)
    dispatch(uploadsOf(second)).addAccepted(moved)
    for (const { id } of accountsOf(selectIntake(getState()))) await dispatch(guessDetails(id))
  }
}

/** Into a new account where `account` is null. Opens the dialogs of refused files. */
export function addFiles(
  account: string | null,
  files: readonly File[],
  options: AddOptions = {},
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const uploads = dispatch(uploadsOf(account ?? nanoid()))
    const { errors, checked } = uploads.add(files, options)
    for (const { name, detail } of errors) await dispatch(requestDialogAnswer(name, { detail }))
    await unlockWithKnownPasswords(session, uploads, await checked)
  }
}

export function addTransferredFile({ file, ...options }: PendingTransfer): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const intake = selectIntake(getState())
    const account = intake.kind === 'Not Uploaded' ? null : intake.accounts[0].id
    await dispatch(addFiles(account, [file], options))
  }
}

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

/** For every locked file of the account; opens the result's dialog (analyzers §5). */
export function unlockAll(account: string, password: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(requestDialogAnswer(await dispatch(uploadsOf(account)).unlockAll(password)))
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
