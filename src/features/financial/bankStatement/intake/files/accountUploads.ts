import { nanoid } from '@reduxjs/toolkit'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { ask } from '#shared/errors/ask.ts'
import { onSessionEnd } from '#shared/session/onSessionEnd.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { UploadEntry } from '#shared/upload/uploadEntry.ts'
import { passwordOf } from '#shared/upload/passwords.ts'
import { unlockByKnown } from './unlockByKnown.ts'
import { createUploads, type Uploads } from '#shared/upload/uploads.ts'
import { getBlob, removeBlobs } from '#shared/vault/vault.ts'
import { bankInName } from '#features/financial/bankStatement/banks/recogniseBank.ts'
import { intakeMoved, selectIntake, statementRead } from '../state/intakeSlice.ts'
import { NOTHING, readStatement } from './readStatement.ts'
import { sameIn, sentToday } from './sameBytes.ts'
import type { Intake } from '../state/intake.ts'
import type { IntakeAccount } from '../state/intakeAccount.ts'

/**
 * The lists of files by account. They live here, not in a component: a list goes on being checked while another
 * screen of the page shows, and finds its account wherever a promotion put it.
 */
const held = new Map<string, Uploads>()

/** The list of an account; one that is not known yet begins empty. Every change of it moves the intake. */
export function uploadsOf(account: string): AppThunk<Uploads> {
  return (dispatch, getState) => {
    const known = held.get(account)
    if (known !== undefined) return known
    const beside = () => othersThan(account, selectIntake(getState()))
    const uploads = createUploads(UPLOAD_LIMITS.bankStatement, [], beside)
    uploads.subscribe(() => dispatch(tell(account, uploads.getEntries())))
    held.set(account, uploads)
    return uploads
  }
}

/** The change itself, then what names and texts tell beside it. */
function tell(account: string, entries: readonly UploadEntry[]): AppThunk {
  return (dispatch, getState) => {
    const before = selectIntake(getState())
    dispatch(intakeMoved({ kind: 'entriesChanged', account, entries }))
    if (selectIntake(getState()).kind === 'Not Uploaded') dropBeside(before)
    const bankName = bankOf(entries.map(({ name }) => bankInName(name)))
    if (bankName !== null) dispatch(intakeMoved({ kind: 'bankGuessed', account, bankName }))
    void dispatch(readFacts(account, entries))
  }
}

/** The last statement was removed: the related parties workbook beside it goes too. */
function dropBeside(intake: Intake): void {
  const file = intake.kind === 'Not Uploaded' ? null : intake.relatedParties
  if (file !== null) void removeBlobs([file.id])
}

/** Files of two banks are a mistake, or names that say something else: no guess is made. */
function bankOf(told: readonly (string | null)[]): string | null {
  const [bank, ...others] = new Set(told.filter((name) => name !== null))
  return others.length > 0 ? null : (bank ?? null)
}

/** Files whose text is being read, or was: each is read once. */
const read = new Set<string>()

function readFacts(account: string, entries: readonly UploadEntry[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const due = entries.filter(({ id, phase }) => phase.kind === 'ready' && !read.has(id))
    for (const { id } of due) read.add(id)
    for (const { id, kind } of due) {
      const file = await getBlob(id)
      if (file === undefined) continue
      const sentAt = await dispatch(sentToday(file, id))
      const text = kind === 'pdf' ? await readStatement(file, passwordOf(id)) : NOTHING
      const sameAs = await sameIn(othersThan(account, selectIntake(getState())), file)
      dispatch(statementRead({ file: id, facts: { ...text, sentAt, sameAs } }))
      const { bankName } = text
      if (bankName !== null) dispatch(intakeMoved({ kind: 'bankGuessed', account, bankName }))
    }
  }
}

/** Account one and account two go together in one request: their files count together. */
function othersThan(account: string, intake: Intake): readonly UploadEntry[] {
  if (intake.kind === 'Not Uploaded') return []
  return intake.accounts.flatMap(({ id, entries }) => (id === account ? [] : entries))
}

/** Takes files in for an account, a new one where `account` is null, and shows the dialogs of what was refused. */
export function addFiles(
  account: string | null,
  files: readonly File[],
  options: { sample?: boolean; replaces?: string } = {},
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const uploads = dispatch(uploadsOf(account ?? nanoid()))
    const { refusals, checked } = uploads.add(files, options)
    for (const { name, detail } of refusals) await dispatch(ask(name, { detail }))
    await unlockByKnown(uploads, await checked)
  }
}

/** Tries one file's password; a wrong one is said on its card. */
export function unlockFile(
  account: string,
  file: string,
  password: string,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(uploadsOf(account)).recheck(file, password)
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
  return (dispatch) => {
    const uploads = dispatch(uploadsOf(id))
    for (const entry of entries) uploads.remove(entry.id)
    held.delete(id)
  }
}

/** The files belong to a job now: the lists go, bytes and passwords stay. */
export function letGoOfLists(): void {
  held.clear()
  read.clear()
}

onSessionEnd(() => {
  for (const uploads of held.values()) uploads.stop()
  letGoOfLists()
})
