/** Plain data, like the whole column: it is sent to the worker. */
export type CellContent =
  | { kind: 'text' }
  /** An external id of the case: no spaces. */
  | { kind: 'reference' }
  /** A day, a month with year, a year, or words ('Till date'). */
  | { kind: 'date' }
  | { kind: 'email' }
  | { kind: 'phone' }
  /** `noun`: 'a UAN'. */
  | { kind: 'digits'; length: number; noun: string }

/** `repair` is null where only a person can know the value. */
export type CellProblem = { problem: string; repair: string | null }

export type CsvColumn = {
  label: string
  content: CellContent
  isRequired: boolean
  /** In lower-case letters and digits only. */
  aliases: readonly string[]
  /** Set for a column that must be unique within the file and the list. */
  duplicateMessages?: { inFile: string; inList: string }
}

export type CsvColumns = Readonly<Record<string, CsvColumn>>

export type PreflightContext = {
  columns: CsvColumns
  template: readonly string[]
  existingValues: Readonly<Record<string, readonly string[]>>
}

/** A template may have its own columns, which accept any text. */
export const columnOf = (columns: CsvColumns, name: string): CsvColumn =>
  (Object.hasOwn(columns, name) ? columns[name] : undefined) ?? {
    label: name,
    content: { kind: 'text' },
    isRequired: false,
    aliases: [],
  }
