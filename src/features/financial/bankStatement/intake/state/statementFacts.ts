import type { DocumentKind } from '#shared/kits/documentType/documentKind.ts'
import type { Day } from '#shared/platform/lib/day.ts'

/** The days that a statement covers, inclusive. */
export type Period = { from: Day; to: Day }

/** From the text layer of a file's first page. */
export type StatementText = {
  document: DocumentKind
  bankName: string | null
  period: Period | null
}

/** Facts about a ready file besides its checks. */
export type StatementFacts = StatementText & {
  /** When the same bytes were sent earlier today, epoch ms. */
  sentAt: number | null
  /** Id of the other account's file with the same bytes. */
  sameAs: string | null
}
