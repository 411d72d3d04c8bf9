import type { Evidence, FileHistory, Finding } from '../finding.ts'
import { describeEvidence } from '../summary.ts'

/** What the pages beside the list show: one finding, and one difference of it where it has any. */
export type Step = {
  finding: Finding
  evidence: Evidence | null
  text: string
  index: number
  of: number
}

/** Every difference of every finding, in the order of the list. */
export function stepsOf(history: Extract<FileHistory, { kind: 'read' }>): Step[] {
  return history.findings.flatMap((finding): Step[] => {
    if (finding.evidence.length === 0)
      return [{ finding, evidence: null, text: '', index: 0, of: 0 }]
    return finding.evidence.map((evidence, index) => ({
      finding,
      evidence,
      text: describeEvidence(finding, evidence),
      index,
      of: finding.evidence.length,
    }))
  })
}
