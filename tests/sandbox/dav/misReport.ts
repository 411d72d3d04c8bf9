import * as XLSX from 'xlsx'
import { formatIndiaDateTime } from '#shared/platform/lib/time/clock.ts'
import type { World } from '../world.ts'
import type { SandboxCase } from './case.ts'

const HEADER = [
  'Case Id',
  'Sub Client',
  'Name',
  'Reference Number',
  'Phone Number',
  'Address',
  'Status',
  'Initiated',
  'Last change',
  'Reviewer comments',
]

/** The MIS workbook: one row per case, oldest first. */
export function misReport(world: World, cases: readonly SandboxCase[]): Uint8Array<ArrayBuffer> {
  const rows = cases
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
    .map((record) => [
      record.caseId,
      world.subClients.get(record.subClientId)?.batchTag ?? '',
      record.sourceData.name,
      record.sourceData.internalReferenceNumber,
      record.sourceData.phoneNumber,
      record.sourceData.address,
      record.overallStatus,
      formatIndiaDateTime(Date.parse(record.createdAt)),
      formatIndiaDateTime(Date.parse(record.modifiedAt)),
      record.qcComments,
    ])
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([HEADER, ...rows]), 'MIS')
  const bytes: ArrayBuffer = XLSX.write(book, { type: 'array', bookType: 'xlsx' })
  return new Uint8Array(bytes)
}
