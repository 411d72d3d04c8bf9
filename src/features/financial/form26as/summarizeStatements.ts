import {
  mergeFindings,
  type Finding,
  type ResultSummary,
  type SummaryRow,
} from '#shared/kits/jobs/results/resultSummary.ts'
import { toPaise, type Amount } from '#shared/platform/lib/numbers/amount.ts'
import { formatInr } from '#shared/platform/lib/numbers/money.ts'
import type { TaxStatement } from './contract.ts'
import { checkDeductor, checkStatement } from './deductorChecks.ts'

function findingsOf(statement: TaxStatement): Finding[] {
  const { isCorrect, message } = checkStatement(statement)
  if (isCorrect === null) return [{ kind: 'inconclusive', text: message }]
  if (isCorrect) return [{ kind: 'passed', text: 'Adds up' }]
  const failed = statement.deductors
    .map(checkDeductor)
    .flatMap(({ credit, tax }) => [
      { label: 'Credit', ...credit },
      { label: 'Tax', ...tax },
    ])
    .filter((check) => check.isCorrect === false)
  const [only, ...more] = failed
  return only === undefined || more.length > 0
    ? [{ kind: 'failed', text: message }]
    : [{ kind: 'failed', text: `${only.label} off by ₹${formatInr(only.difference ?? null)}` }]
}

/** Null where one is missing. */
function sumOf(amounts: readonly Amount[]): number | null {
  const paise = amounts.map(toPaise)
  if (paise.includes(null)) return null
  return paise.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) / 100
}

function toRow(statement: TaxStatement): SummaryRow {
  const { assessee, pan, panStatus, financialYear, assessmentYear, deductors } = statement
  return {
    Assessee: assessee,
    'PAN number': pan,
    'PAN status': panStatus,
    'Financial year': financialYear,
    'Assessment year': assessmentYear,
    Deductors: String(deductors.length),
    'Total credit (₹)': sumOf(deductors.map(({ totalCredit }) => totalCredit)),
    'Total tax (₹)': sumOf(deductors.map(({ totalTax }) => totalTax)),
    'Check of the totals': checkStatement(statement).message,
  }
}

export function summarizeStatements(statements: readonly TaxStatement[]): ResultSummary {
  return {
    subject: statements[0]?.assessee,
    findings: mergeFindings('Statement', statements.map(findingsOf)),
    rows: statements.map(toRow),
  }
}
