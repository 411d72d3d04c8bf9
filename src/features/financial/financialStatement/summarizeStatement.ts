import {
  sortFindings,
  type Finding,
  type ResultSummary,
} from '#shared/kits/jobs/results/resultSummary.ts'
import { toSummaryRow } from '#shared/kits/jobs/results/summaryRow.ts'
import { balanceColumns, describeBalanceCheck, type BalanceCheck } from './balanceCheck.ts'
import type { StatementResult } from './contract.ts'
import { readBalanceChecks } from './readBalanceChecks.ts'

function findingsOf(checks: readonly BalanceCheck[]): Finding[] {
  const problems = checks.flatMap((check): Finding[] =>
    check.isBalanced === true
      ? []
      : [
          {
            kind: check.isBalanced === null ? 'inconclusive' : 'failed',
            text: `${check.period}: ${describeBalanceCheck(check)}`,
          },
        ],
  )
  if (problems.length > 0) return problems
  return checks.length === 0
    ? [{ kind: 'inconclusive', text: 'No balance sheet to check' }]
    : [{ kind: 'passed', text: 'Adds up' }]
}

const PARTIAL: Finding = { kind: 'failed', text: 'Partial output' }

export async function summarizeStatement({
  workbook,
  isPartial,
}: StatementResult): Promise<ResultSummary> {
  const checks = await readBalanceChecks(workbook)
  return {
    findings: sortFindings([...(isPartial ? [PARTIAL] : []), ...findingsOf(checks)]),
    rows: [
      toSummaryRow([
        ['Output', isPartial ? 'Partial' : 'Complete'],
        ...checks.flatMap(balanceColumns),
      ]),
    ],
  }
}
