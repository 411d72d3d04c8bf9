import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'

/** Id of the analyzer in its jobs. */
export const BANK_STATEMENT = 'bankStatement'

/** Bank account types (analyzers §3). 'other' is also sent when none is selected. */
export const ACCOUNT_TYPES = ['Savings', 'Current', 'other'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

export const OWNER_TYPES = ['Personal', 'Business'] as const
export type OwnerType = (typeof OWNER_TYPES)[number]

/** One account of an upload: its statements and options. */
export type SubmittedAccount = {
  files: readonly AcceptedFile[]
  /** As shown; 'Bank Name' where none was selected (analyzers §4). */
  bankName: string
  /** Four-letter IFSC prefix; empty for 'other' or none (decisions D7). */
  bankCode: string
  accountType: AccountType
  /** first_account_type, second_account_type. */
  ownerType: OwnerType
}

/**
 * Everything that Proceed sends, as plain data: file bytes are in the blob store, passwords in memory
 * (`passwordOf(id)`). One or two accounts, in the order account_1, account_2.
 */
export type Submission = {
  accounts: readonly SubmittedAccount[]
  /** Uppercase; empty unless an account is Business. */
  ownersName: string
  /** The related-parties workbook (xls, xlsx), or null. */
  relatedParties: AcceptedFile | null
  emailOutput: boolean
  sampleFile: boolean
}

/** Job options that contain the submission. The job's `files` are those of all accounts in order. */
export function toJobOptions(submission: Submission): Readonly<Record<string, unknown>> {
  return { submission }
}

/** The submission in a job's options; null where there is none (another service, an older build). */
export function submissionOf(options: Readonly<Record<string, unknown>>): Submission | null {
  const { submission } = options
  return isSubmission(submission) ? submission : null
}

/** Only `toJobOptions` writes it, so checking its outline is enough to detect an older build. */
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
