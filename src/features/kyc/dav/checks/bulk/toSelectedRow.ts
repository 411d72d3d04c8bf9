import type { SelectedRow } from '#shared/kits/dashboard/bulk/bulkState.ts'
import { CASE_STATUS, type AddressCase } from '../../case.ts'
import { reportFileName } from '../../reportFileName.ts'

/** `seenAt` in epoch ms. */
export const toSelectedRow = (
  record: AddressCase,
  subClientId: string,
  seenAt: number,
): SelectedRow => ({
  id: record.caseId,
  subClientId,
  name: record.source.name,
  link: record.link,
  reportName: reportFileName(record.source),
  action: CASE_STATUS[record.status].action,
  seenAt,
})
