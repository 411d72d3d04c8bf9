import { readZip, type ZipEntry } from '#shared/files/zip.ts'
import { ZipRefused } from '#shared/files/zipRefused.ts'
import { mimeOf } from '#shared/upload/fileKind.ts'
import { ACCOUNT_KEYS } from '../wire/contract.ts'
import type { BankOutput, ReportKey } from './bankOutput.ts'

const isWorkbook = ({ name }: ZipEntry) => name.toLowerCase().endsWith('.xlsx')

/** A nested zip whose name holds account_1 or account_2 is that account's; a workbook at the top is the common one (D8). */
function reportOf({ within }: ZipEntry): ReportKey | undefined {
  const zip = within.at(-1)?.toLowerCase()
  return zip === undefined ? 'common' : ACCOUNT_KEYS.find((key) => zip.includes(key))
}

/**
 * The workbooks of a bank statement's zip, null when it cannot be read, for then there is still the zip itself; and the
 * names of what is damaged in it.
 */
export async function readReports(zip: Blob): Promise<Pick<BankOutput, 'workbooks' | 'unread'>> {
  try {
    const { files, unread } = await readZip(zip)
    const workbooks: Partial<Record<ReportKey, Blob>> = {}
    for (const entry of files.filter(isWorkbook)) {
      const key = reportOf(entry)
      if (key !== undefined) workbooks[key] ??= new Blob([entry.blob], { type: mimeOf('xlsx') })
    }
    return { workbooks, unread }
  } catch (error) {
    if (error instanceof ZipRefused) return { workbooks: null, unread: [] }
    throw error
  }
}
