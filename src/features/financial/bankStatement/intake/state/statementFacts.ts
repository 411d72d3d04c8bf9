import type { AccountType } from '#features/financial/bankStatement/api/submission.ts'
import type { DocumentKind } from '#shared/kits/documentType/documentKind.ts'
import type { Day } from '#shared/platform/lib/day.ts'

/** The days that a statement covers, inclusive. */
export type Period = { from: Day; to: Day }

/** What a statement says about itself; null for what was not read with certainty. */
export type StatementDetails = {
  bankName: string | null
  /** Last four digits of the account number; more is not stored. */
  accountEnd: string | null
  holder: string | null
  accountType: AccountType | null
  period: Period | null
  /** Balances in rupees, negative for an overdrawn account. */
  opening: number | null
  closing: number | null
}

/** From the text layer of a file's first and last pages. */
export type StatementText = StatementDetails & { document: DocumentKind }

/** Facts about a ready file besides its checks. */
export type StatementFacts = StatementText & {
  /** When the same bytes were sent earlier today, epoch ms. */
  sentAt: number | null
  /** Id of the other account's file with the same bytes. */
  sameAs: string | null
}
