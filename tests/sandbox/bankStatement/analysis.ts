import type { Statement } from './parseStatement.ts'

export const ACCOUNT_KEYS = ['account_1', 'account_2'] as const
export type AccountKey = (typeof ACCOUNT_KEYS)[number]

/** One account as it was analysed. */
export type AccountAnalysis = {
  key: AccountKey
  bankName: string
  accountType: string
  ownerType: string
  statement: Statement
  /** Said on every report: pictures are not read here. */
  note: string | null
}

/** What a finished job holds; its reports are made from it when they are asked for. */
export type BankAnalysis = {
  accounts: AccountAnalysis[]
  failedFiles: Partial<Record<AccountKey, string[]>>
  failedAccounts: AccountKey[]
  relatedParties: string[]
  ownersName: string | null
  emailOutput: boolean
}
