import { nanoid } from '@reduxjs/toolkit'
import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import type { UploadList } from '#shared/kits/upload/fileList/uploadList.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { canHaveSecondAccount } from '#shared/platform/session/tabs/secondAccount.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { accountsInFiles } from '../state/accountWarnings.ts'
import { dispatchIntake } from '../state/dispatchIntake.ts'
import { accountsOf, type BankIntake, type IntakeData } from '../state/intake.ts'
import { isComplete, readyFiles, type IntakeAccount } from '../state/intakeAccount.ts'
import { selectFacts, selectIntake, statementRead } from '../state/intakeSlice.ts'
import type { StatementFacts } from '../state/statementFacts.ts'
import { bankInFileName, UNREADABLE_STATEMENT, readStatement } from './readStatement.ts'

export { preloadParsers } from './readStatement.ts'

/** The files of an account by its id. */
export type UploadsOf = (account: string) => AppThunk<UploadList>

/** The names tell the bank of a locked file too, whose password has a hint. */
export function readNamesAndFiles(
  account: string,
  entries: readonly UploadEntry[],
  uploadsOf: UploadsOf,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(guessDetails(account))
    await dispatch(readFacts(account, entries, uploadsOf))
  }
}

const filesRead = () => new Set<string>()

function readFacts(
  account: string,
  entries: readonly UploadEntry[],
  uploadsOf: UploadsOf,
): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const readFileIds = session.get(filesRead)
    const blobs = session.get(blobStore)
    const passwords = session.get(filePasswords)
    const due = entries.filter(({ id, phase }) => phase.kind === 'ready' && !readFileIds.has(id))
    for (const { id } of due) readFileIds.add(id)
    for (const { id, kind, name } of due) {
      const file = await blobs.get(id)
      if (file === undefined) continue
      const text =
        kind === 'pdf' ? await readStatement(file, passwords.get(id)) : UNREADABLE_STATEMENT
      const nameBank = await bankInFileName(name)
      dispatch(statementRead({ file: id, facts: { ...text, nameBank } }))
      await dispatch(guessDetails(accountOf(selectIntake(getState()), id) ?? account))
    }
    await dispatch(sortFiles(uploadsOf)) // without a file of a third account, too
  }
}

function accountOf(intake: BankIntake, file: string): string | undefined {
  return intake.kind === 'Not Uploaded'
    ? undefined
    : intake.accounts.find(({ entries }) => entries.some(({ id }) => id === file))?.id
}

/** What all files of the account tell alike; a text knows better than its file's name. */
function guessDetails(account: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const entriesNow = () =>
      accountsOf(selectIntake(getState())).find(({ id }) => id === account)?.entries ?? []
    const nameBanks = new Map<string, string | null>()
    for (const { id, name } of entriesNow()) nameBanks.set(id, await bankInFileName(name))
    const entries = entriesNow()
    const facts = selectFacts(getState())
    const banks = entries.map(({ id }) => facts[id]?.bankName ?? nameBanks.get(id) ?? null)
    const types = entries.map(({ id }) => facts[id]?.accountType ?? null)
    dispatch(dispatchIntake({ kind: 'bankGuessed', account, bankName: onlyOne(banks) }))
    dispatch(dispatchIntake({ kind: 'typeGuessed', account, accountType: onlyOne(types) }))
  }
}

/** Null for none or several. */
function onlyOne<Value extends string>(values: readonly (Value | null)[]): Value | null {
  const [value = null, ...others] = new Set(values.filter((each) => each !== null))
  return others.length > 0 ? null : value
}

/** Files of a second account are moved once all files are read. */
function sortFiles(uploadsOf: UploadsOf): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
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

/** Empty until all files are read, and unless they name exactly two accounts. Files that may be of both stay. */
function filesOfSecondAccount(
  [first, second]: IntakeData['accounts'],
  facts: Readonly<Record<string, StatementFacts>>,
): readonly string[] {
  if (second !== undefined || !isRead(first, facts)) return []
  const { groups } = accountsInFiles(first, facts)
  return groups.length === 2 ? (groups[1] ?? []).map(({ id }) => id) : []
}

const isRead = (account: IntakeAccount, facts: Readonly<Record<string, unknown>>) =>
  isComplete(account) && account.entries.every(({ id }) => facts[id] !== undefined)
