import type { CellContent } from './columns.ts'

/** An issue of the pre-flight. Row numbers are those of a spreadsheet. */
export type CsvIssue = {
  /** Stable for the same cell. */
  id: string
  row: number
  /** Name of the person in that row; may be empty. */
  person: string
  /** The column's display name. */
  column: string
  problem: string
  found: string
} & (
  | { kind: 'repairable'; repair: string }
  /** Only a person knows the right value. */
  | { kind: 'needsInput'; content: CellContent }
  /** A duplicate person. */
  | { kind: 'duplicate' }
)

/** The user's choice for an issue. */
export type Choice = { kind: 'set'; text: string } | { kind: 'removed' } | { kind: 'ignored' }
export type Choices = Readonly<Record<string, Choice>>

export type PreflightReport = {
  encoding: string
  /** Its name: 'comma'. */
  delimiter: string
  /** The header's row; rows above are blank, or Excel's separator line. */
  headerRow: number
  hasHeader: boolean
  hasSeparatorLine: boolean
  /** Filled rows without the header. */
  rows: number
  missing: readonly string[]
  extra: readonly string[]
  /** The first row with an unclosed quotation mark: later rows may be part of its cell. Null: none. */
  unclosedQuoteRow: number | null
  issues: readonly CsvIssue[]
}

/** Whether repairs would change the rows or the format (decisions D56). An unclosed quote must be fixed by the user. */
export const canBeRepaired = (report: PreflightReport): boolean =>
  report.unclosedQuoteRow === null &&
  report.hasHeader &&
  (report.issues.length > 0 ||
    report.headerRow > 1 ||
    report.encoding !== 'UTF-8' ||
    report.delimiter !== 'comma')

/** Why a file cannot be processed; null where it can. */
export const findBlocker = ({ rows, hasHeader }: PreflightReport): 'noRows' | 'noHeader' | null =>
  rows === 0 ? 'noRows' : hasHeader ? null : 'noHeader'

/** Whether a choice changes the file. */
export const hasFileChanges = (choices: Choices): boolean =>
  Object.values(choices).some(({ kind }) => kind !== 'ignored')

/** Row counts by status; a row counts once, by its worst issue. */
export type RowCounts = {
  ready: number
  repaired: number
  repairable: number
  needingInput: number
}

export const isResolved = ({ id }: CsvIssue, choices: Choices): boolean => choices[id] !== undefined

export function countRows(
  { headerRow, rows, issues }: PreflightReport,
  choices: Choices,
): RowCounts {
  const worstRank = new Map<number, number>()
  for (const issue of issues) {
    const rank = isResolved(issue, choices) ? 1 : issue.kind === 'repairable' ? 2 : 3
    worstRank.set(issue.row, Math.max(worstRank.get(issue.row) ?? 0, rank))
  }
  const count = (rank: number) =>
    [...worstRank].filter(([row, found]) => row > headerRow && found === rank).length
  const [repaired, repairable, needingInput] = [count(1), count(2), count(3)]
  return { ready: rows - repairable - needingInput, repaired, repairable, needingInput }
}

/** Choices with all certain repairs. */
export function withAllRepairs(issues: readonly CsvIssue[], choices: Choices): Choices {
  const repairs = issues.flatMap((issue) =>
    issue.kind === 'repairable' && !isResolved(issue, choices)
      ? [[issue.id, { kind: 'set', text: issue.repair }] as const]
      : [],
  )
  return { ...choices, ...Object.fromEntries(repairs) }
}
