import type { Finding, ResultSummary, SummaryRow } from '#shared/kits/jobs/results/resultSummary.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import type { PassbookCheck } from './balances/checkBalances.ts'
import { readBalances } from './balances/readBalances.ts'

function findingOf(check: PassbookCheck | null): Finding {
  if (check === null) return { kind: 'inconclusive', text: 'No balances to check' }
  const { discrepancies, unchecked } = check
  if (discrepancies.length > 0)
    return {
      kind: 'failed',
      text: `${plural(discrepancies.length, 'balance does', 'balances do')} not add up`,
    }
  return unchecked > 0
    ? { kind: 'inconclusive', text: `${plural(unchecked, 'row')} cannot be checked` }
    : { kind: 'passed', text: 'Adds up' }
}

const rupees = (paise: number | null) => (paise === null ? null : paise / 100)

function toRow(check: PassbookCheck | null): SummaryRow {
  return {
    'Opening balance (₹)': rupees(check?.opening ?? null),
    'Credits (₹)': rupees(check?.credits ?? null),
    'Debits (₹)': rupees(check?.debits ?? null),
    'Closing balance (₹)': rupees(check?.closing ?? null),
    'Check of the balances': findingOf(check).text,
  }
}

export async function summarizePassbook(workbook: Blob): Promise<ResultSummary> {
  const check = await readBalances(workbook)
  return { findings: [findingOf(check)], rows: [toRow(check)] }
}
