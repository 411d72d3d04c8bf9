import * as v from 'valibot'
import type { CellValue } from '#shared/platform/files/makeWorkbook.ts'

/** In display order: those that need attention first. */
const FINDING_KINDS = ['failed', 'inconclusive', 'passed'] as const

export const FindingSchema = v.object({ kind: v.picklist(FINDING_KINDS), text: v.string() })

/** What a check of a result found: 'Net pay off by ₹500.00'. */
export type Finding = v.InferOutput<typeof FindingSchema>

/** Values and checks of one document, by column, in display order. */
export type SummaryRow = Readonly<Record<string, CellValue>>

/** What a result is about and what its checks found, made by the functions that its page uses. */
export type ResultSummary = {
  subject?: string | undefined
  /** Problems first; empty where nothing can be checked. */
  findings: readonly Finding[]
  rows: readonly SummaryRow[]
}

/** The findings of several documents of a file. A problem names its document: 'Payslip 2: …'. */
export function mergeFindings(
  noun: string,
  documents: readonly (readonly Finding[])[],
): readonly Finding[] {
  const problems = documents.flatMap((findings, index) =>
    findings
      .filter(({ kind }) => kind !== 'passed')
      .map(({ kind, text }): Finding => ({
        kind,
        text: documents.length === 1 ? text : `${noun} ${index + 1}: ${text}`,
      })),
  )
  return problems.length > 0 ? sortFindings(problems) : (documents[0] ?? [])
}

/** Problems first. */
export const sortFindings = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((a, b) => FINDING_KINDS.indexOf(a.kind) - FINDING_KINDS.indexOf(b.kind))
