import type { ApiError, ApiResult } from '#shared/api/apiError.ts'
import { call } from '#shared/api/call.ts'
import { ACCOUNT_KEYS, type AccountKey, type BankStatementStatus } from '../wire/contract.ts'
import { CodeLost, loadCode } from '#shared/lib/loadCode.ts'
import { bankStatementPdf, bankStatementZip } from '../wire/endpoints.ts'
import type { Submission } from '../wire/submission.ts'
import type { BankOutput } from './bankOutput.ts'

type Success = Extract<BankStatementStatus, { kind: 'success' }>

/**
 * The reports of a finished analysis. The zip has to come; a PDF that the server does not give is left out, and the
 * output says so. Without a connection, or without a session, nothing is taken and the call can be made again.
 */
export async function fetchOutput(
  transactionId: string,
  status: Success,
  accounts: Submission['accounts'],
  signal: AbortSignal,
): Promise<ApiResult<BankOutput>> {
  const totalAccounts = accounts.length > 1 ? 2 : 1
  const failedAccounts = failedOf(status, accounts)
  const wanted = ACCOUNT_KEYS.slice(0, totalAccounts).filter((key) => !failedAccounts.includes(key))
  const [zip, reports] = await Promise.all([
    call(bankStatementZip, transactionId, { signal }),
    Promise.all(
      wanted.map(async (account) => call(bankStatementPdf, { transactionId, account }, { signal })),
    ),
  ])
  if (!zip.ok) return zip
  const pdfs: Partial<Record<AccountKey, Blob>> = {}
  for (const [index, report] of reports.entries()) {
    const account = wanted[index]
    if (!report.ok && !isMerelyMissing(report.error)) return report
    if (report.ok && account !== undefined) pdfs[account] = report.value
  }
  const inZip = await read(zip.value).catch(lost)
  if (inZip === 'lost') return { ok: false, error: { kind: 'network' } }
  const { failedFiles } = status
  return {
    ok: true,
    value: { totalAccounts, failedAccounts, failedFiles, zip: zip.value, ...inZip, pdfs },
  }
}

/** With code that no upload needs. @throws CodeLost */
async function read(zip: Blob) {
  const { readReports } = await loadCode(() => import('./readReports.ts'))
  return readReports(zip)
}

/** Without the code that reads a zip there is no answer yet. */
function lost(error: unknown): 'lost' {
  if (error instanceof CodeLost) return 'lost'
  throw error
}

/** An account is failed where the server says so, or where every one of its files did. */
function failedOf(
  { failedAccounts, failedFiles }: Success,
  accounts: Submission['accounts'],
): AccountKey[] {
  return ACCOUNT_KEYS.filter((key, index) => {
    const sent = accounts[index]?.files.length ?? 0
    return failedAccounts.includes(key) || (sent > 0 && (failedFiles[key]?.length ?? 0) >= sent)
  })
}

const isMerelyMissing = (error: ApiError): boolean =>
  error.kind === 'contract' || (error.kind === 'http' && error.status !== 401)
