import { plural } from '#shared/platform/lib/plural.ts'
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
  | { kind: 'needsInput'; content: CellContent; isRequired: boolean }
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
  /** Empty lines below the header. */
  blankRows: number
  missing: readonly string[]
  /** Those of `missing` without which no candidate can be reached. */
  missingRequired: readonly string[]
  extra: readonly string[]
  /** Later rows may be part of its cell. Null: every quotation mark is closed. */
  unclosedQuoteRow: number | null
  issues: readonly CsvIssue[]
}

/** An unclosed quote must be fixed by the user. */
const isReadable = (report: PreflightReport) => report.unclosedQuoteRow === null && report.hasHeader

/** Repairs would change the rows or the format (decisions L145). */
export const canBeRepaired = (report: PreflightReport): boolean =>
  isReadable(report) && (report.issues.length > 0 || findFormatFaults(report).length > 0)

/** How the file differs from the template's format. All are repaired without a question (decisions L145). */
export function findFormatFaults(report: PreflightReport): string[] {
  if (!isReadable(report)) return []
  const { encoding, delimiter, headerRow, hasSeparatorLine, blankRows } = report
  const blankLines = headerRow - 1 - (hasSeparatorLine ? 1 : 0) + blankRows
  const renamed = Object.keys(safeRepairs(report)).length
  return [
    ...(hasSeparatorLine ? ['a separator line'] : []),
    ...(blankLines > 0 ? [plural(blankLines, 'empty line')] : []),
    ...(delimiter === 'comma' ? [] : [`${delimiter}s between its values`]),
    ...(encoding === 'UTF-8' ? [] : [`the encoding ${encoding}`]),
    ...(renamed > 0 ? [plural(renamed, 'changed column name')] : []),
  ]
}

/** The template's spelling for the header line: no value of a candidate. */
export const safeRepairs = ({ headerRow, issues }: PreflightReport): Choices =>
  withAllRepairs(
    issues.filter(({ row }) => row <= headerRow),
    {},
  )

/** Why a file cannot be processed; null where it can. */
export function findBlocker({
  rows,
  hasHeader,
  missingRequired,
}: PreflightReport): 'noRows' | 'noHeader' | 'missingColumns' | null {
  if (rows === 0) return 'noRows'
  if (!hasHeader) return 'noHeader'
  return missingRequired.length > 0 ? 'missingColumns' : null
}

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
