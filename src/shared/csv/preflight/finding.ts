import type { CellContent } from './columns.ts'

/** One thing that the pre-flight found. Rows are counted from 1, as a spreadsheet does. */
export type Finding = {
  /** The same cell, the same id. */
  id: string
  row: number
  /** Of the person in that row, to be known by; empty where there is none. */
  person: string
  /** As people know the column. */
  column: string
  problem: string
  found: string
} & (
  | { kind: 'repairable'; repair: string }
  /** Only a person knows what belongs there. */
  | { kind: 'asks'; holds: CellContent }
  /** The same person a second time. */
  | { kind: 'twice' }
)

/** What was chosen about a finding. */
export type Choice = { kind: 'set'; text: string } | { kind: 'removed' } | { kind: 'kept' }
export type Choices = Readonly<Record<string, Choice>>

export type Report = {
  encoding: string
  /** As it is said: 'comma'. */
  delimiter: string
  /** The row of the header; those above it are blank, or Excel's separator line. */
  headerRow: number
  /** False where that row is no header. */
  hasHeader: boolean
  /** Whether the first row is Excel's 'sep=;'. */
  hasSeparatorLine: boolean
  /** With something in them, the header apart. */
  rows: number
  /** Columns of the template that the file lacks. */
  missing: readonly string[]
  /** Columns of the file that the template lacks. */
  extra: readonly string[]
  /** The first row whose quotation marks do not match: rows below it may be in one of its cells. Null: there is none. */
  tornRow: number | null
  findings: readonly Finding[]
}

/** Whether the repaired file would be another one: its rows, or how it is written (decisions D56). A torn one is for its owner. */
export const canBeRepaired = (report: Report): boolean =>
  report.tornRow === null &&
  report.hasHeader &&
  (report.findings.length > 0 ||
    report.headerRow > 1 ||
    report.encoding !== 'UTF-8' ||
    report.delimiter !== 'comma')

/** Why a file cannot be processed at all; null where it can. */
export const blockerOf = ({ rows, hasHeader }: Report): 'noRows' | 'noHeader' | null =>
  rows === 0 ? 'noRows' : hasHeader ? null : 'noHeader'

/** Whether something was chosen that only the repaired file has. */
export const changesFile = (choices: Choices): boolean =>
  Object.values(choices).some(({ kind }) => kind !== 'kept')

/** Where the file stands, by rows; one row counts once, by the worst that is in it. */
export type Standing = { ready: number; repaired: number; repairable: number; asking: number }

export const isSettled = ({ id }: Finding, choices: Choices): boolean => choices[id] !== undefined

export function standingOf({ headerRow, rows, findings }: Report, choices: Choices): Standing {
  const worst = new Map<number, number>()
  for (const finding of findings) {
    const rank = isSettled(finding, choices) ? 1 : finding.kind === 'repairable' ? 2 : 3
    worst.set(finding.row, Math.max(worst.get(finding.row) ?? 0, rank))
  }
  const count = (rank: number) =>
    [...worst].filter(([row, found]) => row > headerRow && found === rank).length
  const [repaired, repairable, asking] = [count(1), count(2), count(3)]
  return { ready: rows - repairable - asking, repaired, repairable, asking }
}

/** All repairs that are certain, as choices. */
export function allRepairs(findings: readonly Finding[], choices: Choices): Choices {
  const repairs = findings.flatMap((finding) =>
    finding.kind === 'repairable' && !isSettled(finding, choices)
      ? [[finding.id, { kind: 'set', text: finding.repair }] as const]
      : [],
  )
  return { ...choices, ...Object.fromEntries(repairs) }
}
