import * as v from 'valibot'
import { AcceptedFileSchema } from '#shared/kits/upload/acceptedFile.ts'
import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { IntakeAccountSchema, type IntakeAccount } from './intakeAccount.ts'

/** 'interrupted': a reload stopped the upload, which may have arrived. A restored intake asks for passwords again. */
const ORIGINS = ['begun', 'restored', 'interrupted'] as const

const IntakeDataSchema = v.object({
  accounts: v.union([
    // The longer one first: a tuple ignores what follows it.
    v.pipe(v.tuple([IntakeAccountSchema, IntakeAccountSchema]), v.readonly()),
    v.pipe(v.tuple([IntakeAccountSchema]), v.readonly()),
  ]),
  /** After the first Continue (analyzers §2, screen 6). */
  revealed: v.boolean(),
  /** Uppercase; empty unless an account is Business. */
  ownersName: v.string(),
  relatedParties: v.nullable(AcceptedFileSchema),
  emailOutput: v.boolean(),
  origin: v.picklist(ORIGINS),
})
export type IntakeData = v.InferOutput<typeof IntakeDataSchema>

const LOCKED_STEPS = [
  'singlePasswordProtected',
  'passwordProtected',
  'commonPasswordUnlock',
] as const
export type LockedStep = (typeof LOCKED_STEPS)[number]

/** Each step has the product's own state name (analyzers §4, decisions D19). */
export const StartedIntakeSchema = v.variant('kind', [
  v.object({ ...IntakeDataSchema.entries, kind: v.picklist(LOCKED_STEPS) }),
  v.object({ ...IntakeDataSchema.entries, kind: v.literal('bankstatementSuccessfulUpload') }),
  v.object({ ...IntakeDataSchema.entries, kind: v.literal('bankstatementnewAccountUpload') }),
  v.object({
    ...IntakeDataSchema.entries,
    kind: v.literal('bankstatementSuccessfulUploadPreview'),
    /** 'details': 'Add Owner and Related Parties Details' (analyzers §2, screen 7). */
    view: v.picklist(['files', 'details']),
    shown: v.string(),
  }),
])
export type StartedIntake = v.InferOutput<typeof StartedIntakeSchema>

export type BankIntake = { kind: 'Not Uploaded' } | StartedIntake

export const NOT_UPLOADED: BankIntake = { kind: 'Not Uploaded' }

export function filesOfOthers(intake: BankIntake, account: string): readonly UploadEntry[] {
  return accountsOf(intake).flatMap(({ id, entries }) => (id === account ? [] : entries))
}

export function accountsOf(intake: BankIntake): readonly IntakeAccount[] {
  return intake.kind === 'Not Uploaded' ? [] : intake.accounts
}

export function isLockedStep(kind: BankIntake['kind']): kind is LockedStep {
  return LOCKED_STEPS.some((step) => step === kind)
}

export function pickIntakeData({
  accounts,
  revealed,
  ownersName,
  relatedParties,
  emailOutput,
  origin,
}: IntakeData): IntakeData {
  return { accounts, revealed, ownersName, relatedParties, emailOutput, origin }
}

export function updateAccount<W extends StartedIntake>(
  intake: W,
  id: string,
  part: Partial<IntakeAccount>,
): W {
  const [first, second] = intake.accounts
  const updated = (account: IntakeAccount) =>
    account.id === id ? { ...account, ...part } : account
  return {
    ...intake,
    accounts: second === undefined ? [updated(first)] : [updated(first), updated(second)],
  }
}

export function isBusiness({ accounts }: IntakeData): boolean {
  return accounts.some(({ ownerType }) => ownerType === 'Business')
}

export function clearOwnerUnlessBusiness<W extends IntakeData>(intake: W): W {
  return isBusiness(intake) ? intake : { ...intake, ownersName: '' }
}

/** In an owner's name (analyzers §5). */
const DISALLOWED_CHARACTERS = /[^A-Z\s.-]/g

export function toOwnersName(text: string): string {
  return text.toUpperCase().replaceAll(DISALLOWED_CHARACTERS, '')
}
