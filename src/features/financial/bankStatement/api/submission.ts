import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'

export const BANK_STATEMENT = 'bankStatement'

/** analyzers §3. 'other' is also sent when none is selected. */
export const ACCOUNT_TYPES = ['Savings', 'Current', 'other'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** Sent where no bank was selected (analyzers §4). */
export const NO_BANK_NAME = 'Bank Name'

export const OWNER_TYPES = ['Personal', 'Business'] as const
export type OwnerType = (typeof OWNER_TYPES)[number]

export type SubmittedAccount = {
  files: readonly AcceptedFile[]
  bankName: string
  /** IFSC prefix; empty for 'other' or none (decisions D7). */
  bankCode: string
  accountType: AccountType
  /** Last four digits, where they were read; not sent. */
  accountEnd?: string | undefined
  /** As the first page names it, where it was read; not sent. */
  holder?: string | undefined
  /** Sent as first_account_type, second_account_type. */
  ownerType: OwnerType
}

/** What Proceed sends, as plain data: file bytes are in the blob store, passwords in memory (`passwordOf(id)`). */
export type Submission = {
  accounts: readonly SubmittedAccount[]
  /** Uppercase; empty unless an account is Business. */
  ownersName: string
  relatedParties: AcceptedFile | null
  emailOutput: boolean
  sampleFile: boolean
}

/** The job's `files` are those of all accounts in order. */
export function toJobOptions(submission: Submission): Readonly<Record<string, unknown>> {
  return { submission }
}

/** null for another service or an older build. */
export function submissionOf(options: Readonly<Record<string, unknown>>): Submission | null {
  const { submission } = options
  return isSubmission(submission) ? submission : null
}

/** Only `toJobOptions` writes it, so its outline is enough to detect an older build. */
function isSubmission(value: unknown): value is Submission {
  return (
    typeof value === 'object' &&
    value !== null &&
    'accounts' in value &&
    Array.isArray(value.accounts) &&
    value.accounts.length > 0 &&
    'ownersName' in value &&
    'emailOutput' in value
  )
}
