import {
  sortFindings,
  type Finding,
  type ResultSummary,
  type SummaryRow,
} from '#shared/kits/jobs/results/resultSummary.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { startWorkbookWorker } from '#shared/ui/preview/sheet/workbook.ts'
import { ACCOUNT_KEYS, type AccountKey } from '../api/contract.ts'
import type { Submission } from '../api/submission.ts'
import { formatMonthKeys, monthsBetween } from '../intake/months/monthCoverage.ts'
import { monthOf } from '../output/months/figures.ts'
import {
  checkMonth,
  parseMonths,
  type Month,
  type MonthFigure,
} from '../output/months/monthChecks.ts'
import { readFirstRows } from '../output/months/readFirstRows.ts'
import { tabsOf, type BankOutput } from './bankOutput.ts'
import { accountName } from './failedLists.ts'

type Account = { key: AccountKey; months: readonly Month[]; holder: string }

const HOLDER = /^(account )?holder|^(account|customer) name\b|^name\b/i

async function readAccount(key: AccountKey, workbook: Blob): Promise<Account> {
  const workbookWorker = startWorkbookWorker()
  try {
    const opened = await workbookWorker.open(workbook, 'xlsx')
    if (opened.kind === 'refused') return { key, months: [], holder: '' }
    const sheets = await readFirstRows(workbookWorker, opened.names)
    const months = sheets.map(({ rows }) => parseMonths(rows)).find(({ length }) => length > 0)
    const holder = sheets[0]?.rows.find(([label = '']) => HOLDER.test(label.trim()))?.[1]?.trim()
    return { key, months: months ?? [], holder: holder ?? '' }
  } finally {
    workbookWorker.close()
  }
}

function missingMonths(months: readonly Month[]): string[] {
  const known = months.map(({ month }) => monthOf(month)).filter((month) => month !== null)
  const [first, last] = [known.toSorted()[0], known.toSorted().at(-1)]
  if (first === undefined || last === undefined) return []
  return monthsBetween(first, last).filter((month) => !known.includes(month))
}

function findingsOf({ months }: Account): Finding[] {
  if (months.length === 0) return [{ kind: 'inconclusive', text: 'No months to check' }]
  const checks = months.map((month, index) => ({ month, ...checkMonth(month, months[index - 1]) }))
  const failed = checks.filter(({ isCorrect }) => isCorrect === false)
  const unchecked = checks.filter(({ isCorrect }) => isCorrect === null)
  const missing = missingMonths(months)
  const [only, ...more] = failed
  const findings: Finding[] = []
  // First, because the month after a gap does not open with the balance before it.
  if (missing.length > 0)
    findings.push({
      kind: 'failed',
      text: `${formatMonthKeys(missing)} ${missing.length === 1 ? 'is' : 'are'} missing`,
    })
  if (only !== undefined)
    findings.push({
      kind: 'failed',
      text:
        more.length === 0
          ? `${only.month.month}: ${only.summary}`
          : `${failed.length} of ${plural(months.length, 'month')} do not add up`,
    })
  if (findings.length === 0 && unchecked.length > 0)
    findings.push({
      kind: 'inconclusive',
      text: `${plural(unchecked.length, 'month')} cannot be checked`,
    })
  return findings.length > 0 ? findings : [{ kind: 'passed', text: 'Adds up' }]
}

function partsMissing(output: BankOutput): Finding[] {
  const { failedAccounts, failedFiles, workbooks, unread } = output
  const fileCount = ACCOUNT_KEYS.reduce((sum, key) => sum + (failedFiles[key]?.length ?? 0), 0)
  if (workbooks === null) return [{ kind: 'failed', text: 'The report cannot be read' }]
  if (failedAccounts.length > 0)
    return [
      {
        kind: 'failed',
        text: `Partial output: ${plural(failedAccounts.length, 'account')} failed`,
      },
    ]
  if (fileCount > 0)
    return [{ kind: 'failed', text: `Partial output: ${plural(fileCount, 'file')} failed` }]
  return unread.length > 0 ? [{ kind: 'failed', text: 'Partial output: a report is damaged' }] : []
}

const cellOf = (figure: MonthFigure | undefined) => figure?.rupees ?? figure?.text ?? null

function toRow(account: Account, submission: Submission | null): SummaryRow {
  const { key, months, holder } = account
  const [first, last] = [months[0], months.at(-1)]
  return {
    Account: accountName(key, submission),
    'Account holder': holder,
    'First month': first?.month ?? '',
    'Last month': last?.month ?? '',
    'Opening balance (₹)': cellOf(first?.opening),
    'Closing balance (₹)': cellOf(last?.closing),
    'Check of the months': findingsOf(account)
      .map(({ text }) => text)
      .join('. '),
  }
}

export async function summarizeOutput(
  output: BankOutput,
  submission: Submission | null,
): Promise<ResultSummary> {
  const keys = tabsOf(output).filter((tab) => tab !== 'common')
  const accounts: Account[] = []
  for (const key of keys) {
    const workbook = output.workbooks?.[key]
    if (workbook !== undefined) accounts.push(await readAccount(key, workbook))
  }
  const subject = accounts.find(({ holder }) => holder !== '')?.holder ?? submission?.ownersName
  const checks = accounts.flatMap((account) =>
    findingsOf(account).map(({ kind, text }): Finding => ({
      kind,
      text:
        accounts.length === 1 || kind === 'passed'
          ? text
          : `${accountName(account.key, null)}: ${text}`,
    })),
  )
  const problems = checks.filter(({ kind }) => kind !== 'passed')
  const missing = partsMissing(output)
  return {
    subject,
    findings: sortFindings([...missing, ...(problems.length > 0 ? problems : checks.slice(0, 1))]),
    rows: accounts.map((account) => toRow(account, submission)),
  }
}
