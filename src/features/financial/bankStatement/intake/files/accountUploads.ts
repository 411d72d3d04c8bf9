import { nanoid } from '@reduxjs/toolkit'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import type { HandedOver } from '#shared/document/handedOver.ts'
import { ask, raise } from '#shared/errors/ask.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { type AddOptions, createUploads, type Uploads } from '#shared/upload/uploads.ts'
import { filesOfOthers } from '../state/intake.ts'
import type { IntakeAccount } from '../state/intakeAccount.ts'
import { selectIntake } from '../state/intakeSlice.ts'
import { filesChanged } from './filesChanged.ts'
import { unlockByKnown } from './unlockByKnown.ts'

/**
 * The lists of files by account. They live with the session, not in a component: a list goes on being checked while
 * another screen of the page shows, and finds its account wherever a promotion put it.
 */
const listsByAccount = () => new Map<string, Uploads>()

/** The list of an account; one that is not known yet begins empty. Every change of it moves the intake. */
export function uploadsOf(account: string): AppThunk<Uploads> {
  return (dispatch, getState, session) => {
    const lists = session.get(listsByAccount)
    const known = lists.get(account)
    if (known !== undefined) return known
    // Account one and account two go together in one request: their files count together.
    const others = () => filesOfOthers(selectIntake(getState()), account)
    const uploads = createUploads(session, UPLOAD_LIMITS.bankStatement, [], others)
    uploads.subscribe(() => dispatch(filesChanged(account, uploads.getEntries())))
    lists.set(account, uploads)
    return uploads
  }
}

/** Takes files in for an account, a new one where `account` is null, and shows the dialogs of what was refused. */
export function addFiles(
  account: string | null,
  files: readonly File[],
  options: AddOptions = {},
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const uploads = dispatch(uploadsOf(account ?? nanoid()))
    const { refusals, checked } = uploads.add(files, options)
    for (const { name, detail } of refusals) await dispatch(ask(name, { detail }))
    await unlockByKnown(session, uploads, await checked)
  }
}

/** Takes in what another service's page handed over, beside the files that are there. */
export function takeHandedOver({ file, ...options }: HandedOver): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const intake = selectIntake(getState())
    const account = intake.kind === 'Not Uploaded' ? null : intake.accounts[0].id
    await dispatch(addFiles(account, [file], options))
  }
}

/** Tries the password of the only locked file; a wrong one is said at its field, and has its dialog (analyzers §5). */
export function unlockFile(
  account: string,
  file: string,
  password: string,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const inspection = await dispatch(uploadsOf(account)).recheck(file, password)
    if (inspection?.kind === 'wrongPassword') dispatch(raise('fileProtectedWrongError'))
  }
}

/** One password on every locked file of the account, then the dialog of its outcome (analyzers §5). */
export function unlockAll(account: string, password: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(ask(await dispatch(uploadsOf(account)).unlockAll(password)))
  }
}

/** Removes an account with its files. Account two takes the place of account one. */
export function removeAccount({ id, entries }: Pick<IntakeAccount, 'id' | 'entries'>): AppThunk {
  return (dispatch, _, session) => {
    const uploads = dispatch(uploadsOf(id))
    for (const entry of entries) uploads.remove(entry.id)
    session.get(listsByAccount).delete(id)
  }
}

/** The files belong to a job now: the lists go, bytes and passwords stay. */
export function letGoOfLists(): AppThunk {
  return (_dispatch, _getState, session) => session.get(listsByAccount).clear()
}
