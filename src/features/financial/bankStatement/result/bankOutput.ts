import * as v from 'valibot'
import type { JobResult } from '#shared/kits/jobs/definition.ts'
import { ACCOUNT_KEYS, type AccountKey, type FailedFiles } from '../api/contract.ts'

export const REPORT_KEYS = [...ACCOUNT_KEYS, 'common'] as const
export type ReportKey = (typeof REPORT_KEYS)[number]

/** analyzers §3, "Bank statement output" */
export type BankOutput = {
  totalAccounts: 1 | 2
  failedAccounts: readonly AccountKey[]
  failedFiles: FailedFiles
  zip: Blob
  /** null when the zip could not be read. */
  workbooks: Readonly<Partial<Record<ReportKey, Blob>>> | null
  /** Names of damaged files and nested zips. */
  unread: readonly string[]
  pdfs: Readonly<Partial<Record<AccountKey, Blob>>>
}

const ZIP = 'report.zip'
/** In the stored result. */
export const workbookName = (key: ReportKey) => `${key}.xlsx`
const pdfName = (key: AccountKey) => `${key}.pdf`

const OutputData = v.object({
  totalAccounts: v.picklist([1, 2]),
  failedAccounts: v.array(v.picklist(ACCOUNT_KEYS)),
  failedFiles: v.record(v.picklist(ACCOUNT_KEYS), v.array(v.string())),
  zipIsReadable: v.boolean(),
  unread: v.optional(v.array(v.string()), []),
})

export function toJobResult(output: BankOutput): JobResult {
  const { totalAccounts, failedAccounts, failedFiles, zip, workbooks, unread, pdfs } = output
  const files: Record<string, Blob> = { [ZIP]: zip }
  for (const key of REPORT_KEYS) {
    const workbook = workbooks?.[key]
    if (workbook !== undefined) files[workbookName(key)] = workbook
  }
  for (const key of ACCOUNT_KEYS) {
    const pdf = pdfs[key]
    if (pdf !== undefined) files[pdfName(key)] = pdf
  }
  return {
    data: {
      totalAccounts,
      failedAccounts,
      failedFiles,
      zipIsReadable: workbooks !== null,
      unread,
    },
    files,
  }
}

export function parseOutput({ data, files = {} }: JobResult): BankOutput | null {
  const parsed = v.safeParse(OutputData, data)
  const zip = files[ZIP]
  if (!parsed.success || zip === undefined) return null
  const { zipIsReadable, ...output } = parsed.output
  return {
    ...output,
    zip,
    workbooks: zipIsReadable ? pick(REPORT_KEYS, workbookName, files) : null,
    pdfs: pick(ACCOUNT_KEYS, pdfName, files),
  }
}

function pick<Key extends string>(
  keys: readonly Key[],
  nameOf: (key: Key) => string,
  files: Readonly<Record<string, Blob>>,
): Partial<Record<Key, Blob>> {
  const picked: Partial<Record<Key, Blob>> = {}
  for (const key of keys) {
    const blob = files[nameOf(key)]
    if (blob !== undefined) picked[key] = blob
  }
  return picked
}

/** No tab for failed accounts; 'Inter Bank Transactions' where the zip has the common sheet (analyzers §2). */
export function tabsOf({ totalAccounts, failedAccounts, workbooks }: BankOutput): ReportKey[] {
  const accounts = ACCOUNT_KEYS.slice(0, totalAccounts).filter(
    (key) => !failedAccounts.includes(key),
  )
  const hasCommonWorkbook = totalAccounts > 1 && workbooks?.common !== undefined
  return hasCommonWorkbook ? [...accounts, 'common'] : accounts
}
