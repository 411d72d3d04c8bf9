import { personName } from '#shared/kits/facts/identityKeys.ts'
import {
  mergeFindings,
  type Finding,
  type ResultSummary,
  type SummaryRow,
} from '#shared/kits/jobs/results/resultSummary.ts'
import { toSummaryRow } from '#shared/kits/jobs/results/summaryRow.ts'
import { toCellAmount } from '#shared/platform/lib/numbers/amount.ts'
import { formatInr } from '#shared/platform/lib/numbers/money.ts'
import { humanizeKey } from '#shared/platform/lib/text/humanizeKey.ts'
import type { Payslip } from './contract.ts'
import { checkPayslip } from './payslipChecks.ts'

const CHECK_NAMES = ['gross', 'totalDeductions', 'net'] as const
const LABELS = {
  gross: 'Gross salary',
  totalDeductions: 'Total deductions',
  net: 'Net pay',
} as const

function findingsOf(payslip: Payslip): Finding[] {
  const checks = checkPayslip(payslip)
  const failed = CHECK_NAMES.filter((name) => checks[name].isCorrect === false)
  if (failed.length > 0)
    return failed.map((name) => ({
      kind: 'failed',
      text: `${LABELS[name]} off by ₹${formatInr(checks[name].difference ?? null)}`,
    }))
  const incomplete = CHECK_NAMES.map((name) => checks[name]).find(
    ({ isCorrect }) => isCorrect === null,
  )
  return incomplete === undefined
    ? [{ kind: 'passed', text: 'Adds up' }]
    : [{ kind: 'inconclusive', text: incomplete.message }]
}

function toRow(payslip: Payslip): SummaryRow {
  const { employer, details, gross, totalDeductions, net } = payslip
  const checks = checkPayslip(payslip)
  return toSummaryRow([
    ['Employer', employer],
    ...details.map(({ key, text }) => [humanizeKey(key), text] as const),
    ['Gross salary (₹)', toCellAmount(gross)],
    ['Total deductions (₹)', toCellAmount(totalDeductions)],
    ['Net pay (₹)', toCellAmount(net)],
    ['Check of the gross salary', checks.gross.message],
    ['Check of the deductions', checks.totalDeductions.message],
    ['Check of the net pay', checks.net.message],
  ])
}

export function summarizePayslips(payslips: readonly Payslip[]): ResultSummary {
  return {
    subject: personName(payslips.flatMap(({ details }) => details)),
    findings: mergeFindings('Payslip', payslips.map(findingsOf)),
    rows: payslips.map(toRow),
  }
}
