import { mimeOf } from '#shared/kits/upload/checks/mimeTypes.ts'
import { readZip, type ZipEntry } from '#shared/platform/files/readZip.ts'
import { ZipError } from '#shared/platform/files/zipError.ts'
import { ACCOUNT_KEYS } from '../api/contract.ts'
import type { BankOutput, ReportKey } from './bankOutput.ts'

const isWorkbook = ({ name }: ZipEntry) => name.toLowerCase().endsWith('.xlsx')

/** A nested zip has account_1 or account_2 in its name; a workbook at the top level is the common one (D8). */
function reportOf({ parentZips }: ZipEntry): ReportKey | undefined {
  const zip = parentZips.at(-1)?.toLowerCase()
  return zip === undefined ? 'common' : ACCOUNT_KEYS.find((key) => zip.includes(key))
}

/** `workbooks` is null when the zip cannot be read; it can still be downloaded. */
export async function readReports(zip: Blob): Promise<Pick<BankOutput, 'workbooks' | 'unread'>> {
  try {
    const { files, unreadableNames } = await readZip(zip)
    const workbooks: Partial<Record<ReportKey, Blob>> = {}
    for (const entry of files.filter(isWorkbook)) {
      const key = reportOf(entry)
      if (key !== undefined) workbooks[key] ??= new Blob([entry.blob], { type: mimeOf('xlsx') })
    }
    return { workbooks, unread: unreadableNames }
  } catch (error) {
    if (error instanceof ZipError) return { workbooks: null, unread: [] }
    throw error
  }
}
