import type { DocumentFacts } from '#shared/kits/facts/documentFacts.ts'
import type { Day } from '#shared/platform/lib/time/day.ts'
import type { AccountReading } from './accounts/readAccount.ts'
import type { TransferDecisions } from './accounts/transfers.ts'
import type { BusinessFigure, CreditDecision } from './comparison.ts'

/** A finished job whose result could be read. */
export type ReadJob = {
  kind: 'read'
  id: string
  facts: readonly DocumentFacts[]
  /** What the checks of the result itself found wrong, of the document with this name. */
  problems?: readonly string[]
  name?: string
}

/** A finished job of the applicant. */
export type ComparedJob =
  | ReadJob
  /** `text` says what could not be read. */
  | { kind: 'unread'; id: string; text: string }

export type ComparisonInput = {
  /** Of the comparison, in India: an old statement is an open point. Equal whenever a saved file is opened. */
  day: Day
  /** In the order of the applicant's jobs. */
  jobs: readonly ComparedJob[]
  /** Files that are not sent, which the comparison lacks. */
  unsent: readonly { id: string; text: string }[]
  /** What the user said of credits, by `creditKey`. */
  credits?: Readonly<Record<string, CreditDecision>>
  /** What the user decided about transfers between own accounts. */
  transfers?: TransferDecisions
}

/** What the workbooks say; null where one cannot be read. */
export type WorkbookReadings = {
  account: (job: string, file: string) => AccountReading | null
  totals: (job: string, file: string) => readonly BusinessFigure[] | null
}

/** A document with its place in the applicant's jobs. */
export type PlacedDocument = { id: string; job: string; facts: DocumentFacts }

/** An account whose transactions are missing. */
export type UnreadAccount = { id: string; reason: string }
