import { formatCount, plural } from '#shared/platform/lib/plural.ts'
import type { DialogFact } from '#shared/platform/store/overlaySlice.ts'
import { findFormatFaults, type PreflightReport } from './preflight/csvIssue.ts'
import { PROBLEM_EFFECTS, type ProblemEffect, type ProblemRow } from './preflight/problemRows.ts'
import type { FileVersion } from './useCsvDetails.ts'

const ROWS_SHOWN = 4

const EFFECT_TEXT: Record<ProblemEffect, { label: string; does: string }> = {
  unreachable: { label: 'Not reached', does: 'will be refused or reach nobody' },
  repeated: { label: 'Twice', does: 'will notify somebody a second time' },
  uncertain: { label: 'Not repaired', does: 'may be refused' },
}

/** What the original costs compared with the repaired file; null where only the values differ. */
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
    ...PROBLEM_EFFECTS.flatMap((effect) =>
      problemFact(
        effect,
        problems.filter((row) => row.effect === effect),
      ),
    ),
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

function problemFact(effect: ProblemEffect, rows: readonly ProblemRow[]): DialogFact[] {
  if (rows.length === 0) return []
  const others = rows.length - ROWS_SHOWN
  const { label, does } = EFFECT_TEXT[effect]
  return [
    {
      label,
      lines: [
        { text: `${plural(rows.length, 'row')} ${does}`, isRejected: effect !== 'uncertain' },
        ...rows.slice(0, ROWS_SHOWN).map(({ row, person, problem }) => ({
          text: person === '' ? `Row ${row}` : `Row ${row}, ${person}`,
          note: problem,
        })),
        ...(others > 0 ? [{ text: `and ${formatCount(others)} more` }] : []),
      ],
    },
  ]
}
