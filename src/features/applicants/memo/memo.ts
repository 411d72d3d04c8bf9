import type { Day } from '#shared/platform/lib/time/day.ts'

/** `sources` name document and page of a value ('2 p. 1'), or workbook and row ('W1 row 43'). */
export type MemoCell =
  | null
  | { kind: 'text'; text: string; sources: readonly string[] }
  /** `note` is printed beside it. */
  | { kind: 'amount'; paise: number; sources: readonly string[]; note?: string | undefined }
  | { kind: 'day'; day: Day }

export type MemoTable = {
  title: string
  columns: readonly string[]
  rows: readonly (readonly MemoCell[])[]
  /** Sums, printed even where not all rows are. */
  footer?: readonly MemoCell[]
  /** More are only in the workbook. 0: the table is only there. */
  printedRows: number
}

/** A heading of the printed memo, and a sheet of the workbook. */
export type MemoSection = {
  title: string
  /** Why it is empty, or what its figures stand for. */
  notes: readonly string[]
  tables: readonly MemoTable[]
}

export type Memo = {
  name: string
  /** The day on which it was made. */
  day: Day
  preparedBy: string
  sections: readonly MemoSection[]
}

export const text = (value: string, sources: readonly string[] = []): MemoCell =>
  value === '' ? null : { kind: 'text', text: value, sources }

export const amount = (
  paise: number,
  sources: readonly string[] = [],
  note?: string,
): MemoCell => ({ kind: 'amount', paise, sources, note })

export const day = (value: Day): MemoCell => ({ kind: 'day', day: value })

/** How texts, and numbers such as Aadhaar, are shown: whole or by their last four digits. */
export type ShownTexts = { text: (text: string) => string; number: (number: string) => string }
