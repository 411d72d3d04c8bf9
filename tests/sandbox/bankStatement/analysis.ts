import type { Statement } from './parseStatement.ts'

export const ACCOUNT_KEYS = ['account_1', 'account_2'] as const
export type AccountKey = (typeof ACCOUNT_KEYS)[number]

/** One analysed account. */
export type AccountAnalysis = {
  key: AccountKey
  bankName: string
  accountType: string
  ownerType: string
  statement: Statement
  /** On every report, because the sandbox cannot read pictures. */
  note: string | null
}

/** The result of a finished job; reports are created from it on request. */
export type BankAnalysis = {
  accounts: AccountAnalysis[]
  failedFiles: Partial<Record<AccountKey, string[]>>
  failedAccounts: AccountKey[]
  relatedParties: string[]
  ownersName: string | null
  emailOutput: boolean
}
