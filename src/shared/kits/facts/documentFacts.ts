import type { Day } from '#shared/platform/lib/time/day.ts'

/** What several documents say about one person, in display order. */
export const IDENTITY_FACTS = [
  'name',
  'father',
  'spouse',
  /** A document does not always say which. */
  'relative',
  'birthDate',
  'pan',
  'aadhaar',
  'address',
  'employer',
  'accountHolder',
  'uan',
] as const
export type IdentityFact = (typeof IDENTITY_FACTS)[number]

/** Where a value stands. */
export type ValueSource =
  /** Printed in the sent files. `precedingTexts` tell equal texts apart (`FindRequest.precedingTexts`). */
  | { kind: 'text'; text: string; precedingTexts?: readonly string[] | undefined }
  /** A cell of a workbook of the result. `file` is its name there; row and column are zero-based as in the file. */
  | { kind: 'cell'; file: string; sheet: string; row: number; column: number }

/** `text` as the document prints it. */
export type IdentityValue = { fact: IdentityFact; text: string; source: ValueSource }

export type SourcedAmount = { paise: number; source: ValueSource }

/** 'yyyy-mm' */
export type MonthKey = string

/** One document as its service read it; a file may have several (three payslips). `title` names it: 'Payslip Sep 2026'. */
export type DocumentFacts = { title: string; identity: readonly IdentityValue[] } & (
  | { kind: 'identity' }
  | {
      kind: 'payslip'
      /** Null where no month was read. */
      month: MonthKey | null
      employer: string
      gross: SourcedAmount | null
      deductions: SourcedAmount | null
      net: SourcedAmount | null
    }
  | { kind: 'taxCredits'; credits: readonly TaxCredit[] }
  /** Its transactions are in the workbook, which the comparison reads in its worker; so is its holder, unless only the PDF names one. */
  | { kind: 'account'; bank: string; accountEnd: string | null; workbook: string }
  | { kind: 'financialStatement'; workbook: string }
)

/** One row of Form 26AS. `day` is null where its date cannot be read. */
export type TaxCredit = {
  /** '192' for salary */
  section: string
  deductor: string
  tan: string
  day: Day | null
  credit: SourcedAmount | null
  tax: SourcedAmount | null
}

/** Of one account, read from its workbook. Amounts in paise; zero where the cell is empty. */
export type Transaction = {
  day: Day
  narration: string
  debit: number
  credit: number
  balance: number | null
  /** Zero-based row in its sheet. */
  row: number
}
