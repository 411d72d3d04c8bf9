import type { DocumentKind } from '#shared/kits/documentType/documentKind.ts'
import type { Day } from '#shared/platform/lib/time/day.ts'
import type { AccountType } from '../../api/submission.ts'

/** Inclusive. */
export type StatementPeriod = { from: Day; to: Day }

/** null for what was not read with certainty. */
export type StatementDetails = {
  bankName: string | null
  /** Last four digits; more is not stored. */
  accountEnd: string | null
  /** Of the whole number: equal last digits of two accounts have different ones (`accountNumber.ts`). */
  accountCheck: number | null
  holder: string | null
  accountType: AccountType | null
  period: StatementPeriod | null
  /** In rupees, negative for an overdrawn account. */
  opening: number | null
  closing: number | null
}

export type StatementText = StatementDetails & { document: DocumentKind }

export type StatementFacts = StatementText & {
  /** The bank that the file's name tells. */
  nameBank: string | null
}
