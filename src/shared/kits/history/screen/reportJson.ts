import { toIsoTime } from '#shared/platform/lib/time/timestamp.ts'
import type { Evidence, FileHistory } from '../finding.ts'
import { RULES, strengthOf } from '../ruleTable.ts'
import { NOT_COVERED, openChecks, quietChecks } from '../summary.ts'

export type ReportedFile = { name: string; history: Extract<FileHistory, { kind: 'read' }> }

/** Raised when a reader of the report could not read it any more. */
const VERSION = 1

/**
 * The history of files as data: what was found, checked and not checked. The words and places of a document only with
 * `withContent`.
 * @param at epoch ms
 */
export const toReportJson = (
  files: readonly ReportedFile[],
  { withContent, at }: { withContent: boolean; at: number },
) => ({
  report: 'History of files',
  version: VERSION,
  lookedAt: toIsoTime(at),
  note: `These are observations, not a verdict: a file without findings may still be false. ${NOT_COVERED}`,
  files: files.map(({ name, history }) => ({
    name,
    pages: history.pages,
    versions: history.versions.map(({ end, modified }) => ({ bytes: end, modified })),
    findings: history.findings.map((finding) => {
      const { rule, page, evidence } = finding
      const { check, title, detail, honest } = RULES[rule]
      return {
        strength: strengthOf(finding),
        check,
        rule,
        page,
        title: title(finding),
        detail: detail(finding),
        honestReason: honest,
        ...(withContent ? { evidence: evidence.map(toReportedEvidence) } : {}),
      }
    }),
    checkedNothingFound: quietChecks(history),
    notChecked: openChecks(history),
  })),
})

/** Places are shares of the page's width and height. */
const toReportedEvidence = ({ label, before, now, beforePlace, nowPlace }: Evidence) => ({
  label,
  before,
  now,
  beforePlace,
  nowPlace,
})
