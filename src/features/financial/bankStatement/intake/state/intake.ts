import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { acceptedOf, standingOf, type UploadEntry } from '#shared/upload/uploadEntry.ts'
import type { AccountType, OwnerType } from '#features/financial/bankStatement/wire/submission.ts'

/** One account on its way: its files as they stand, and what was chosen about it so far. */
export type IntakeAccount = {
  /** Of its list of files (`accountUploads.ts`); stays with the account when it is promoted. */
  id: string
  entries: readonly UploadEntry[]
  bankName: string | null
  accountType: AccountType | null
  /** The bank was taken from a file's name or text, not chosen by hand. */
  guessed: boolean
  /** uploadBankInsights was shown: it is shown once an account (analyzers §4). */
  prompted: boolean
  ownerType: OwnerType
}

/** What every state with files has. */
export type Work = {
  /** account_1, and account_2 where one was added. */
  accounts: readonly [IntakeAccount] | readonly [IntakeAccount, IntakeAccount]
  /** Bank and account selection shows: the first Continue reveals it (analyzers §2, screen 6). */
  revealed: boolean
  /** Uppercase; empty unless an account is Business. */
  ownersName: string
  relatedParties: AcceptedFile | null
  emailOutput: boolean
  /** It came back after a reload: passwords, which are never stored, are asked for again. */
  restored: boolean
  /** A reload cut its sending off: it may have arrived or not. */
  interrupted?: true | undefined
}

/** The files of account one are being unlocked. */
export const LOCKED_STATES = [
  'singlePasswordProtected',
  'passwordProtected',
  'commonPasswordUnlock',
] as const
export type LockedState = (typeof LOCKED_STATES)[number]

/** Where the intake of a bank statement stands, by the product's own state names (analyzers §4, decisions D19). */
export type Intake =
  | { kind: 'Not Uploaded' }
  | (Work & { kind: LockedState })
  | (Work & { kind: 'bankstatementSuccessfulUpload' })
  | (Work & { kind: 'bankstatementnewAccountUpload' })
  | (Work & {
      kind: 'bankstatementSuccessfulUploadPreview'
      /** 'details': 'Add Owner and Related Parties Details' is open (analyzers §2, screen 7). */
      view: 'files' | 'details'
      /** Id of the file whose preview shows. */
      shown: string
    })

export type IntakeWork = Exclude<Intake, { kind: 'Not Uploaded' }>

export const NOT_UPLOADED: Intake = { kind: 'Not Uploaded' }

export function newAccount(id: string, entries: readonly UploadEntry[] = []): IntakeAccount {
  return {
    id,
    entries,
    bankName: null,
    accountType: null,
    guessed: false,
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
  return entries.some((entry) => standingOf(entry, entries).kind === 'checking')
}

export function isChosen({ bankName, accountType }: IntakeAccount): boolean {
  return bankName !== null && accountType !== null
}

export function isLockedState(kind: Intake['kind']): kind is LockedState {
  return LOCKED_STATES.some((state) => state === kind)
}
