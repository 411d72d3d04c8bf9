import * as v from 'valibot'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import {
  toAcceptedFile,
  entryStatus,
  UploadEntrySchema,
  type UploadEntry,
} from '#shared/kits/upload/fileList/uploadEntry.ts'
import { ACCOUNT_TYPES, OWNER_TYPES } from '../../api/submission.ts'

export const IntakeAccountSchema = v.object({
  /** Of its file list (`accountUploads.ts`); stays when account two becomes account one. */
  id: v.string(),
  entries: v.pipe(v.array(UploadEntrySchema), v.readonly()),
  bankName: v.nullable(v.string()),
  accountType: v.nullable(v.picklist(ACCOUNT_TYPES)),
  /** A guess ('file') never replaces the user's choice, which may be to clear the field. */
  bankFrom: v.nullable(v.picklist(['file', 'user'])),
  typeFrom: v.nullable(v.picklist(['file', 'user'])),
  /** uploadBankInsights is shown once per account (analyzers §4). */
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

export function isChecking({ entries }: IntakeAccount): boolean {
  return entries.some((entry) => entryStatus(entry, entries).kind === 'checking')
}

export function hasBankAndType({ bankName, accountType }: IntakeAccount): boolean {
  return bankName !== null && accountType !== null
}
