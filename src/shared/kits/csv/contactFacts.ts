import { formatCount, plural } from '#shared/platform/lib/text/plural.ts'
import type { DialogFact } from '#shared/platform/store/overlaySlice.ts'
import {
  findFormatFaults,
  isLeftOutOnRequest,
  PROBLEM_EFFECTS,
  type FileVersion,
  type PreflightReport,
  type ProblemEffect,
  type ProblemRow,
} from './preflight/csvIssue.ts'

const ROWS_SHOWN = 4

export const EFFECT_TEXT: Record<ProblemEffect, { label: string; does: string }> = {
  unreachable: { label: 'Not reached', does: 'will be refused or reach nobody' },
  repeated: { label: 'Twice', does: 'will notify somebody a second time' },
  uncertain: { label: 'Uncertain', does: 'may be refused' },
}

/** What the original costs compared with the repaired file; null where there is nothing to repair. */
export function costOfOriginal(report: PreflightReport): string | null {
  const faults = findFormatFaults(report)
  return faults.length === 0
    ? null
    : `The original has ${faults.join(', ')}: the service may refuse or misread it.`
}

/** What the last question says of the file: its version, and each row that has a problem. */
export function contactFacts(
  report: PreflightReport,
  version: FileVersion,
  problems: readonly ProblemRow[],
): DialogFact[] {
  const cost = costOfOriginal(report)
  const { unclosedQuoteRow } = report
  return [
    ...(cost === null ? [] : [fileFact(version, cost)]),
    ...(unclosedQuoteRow === null ? [] : [quoteFact(unclosedQuoteRow)]),
    ...PROBLEM_EFFECTS.flatMap((effect) => problemFact(problems, effect)),
  ]
}

const fileFact = (version: FileVersion, cost: string): DialogFact => ({
  label: 'File',
  lines: [version === 'repaired' ? { text: 'Repaired' } : { text: 'Original', note: cost }],
})

const quoteFact = (row: number): DialogFact => ({
  label: 'Quotation marks',
  lines: [
    {
      text: `They do not match in row ${row}`,
      note: 'so the service may read other rows than these.',
      isRejected: true,
    },
  ],
})

function problemFact(problems: readonly ProblemRow[], effect: ProblemEffect): DialogFact[] {
  const rows = problems.filter((row) => row.effect === effect)
  const [first] = rows
  if (first === undefined) return []
  const others = rows.length - ROWS_SHOWN
  const { label, does } = EFFECT_TEXT[effect]
  return [
    {
      label,
      lines: [
        { text: `${plural(rows.length, 'row')} ${does}`, isRejected: isLeftOutOnRequest(first) },
        ...rows.slice(0, ROWS_SHOWN).map(({ row, person, column, problem }) => ({
          text: person === '' ? `Row ${row}` : `Row ${row}, ${person}`,
          note: `${column}: ${problem}`,
        })),
        ...(others > 0 ? [{ text: `and ${formatCount(others)} more` }] : []),
      ],
    },
  ]
}
