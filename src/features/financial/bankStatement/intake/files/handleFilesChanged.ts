import type { AppThunk } from '#shared/platform/store/types.ts'
import { filePasswords } from '#shared/kits/upload/passwords.ts'
import type { UploadEntry } from '#shared/kits/upload/uploadEntry.ts'
import { blobStore, type BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { accountsOf, filesOfOthers, type Intake, type IntakeData } from '../state/intake.ts'
import { selectFacts, selectIntake, statementRead } from '../state/intakeSlice.ts'
import { dispatchIntake } from '../state/dispatchIntake.ts'
import { bankInFileName, UNREADABLE_STATEMENT, readStatement } from './readStatement.ts'
import { toIndiaDay } from '#shared/platform/lib/day.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { accountNumber } from '../account/accountTitle.ts'
import { findDoubts } from '../state/accountDoubts.ts'
import { hashContent } from '#shared/kits/upload/hashContent.ts'
import { BANK_STATEMENT } from '#features/financial/bankStatement/api/submission.ts'

type StoredFile = { id: string; size: number }

/** Only files of equal size are read. */
async function findDuplicate(
  blobs: BlobStore,
  storedFiles: readonly StoredFile[],
  file: Blob,
): Promise<string | null> {
  for (const { id } of storedFiles.filter(({ size }) => size === file.size)) {
    const bytes = await blobs.get(id)
    if (bytes !== undefined && (await hasSameContent(file, bytes))) return id
  }
  return null
}

/** Unreadable files never match. */
async function hasSameContent(first: Blob, second: Blob): Promise<boolean> {
  try {
    return (await hashContent(first, '')) === (await hashContent(second, ''))
  } catch {
    return false
  }
}

/** Each upload costs credits. Epoch ms. */
function findUploadedToday(file: Blob, id: string): AppThunk<Promise<number | null>> {
  return async (_, getState, session) => {
    const today = toIndiaDay(Date.now())
    const jobs = Object.values(selectJobs(getState()))
      .filter(({ analyzer }) => analyzer === BANK_STATEMENT)
      // A failed job is 'Not Uploaded' again.
      .filter(({ kind, startedAt }) => kind !== 'Not Uploaded' && toIndiaDay(startedAt) === today)
      .flatMap(({ files, startedAt }) => files.map((other) => ({ ...other, startedAt })))
      .filter((other) => other.id !== id)
    const same = await findDuplicate(session.get(blobStore), jobs, file)
    return jobs.find((other) => other.id === same)?.startedAt ?? null
  }
}

export function handleFilesChanged(
  account: string,
  entries: readonly UploadEntry[],
  onFactsRead: () => AppThunk,
): AppThunk {
  return (dispatch, getState, session) => {
    const before = selectIntake(getState())
    dispatch(dispatchIntake({ kind: 'entriesChanged', account, entries }))
    if (selectIntake(getState()).kind === 'Not Uploaded')
      dropRelatedParties(session.get(blobStore), before)
    const reading = dispatch(readNamesAndFiles(account, entries, onFactsRead))
    const running = session.get(runningReads).add(reading)
    void reading.finally(() => running.delete(reading))
  }
}

const runningReads = () => new Set<Promise<void>>()

/** Afterwards the bank is asked for as if it could not be read. */
const READ_WAIT_MS = 5_000

function waitForReads(): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, session) => {
    const running = session.get(runningReads)
    if (running.size === 0) return
    await Promise.race([
      Promise.allSettled(running),
      new Promise((resolve) => setTimeout(resolve, READ_WAIT_MS)),
    ])
  }
}

/** Files of two accounts are sorted first, and nothing is asked for that a file says. */
export function continueWhenRead(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const before = selectIntake(getState())
    // The first Continue only shows bank and account type, which are filled in as they are read.
    const onlyReveals = before.kind === 'bankstatementSuccessfulUpload' && !before.revealed
    if (!onlyReveals) await dispatch(waitForReads())
    if (selectIntake(getState()).kind === before.kind)
      dispatch(dispatchIntake({ kind: 'continued' }))
  }
}

/** What to send: each file belongs to its account, as far as it tells, or the user says so. Null: not now. */
export function confirmAccounts(): AppThunk<Promise<IntakeData | null>> {
  return async (dispatch, getState) => {
    await dispatch(waitForReads())
    const intake = selectIntake(getState())
    if (intake.kind === 'Not Uploaded') return null
    const doubts = findDoubts(intake, selectFacts(getState()))
    if (doubts.length === 0) return intake
    const facts = doubts.map(({ account, lines }) => ({
      label: accountNumber(account),
      lines: lines.map(({ text, files }) => ({ text, note: files })),
    }))
    const answer = await dispatch(requestDialogAnswer('confirmAccounts', { facts }))
    return answer === 'primary' && selectIntake(getState()) === intake ? intake : null
  }
}

function dropRelatedParties(blobs: BlobStore, intake: Intake): void {
  const file = intake.kind === 'Not Uploaded' ? null : intake.relatedParties
  if (file !== null) void blobs.remove([file.id])
}

/** The names tell the bank of a locked file too, whose password has a hint. */
function readNamesAndFiles(
  account: string,
  entries: readonly UploadEntry[],
  onFactsRead: () => AppThunk,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(guessDetails(account))
    await dispatch(readFacts(account, entries, onFactsRead))
  }
}

const filesRead = () => new Set<string>()

function readFacts(
  account: string,
  entries: readonly UploadEntry[],
  onFactsRead: () => AppThunk,
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
      const sentAt = await dispatch(findUploadedToday(file, id))
      const text =
        kind === 'pdf' ? await readStatement(file, passwords.get(id)) : UNREADABLE_STATEMENT
      const sameAs = await findDuplicate(
        blobs,
        filesOfOthers(selectIntake(getState()), account),
        file,
      )
      const nameBank = await bankInFileName(name)
      dispatch(statementRead({ file: id, facts: { ...text, nameBank, sentAt, sameAs } }))
      await dispatch(guessDetails(accountOf(selectIntake(getState()), id) ?? account))
    }
    dispatch(onFactsRead()) // without a file of a third account, too
  }
}

function accountOf(intake: Intake, file: string): string | undefined {
  return intake.kind === 'Not Uploaded'
    ? undefined
    : intake.accounts.find(({ entries }) => entries.some(({ id }) => id === file))?.id
}

/** What all files of the account tell alike; a text knows better than its file's name. */
export function guessDetails(account: string): AppThunk<Promise<void>> {
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
