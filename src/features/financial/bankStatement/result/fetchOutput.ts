import type { ApiError, ApiResult } from '#shared/platform/api/apiError.ts'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import { callMayHaveArrived } from '#shared/platform/api/callMayHaveArrived.ts'
import { ChunkLoadError, loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import { ACCOUNT_KEYS, type AccountKey, type BankStatementStatus } from '../api/contract.ts'
import { bankStatementPdf, bankStatementZip } from '../api/endpoints.ts'
import type { Submission } from '../api/submission.ts'
import type { BankOutput } from './bankOutput.ts'

type Success = Extract<BankStatementStatus, { kind: 'success' }>

/**
 * The zip is required; a missing PDF is left out and reported. Without a connection or session nothing is stored, and
 * the call can be repeated.
 */
export async function fetchOutput(
  transactionId: string,
  status: Success,
  accounts: Submission['accounts'],
  signal: AbortSignal,
): Promise<ApiResult<BankOutput>> {
  const totalAccounts = accounts.length > 1 ? 2 : 1
  const failedAccounts = failedOf(status, accounts)
  const expected = ACCOUNT_KEYS.slice(0, totalAccounts).filter(
    (key) => !failedAccounts.includes(key),
  )
  const [zip, reports] = await Promise.all([
    callEndpoint(bankStatementZip, transactionId, { signal }),
    Promise.all(
      expected.map(async (account) =>
        callEndpoint(bankStatementPdf, { transactionId, account }, { signal }),
      ),
    ),
  ])
  if (!zip.ok) return zip
  const pdfs: Partial<Record<AccountKey, Blob>> = {}
  for (const [index, report] of reports.entries()) {
    const account = expected[index]
    if (!report.ok && !isNotFound(report.error)) return report
    if (report.ok && account !== undefined) pdfs[account] = report.value
  }
  const inZip = await readZip(zip.value).catch(toFetchError)
  if (inZip === 'failed') return { ok: false, error: { kind: 'network' } }
  const { failedFiles } = status
  return {
    ok: true,
    value: { totalAccounts, failedAccounts, failedFiles, zip: zip.value, ...inZip, pdfs },
  }
}

async function readZip(zip: Blob) {
  const { readReports } = await loadChunk(() => import('./readReports.ts'))
  return readReports(zip)
}

/** Without the zip reader's code the fetch can be repeated. */
function toFetchError(error: unknown): 'failed' {
  if (error instanceof ChunkLoadError) return 'failed'
  throw error
}

/** An account failed if the server says so, or if all its files failed. */
function failedOf(
  { failedAccounts, failedFiles }: Success,
  accounts: Submission['accounts'],
): AccountKey[] {
  return ACCOUNT_KEYS.filter((key, index) => {
    const sentCount = accounts[index]?.files.length ?? 0
    return (
      failedAccounts.includes(key) ||
      (sentCount > 0 && (failedFiles[key]?.length ?? 0) >= sentCount)
    )
  })
}

/** The service has no PDF of this account. Any other failure leaves the job to Check again, which fetches it. */
const isNotFound = (error: ApiError): boolean =>
  !callMayHaveArrived(error) && !(error.kind === 'http' && error.status === 401)
