import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type { JobOptions } from './job.ts'

/** What the first page of a document tells; null for what was not read with certainty. */
export type DocumentReading = {
  bankName: string | null
  /** Last four digits. */
  accountEnd: string | null
  /** Of a whole number: tells numbers with the same last digits apart. */
  accountCheck?: number | null | undefined
  holder: string | null
  accountType: string | null
  from: string | null
  to: string | null
  /** Of a financial statement. */
  country?: string | null | undefined
}

/** Files that are analysed together: one account, one passbook, or one document. */
export type FileGroup = {
  files: readonly AcceptedFile[]
  /** Of all files, null where none has it. */
  reading: DocumentReading
  /** The user's answers by question. */
  answers: Readonly<Record<string, string>>
}

/** Asked about a group because it could not be read. Without an answer `initial` is sent. */
export type CollectQuestion = {
  id: string
  label: string
  initial: string
  /** Missing: a text. */
  options?: readonly { value: string; label: string }[]
}

/** How an analyzer's documents are collected with those of other services. */
export type CollectCalls = {
  /** Never rejects: null for what cannot be read. Missing: nothing is read. */
  readDetails?: (file: Blob, password: string | undefined) => Promise<DocumentReading>
  questions: (group: FileGroup) => readonly CollectQuestion[]
  /** The files in sending order and the options of one job. */
  toJob: (groups: readonly FileGroup[]) => { files: readonly AcceptedFile[]; options: JobOptions }
}

export const NOTHING_READ: DocumentReading = {
  bankName: null,
  accountEnd: null,
  holder: null,
  accountType: null,
  from: null,
  to: null,
}
