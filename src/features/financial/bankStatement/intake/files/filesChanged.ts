import type { AppThunk } from '#shared/store/types.ts'
import { filePasswords } from '#shared/upload/passwords.ts'
import type { UploadEntry } from '#shared/upload/uploadEntry.ts'
import { fileVault, type FileVault } from '#shared/vault/vault.ts'
import { bankInName } from '#features/financial/bankStatement/banks/recogniseBank.ts'
import { filesOfOthers, type Intake } from '../state/intake.ts'
import { selectIntake, statementRead } from '../state/intakeSlice.ts'
import { moveIntake } from '../state/moveIntake.ts'
import { NOTHING, readStatement } from './readStatement.ts'
import { sameIn, sentToday } from './sameBytes.ts'

/** What follows a change of an account's list: the intake moves, the bank is guessed, and ready files are read. */
export function filesChanged(account: string, entries: readonly UploadEntry[]): AppThunk {
  return (dispatch, getState, session) => {
    const before = selectIntake(getState())
    dispatch(moveIntake({ kind: 'entriesChanged', account, entries }))
    if (selectIntake(getState()).kind === 'Not Uploaded')
      dropRelatedParties(session.get(fileVault), before)
    const bankName = soleBank(entries.map(({ name }) => bankInName(name)))
    if (bankName !== null) dispatch(moveIntake({ kind: 'bankGuessed', account, bankName }))
    void dispatch(readFacts(account, entries))
  }
}

/** The last statement was removed: the related parties workbook goes with it. */
function dropRelatedParties(vault: FileVault, intake: Intake): void {
  const file = intake.kind === 'Not Uploaded' ? null : intake.relatedParties
  if (file !== null) void vault.remove([file.id])
}

/** Files of two banks are a mistake, or names that mean something else: no guess is made. */
function soleBank(names: readonly (string | null)[]): string | null {
  const [bank, ...others] = new Set(names.filter((name) => name !== null))
  return others.length > 0 ? null : (bank ?? null)
}

/** Files whose text is being read, or was: each is read once. */
const filesRead = () => new Set<string>()

function readFacts(account: string, entries: readonly UploadEntry[]): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const read = session.get(filesRead)
    const vault = session.get(fileVault)
    const passwords = session.get(filePasswords)
    const due = entries.filter(({ id, phase }) => phase.kind === 'ready' && !read.has(id))
    for (const { id } of due) read.add(id)
    for (const { id, kind } of due) {
      const file = await vault.get(id)
      if (file === undefined) continue
      const sentAt = await dispatch(sentToday(file, id))
      const text = kind === 'pdf' ? await readStatement(file, passwords.of(id)) : NOTHING
      const sameAs = await sameIn(vault, filesOfOthers(selectIntake(getState()), account), file)
      dispatch(statementRead({ file: id, facts: { ...text, sentAt, sameAs } }))
      const { bankName } = text
      if (bankName !== null) dispatch(moveIntake({ kind: 'bankGuessed', account, bankName }))
    }
  }
}
