import * as v from 'valibot'
import { AcceptedFileSchema } from '#shared/upload/acceptedFile.ts'
import type { UploadEntry } from '#shared/upload/uploadEntry.ts'
import { IntakeAccountSchema, type IntakeAccount } from './intakeAccount.ts'

/**
 * How the intake came to this tab: begun with a first file; restored after a reload (passwords, which are never stored,
 * are asked for again); or interrupted, for a reload cut its sending off: it may have arrived or not.
 */
const ORIGINS = ['begun', 'restored', 'interrupted'] as const

const WorkSchema = v.object({
  /** account_1, and account_2 where one was added. */
  accounts: v.union([
    v.pipe(v.strictTuple([IntakeAccountSchema]), v.readonly()),
    v.pipe(v.strictTuple([IntakeAccountSchema, IntakeAccountSchema]), v.readonly()),
  ]),
  /** Bank and account selection shows: the first Continue reveals it (analyzers §2, screen 6). */
  revealed: v.boolean(),
  /** Uppercase; empty unless an account is Business. */
  ownersName: v.string(),
  relatedParties: v.nullable(AcceptedFileSchema),
  emailOutput: v.boolean(),
  origin: v.picklist(ORIGINS),
})
/** What every stage with files has. */
export type Work = v.InferOutput<typeof WorkSchema>

/** The files of account one are being unlocked. */
const LOCKED_STAGES = [
  'singlePasswordProtected',
  'passwordProtected',
  'commonPasswordUnlock',
] as const
export type LockedStage = (typeof LOCKED_STAGES)[number]

/** An intake with files: what a reload finds. Each stage bears the product's own state name (analyzers §4, decisions D19). */
export const IntakeWorkSchema = v.variant('kind', [
  v.object({ ...WorkSchema.entries, kind: v.picklist(LOCKED_STAGES) }),
  v.object({ ...WorkSchema.entries, kind: v.literal('bankstatementSuccessfulUpload') }),
  v.object({ ...WorkSchema.entries, kind: v.literal('bankstatementnewAccountUpload') }),
  v.object({
    ...WorkSchema.entries,
    kind: v.literal('bankstatementSuccessfulUploadPreview'),
    /** 'details': 'Add Owner and Related Parties Details' is open (analyzers §2, screen 7). */
    view: v.picklist(['files', 'details']),
    /** Id of the file whose preview shows. */
    shown: v.string(),
  }),
])
export type IntakeWork = v.InferOutput<typeof IntakeWorkSchema>

/** The stage of a bank statement's intake. */
export type Intake = { kind: 'Not Uploaded' } | IntakeWork

export const NOT_UPLOADED: Intake = { kind: 'Not Uploaded' }

/** The files of every account but this one. */
export function filesOfOthers(intake: Intake, account: string): readonly UploadEntry[] {
  if (intake.kind === 'Not Uploaded') return []
  return intake.accounts.flatMap(({ id, entries }) => (id === account ? [] : entries))
}

export function isLockedStage(kind: Intake['kind']): kind is LockedStage {
  return LOCKED_STAGES.some((stage) => stage === kind)
}

/** What belongs to every stage, and nothing of the one that was left. */
export function bare({
  accounts,
  revealed,
  ownersName,
  relatedParties,
  emailOutput,
  origin,
}: Work): Work {
  return { accounts, revealed, ownersName, relatedParties, emailOutput, origin }
}

/** A part of one account, by its id. */
export function change<W extends IntakeWork>(work: W, id: string, part: Partial<IntakeAccount>): W {
  const [one, two] = work.accounts
  const changed = (account: IntakeAccount) =>
    account.id === id ? { ...account, ...part } : account
  return { ...work, accounts: two === undefined ? [changed(one)] : [changed(one), changed(two)] }
}

export function isBusiness({ accounts }: Work): boolean {
  return accounts.some(({ ownerType }) => ownerType === 'Business')
}

/** The owner's name belongs to a business: it is cleared once every account is Personal (analyzers §5). */
export function businessKept<W extends Work>(work: W): W {
  return isBusiness(work) ? work : { ...work, ownersName: '' }
}

/** Characters of an owner's name (analyzers §5): A to Z, whitespace, hyphen and dot. */
const REFUSED = /[^A-Z\s.-]/g

/** What is typed as the owner's name, in the form that is kept: uppercase, without what is not allowed. */
export function toOwnersName(typed: string): string {
  return typed.toUpperCase().replaceAll(REFUSED, '')
}
