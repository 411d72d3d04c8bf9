import type { AppThunk } from '#shared/platform/store/types.ts'
import { filePasswords } from '#shared/kits/upload/passwords.ts'
import type { UploadEntry } from '#shared/kits/upload/uploadEntry.ts'
import { blobStore, type BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { bankInName } from '#features/financial/bankStatement/banks/recogniseBank.ts'
import { filesOfOthers, type Intake } from '../state/intake.ts'
import { selectIntake, statementRead } from '../state/intakeSlice.ts'
import { dispatchIntake } from '../state/dispatchIntake.ts'
import { UNREADABLE_STATEMENT, readStatement } from './readStatement.ts'
import { toIndiaDay } from '#shared/platform/lib/day.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { hashContent } from '#shared/kits/upload/hashContent.ts'
import { BANK_STATEMENT } from '#features/financial/bankStatement/api/submission.ts'

type StoredFile = { id: string; size: number }

/** Id of the first file with the same bytes, or null. Only files of equal size are read. */
async function findDuplicate(
  vault: BlobStore,
  kept: readonly StoredFile[],
  file: Blob,
): Promise<string | null> {
  for (const { id } of kept.filter(({ size }) => size === file.size)) {
    const bytes = await vault.get(id)
    if (bytes !== undefined && (await hasSameContent(file, bytes))) return id
  }
  return null
}

/** Unreadable files never match. */
async function hasSameContent(one: Blob, other: Blob): Promise<boolean> {
  try {
    return (await hashContent(one, '')) === (await hashContent(other, ''))
  } catch {
    return false
  }
}

/** When this file was sent earlier today (epoch ms), or null: each upload costs credits. */
function findUploadedToday(file: Blob, id: string): AppThunk<Promise<number | null>> {
  return async (_, getState, session) => {
    const today = toIndiaDay(Date.now())
    const sent = Object.values(selectJobs(getState()))
      .filter(({ analyzer }) => analyzer === BANK_STATEMENT)
      // A failed job is 'Not Uploaded' again.
      .filter(({ kind, startedAt }) => kind !== 'Not Uploaded' && toIndiaDay(startedAt) === today)
      .flatMap(({ files, startedAt }) => files.map((other) => ({ ...other, startedAt })))
      .filter((other) => other.id !== id)
    const same = await findDuplicate(session.get(blobStore), sent, file)
    return sent.find((other) => other.id === same)?.startedAt ?? null
  }
}

/** After a change of an account's list: updates the intake, guesses the bank, and reads ready files. */
export function handleFilesChanged(account: string, entries: readonly UploadEntry[]): AppThunk {
  return (dispatch, getState, session) => {
    const before = selectIntake(getState())
    dispatch(dispatchIntake({ kind: 'entriesChanged', account, entries }))
    if (selectIntake(getState()).kind === 'Not Uploaded')
      dropRelatedParties(session.get(blobStore), before)
    const bankName = singleBank(entries.map(({ name }) => bankInName(name)))
    if (bankName !== null) dispatch(dispatchIntake({ kind: 'bankGuessed', account, bankName }))
    void dispatch(readFacts(account, entries))
  }
}

/** The last statement was removed: remove the related-parties workbook too. */
function dropRelatedParties(vault: BlobStore, intake: Intake): void {
  const file = intake.kind === 'Not Uploaded' ? null : intake.relatedParties
  if (file !== null) void vault.remove([file.id])
}

/** No guess for several banks: either a mistake, or the names mean something else. */
function singleBank(names: readonly (string | null)[]): string | null {
  const [bank, ...others] = new Set(names.filter((name) => name !== null))
  return others.length > 0 ? null : (bank ?? null)
}

const filesRead = () => new Set<string>()

function readFacts(account: string, entries: readonly UploadEntry[]): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const read = session.get(filesRead)
    const vault = session.get(blobStore)
    const passwords = session.get(filePasswords)
    const due = entries.filter(({ id, phase }) => phase.kind === 'ready' && !read.has(id))
    for (const { id } of due) read.add(id)
    for (const { id, kind } of due) {
      const file = await vault.get(id)
      if (file === undefined) continue
      const sentAt = await dispatch(findUploadedToday(file, id))
      const text =
        kind === 'pdf' ? await readStatement(file, passwords.get(id)) : UNREADABLE_STATEMENT
      const sameAs = await findDuplicate(
        vault,
        filesOfOthers(selectIntake(getState()), account),
        file,
      )
      dispatch(statementRead({ file: id, facts: { ...text, sentAt, sameAs } }))
      const { bankName } = text
      if (bankName !== null) dispatch(dispatchIntake({ kind: 'bankGuessed', account, bankName }))
    }
  }
}
