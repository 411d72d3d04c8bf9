import * as v from 'valibot'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import {
  acceptedOf,
  statusOf,
  UploadEntrySchema,
  type UploadEntry,
} from '#shared/upload/uploadEntry.ts'
import { ACCOUNT_TYPES, OWNER_TYPES } from '#features/financial/bankStatement/wire/submission.ts'

/** One account on its way: its files as checked so far, and what was chosen about it so far. */
export const IntakeAccountSchema = v.object({
  /** Of its list of files (`accountUploads.ts`); stays with the account when it is promoted. */
  id: v.string(),
  entries: v.pipe(v.array(UploadEntrySchema), v.readonly()),
  bankName: v.nullable(v.string()),
  accountType: v.nullable(v.picklist(ACCOUNT_TYPES)),
  /** Where the bank comes from: a file's name or text, or the user, who may have emptied the field. No guess changes that. */
  bankFrom: v.nullable(v.picklist(['file', 'user'])),
  /** uploadBankInsights was shown: it is shown once an account (analyzers §4). */
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
    prompted: false,
    ownerType: 'Personal',
  }
}

/** The files of an account that can be sent. */
export function readyFiles({ entries }: IntakeAccount): AcceptedFile[] {
  return entries.flatMap((entry) => acceptedOf(entry, entries) ?? [])
}

/** Every file of the account is ready, and there is one. */
export function isComplete(account: IntakeAccount): boolean {
  return account.entries.length > 0 && readyFiles(account).length === account.entries.length
}

export function hasLocked({ entries }: IntakeAccount): boolean {
  return entries.some(({ phase }) => phase.kind === 'locked')
}

/** Some file's checks are not through: whether it is locked is not known yet. */
export function isChecking({ entries }: IntakeAccount): boolean {
  return entries.some((entry) => statusOf(entry, entries).kind === 'checking')
}

export function isChosen({ bankName, accountType }: IntakeAccount): boolean {
  return bankName !== null && accountType !== null
}
