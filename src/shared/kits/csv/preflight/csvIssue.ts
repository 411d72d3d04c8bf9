import type { CellContent } from './columns.ts'

/** Row numbers are those of a spreadsheet. */
export type CsvIssue = {
  /** Equal for the same cell after each check. */
  id: string
  row: number
  /** May be empty. */
  person: string
  column: string
  problem: string
  found: string
} & (
  | { kind: 'repairable'; repair: string }
  | { kind: 'needsInput'; content: CellContent }
  | { kind: 'duplicate' }
)

export type Choice = { kind: 'set'; text: string } | { kind: 'removed' } | { kind: 'ignored' }
export type Choices = Readonly<Record<string, Choice>>

export type PreflightReport = {
  encoding: string
  delimiter: string
  /** Rows above the header are blank, or Excel's separator line. */
  headerRow: number
  hasHeader: boolean
  hasSeparatorLine: boolean
  /** Filled rows without the header. */
  rows: number
  missing: readonly string[]
  extra: readonly string[]
  /** Later rows may be part of its cell. Null: every quotation mark is closed. */
  unclosedQuoteRow: number | null
  issues: readonly CsvIssue[]
}

/** Repairs would change the rows or the format (decisions D56). An unclosed quote must be fixed by the user. */
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

/** Ignored issues change nothing. */
export const hasFileChanges = (choices: Choices): boolean =>
  Object.values(choices).some(({ kind }) => kind !== 'ignored')

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

/** Adds the repair of every issue that has one. */
export function withAllRepairs(issues: readonly CsvIssue[], choices: Choices): Choices {
  const repairs = issues.flatMap((issue) =>
    issue.kind === 'repairable' && !isResolved(issue, choices)
      ? [[issue.id, { kind: 'set', text: issue.repair }] as const]
      : [],
  )
  return { ...choices, ...Object.fromEntries(repairs) }
}
