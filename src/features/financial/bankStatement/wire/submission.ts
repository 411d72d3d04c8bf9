import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'

/** Id of the analyzer, which each of its jobs bears. */
export const BANK_STATEMENT = 'bankStatement'

/** Bank account types (analyzers §3). 'other' is also sent for "not chosen". */
export const ACCOUNT_TYPES = ['Savings', 'Current', 'other'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** Whose account it is (analyzers §3, §9). */
export const OWNER_TYPES = ['Personal', 'Business'] as const
export type OwnerType = (typeof OWNER_TYPES)[number]

/** One account of a bank statement upload: its statements and what was chosen about it. */
export type SubmittedAccount = {
  files: readonly AcceptedFile[]
  /** As shown; 'Bank Name' where none was chosen (analyzers §4). */
  bankName: string
  /** Four-letter IFSC prefix; empty for 'other' and where none was chosen (decisions D7). */
  bankCode: string
  accountType: AccountType
  /** first_account_type, second_account_type. */
  ownerType: OwnerType
}

/**
 * Everything that Proceed sends, as plain data: the bytes of the files lie in the vault, their passwords in memory
 * (`passwordOf(id)`). One or two accounts, in the order account_1, account_2.
 */
export type Submission = {
  accounts: readonly SubmittedAccount[]
  /** Uppercase; empty unless an account is Business. */
  ownersName: string
  /** The related-parties workbook (xls, xlsx), null where none was added. */
  relatedParties: AcceptedFile | null
  emailOutput: boolean
  sampleFile: boolean
}

/** A job's options hold its submission under this key. The job's `files` are those of all accounts in order. */
export function toJobOptions(submission: Submission): Readonly<Record<string, unknown>> {
  return { submission }
}

/** The submission of a job's options; null where there is none (another service, an older build). */
export function submissionOf(options: Readonly<Record<string, unknown>>): Submission | null {
  const { submission } = options
  return isSubmission(submission) ? submission : null
}

/** Written by `toJobOptions` alone, so its outline is enough to know it from an older build's. */
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
