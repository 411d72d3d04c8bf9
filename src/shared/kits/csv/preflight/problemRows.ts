import { isResolved, type Choices, type CsvIssue, type PreflightReport } from './csvIssue.ts'

/** `unreachable`: a required value is missing or wrong. `repeated`: somebody gets two links. */
export const PROBLEM_EFFECTS = ['unreachable', 'repeated', 'uncertain'] as const
export type ProblemEffect = (typeof PROBLEM_EFFECTS)[number]

export type ProblemRow = {
  row: number
  person: string
  /** 'Phone Number: Not a phone number of 10 digits'. */
  problem: string
  effect: ProblemEffect
}

function effectOf(issue: CsvIssue): ProblemEffect {
  switch (issue.kind) {
    case 'needsInput':
      return issue.isRequired ? 'unreachable' : 'uncertain'
    case 'duplicate':
      return 'repeated'
    case 'repairable':
      return 'uncertain'
    default:
      return issue satisfies never
  }
}

const isRemoved = ({ id }: CsvIssue, choices: Choices) => choices[id]?.kind === 'removed'

/** The rows that are sent with an open issue, each with its worst one, worst rows first. */
export function findProblemRows(
  { headerRow, issues }: Pick<PreflightReport, 'headerRow' | 'issues'>,
  choices: Choices,
): ProblemRow[] {
  const left = new Set(issues.filter((one) => isRemoved(one, choices)).map(({ row }) => row))
  const worst = new Map<number, ProblemRow>()
  for (const issue of issues) {
    const { row, person, column, problem } = issue
    if (row <= headerRow || left.has(row) || isResolved(issue, choices)) continue
    const effect = effectOf(issue)
    const known = worst.get(row)
    if (
      known === undefined ||
      PROBLEM_EFFECTS.indexOf(effect) < PROBLEM_EFFECTS.indexOf(known.effect)
    )
      worst.set(row, { row, person, problem: `${column}: ${problem}`, effect })
  }
  return [...worst.values()].toSorted(
    (one, other) =>
      PROBLEM_EFFECTS.indexOf(one.effect) - PROBLEM_EFFECTS.indexOf(other.effect) ||
      one.row - other.row,
  )
}

/** Rows that reach nobody, or somebody twice. */
export const rowsToLeaveOut = (rows: readonly ProblemRow[]): ProblemRow[] =>
  rows.filter(({ effect }) => effect !== 'uncertain')

/** Removes these rows from the repaired file. */
export function withoutRows(
  { issues }: Pick<PreflightReport, 'issues'>,
  rows: readonly ProblemRow[],
  choices: Choices,
): Choices {
  const numbers = new Set(rows.map(({ row }) => row))
  const removed = issues.flatMap((issue) =>
    numbers.has(issue.row) && !isResolved(issue, choices)
      ? [[issue.id, { kind: 'removed' }] as const]
      : [],
  )
  return { ...choices, ...Object.fromEntries(removed) }
}
