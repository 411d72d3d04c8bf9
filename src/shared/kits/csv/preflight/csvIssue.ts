import { plural } from '#shared/platform/lib/text/plural.ts'

/** What becomes of a row that is sent with a problem, worst first. */
export const PROBLEM_EFFECTS = ['unreachable', 'repeated', 'uncertain'] as const
export type ProblemEffect = (typeof PROBLEM_EFFECTS)[number]

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
  /** Null where only a person can know the value. Only the header line is changed to it, and a formula. */
  repair: string | null
  /** Null in the header line. */
  effect: ProblemEffect | null
}

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
  /** Columns whose name is spelled differently from the template. */
  renamed: number
  missing: readonly string[]
  /** Those of `missing` without which no candidate can be reached. */
  missingRequired: readonly string[]
  extra: readonly string[]
  /** Later rows may be part of its cell, so nothing is repaired. Null: every quotation mark is closed. */
  unclosedQuoteRow: number | null
  issues: readonly CsvIssue[]
}

/** How the file differs from the template's format. All are repaired without a question (decisions L145). */
export function findFormatFaults(report: PreflightReport): string[] {
  if (report.unclosedQuoteRow !== null || !report.hasHeader) return []
  const { encoding, delimiter, headerRow, hasSeparatorLine, blankRows, renamed } = report
  const blankLines = headerRow - 1 - (hasSeparatorLine ? 1 : 0) + blankRows
  return [
    ...(hasSeparatorLine ? ['a separator line'] : []),
    ...(blankLines > 0 ? [plural(blankLines, 'empty line')] : []),
    ...(delimiter === 'comma' ? [] : [`${delimiter}s between its values`]),
    ...(encoding === 'UTF-8' ? [] : [`the encoding ${encoding}`]),
    ...(renamed > 0 ? [plural(renamed, 'changed column name')] : []),
  ]
}

/** Which version to send (decisions L145). */
export type FileVersion = 'original' | 'repaired'

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

/** The worst issue of a row. */
export type ProblemRow = CsvIssue & { effect: ProblemEffect }

const hasEffect = (issue: CsvIssue): issue is ProblemRow => issue.effect !== null

const rankOf = ({ effect }: ProblemRow) => PROBLEM_EFFECTS.indexOf(effect)

/** The rows with an issue, worst first. */
export function findProblemRows(issues: readonly CsvIssue[]): ProblemRow[] {
  const worst = new Map<number, ProblemRow>()
  for (const issue of issues.filter(hasEffect)) {
    const known = worst.get(issue.row)
    if (known === undefined || rankOf(issue) < rankOf(known)) worst.set(issue.row, issue)
  }
  return [...worst.values()].toSorted(
    (one, other) => rankOf(one) - rankOf(other) || one.row - other.row,
  )
}

/** Whether it reaches nobody, or somebody twice. */
export const isLeftOutOnRequest = ({ effect }: ProblemRow): boolean => effect !== 'uncertain'
