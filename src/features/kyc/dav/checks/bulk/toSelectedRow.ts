import type { SelectedRow } from '#shared/kits/dashboard/bulk/bulkState.ts'
import { CASE_STATUS, type AddressCase } from '#features/kyc/dav/case.ts'
import { reportFileName } from '#features/kyc/dav/reportFileName.ts'

/** A selected case; `seenAt` in epoch ms. */
export const toSelectedRow = (
  one: AddressCase,
  subClientId: string,
  seenAt: number,
): SelectedRow => ({
  id: one.caseId,
  subClientId,
  name: one.source.name,
  link: one.link,
  reportName: reportFileName(one.source),
  action: CASE_STATUS[one.status].action,
  seenAt,
})
