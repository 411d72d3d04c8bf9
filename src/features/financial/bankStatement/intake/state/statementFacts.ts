import type { DocumentKind } from '#shared/document/documentKind.ts'
import type { Day } from '#shared/lib/day.ts'

/** The days that a statement covers, both included. */
export type Period = { from: Day; to: Day }

/** What the first page of a file says by its text layer. */
export type StatementText = {
  document: DocumentKind
  bankName: string | null
  period: Period | null
}

/** What is known of a ready file besides its checks. */
export type StatementFacts = StatementText & {
  /** The same bytes were sent earlier today: when, in epoch ms. */
  sentAt: number | null
  /** Id of the other account's file with the same bytes. */
  sameAs: string | null
}
