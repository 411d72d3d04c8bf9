import * as v from 'valibot'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import {
  toAcceptedFile,
  entryStatus,
  UploadEntrySchema,
  type UploadEntry,
} from '#shared/kits/upload/uploadEntry.ts'
import { ACCOUNT_TYPES, OWNER_TYPES } from '#features/financial/bankStatement/api/submission.ts'

/** One account: its files and the options selected so far. */
export const IntakeAccountSchema = v.object({
  /** Id of its file list (`accountUploads.ts`); unchanged when account two becomes account one. */
  id: v.string(),
  entries: v.pipe(v.array(UploadEntrySchema), v.readonly()),
  bankName: v.nullable(v.string()),
  accountType: v.nullable(v.picklist(ACCOUNT_TYPES)),
  /**
   * Source of the bank: a file's name or text, or the user, who may have cleared the field. A guess never replaces the
   * user's choice.
   */
  bankFrom: v.nullable(v.picklist(['file', 'user'])),
  /** Source of the account type, which is only missing or `file` until the user chooses one. */
  typeFrom: v.nullable(v.picklist(['file', 'user'])),
  /** uploadBankInsights was shown, once per account (analyzers §4). */
  prompted: v.boolean(),
  ownerType: v.picklist(OWNER_TYPES),
})
export type IntakeAccount = v.InferOutput<typeof IntakeAccountSchema>

export function newAccount(id: string, entries: readonly UploadEntry[] = []): IntakeAccount {
  return {
    id,
    entries,
    bankName: null,
    accountType: null,
    bankFrom: null,
    typeFrom: null,
    prompted: false,
    ownerType: 'Personal',
  }
}

export function readyFiles({ entries }: IntakeAccount): AcceptedFile[] {
  return entries.flatMap((entry) => toAcceptedFile(entry, entries) ?? [])
}

export function isComplete(account: IntakeAccount): boolean {
  return account.entries.length > 0 && readyFiles(account).length === account.entries.length
}

export function hasLocked({ entries }: IntakeAccount): boolean {
  return entries.some(({ phase }) => phase.kind === 'locked')
}

/** Some file is still being checked, so it may be locked. */
export function isChecking({ entries }: IntakeAccount): boolean {
  return entries.some((entry) => entryStatus(entry, entries).kind === 'checking')
}

export function hasBankAndType({ bankName, accountType }: IntakeAccount): boolean {
  return bankName !== null && accountType !== null
}
