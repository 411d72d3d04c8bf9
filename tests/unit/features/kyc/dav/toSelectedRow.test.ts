import { expect, it } from 'vitest'
import { toSelectedRow } from '#features/kyc/dav/checks/bulk/toSelectedRow.ts'
import { aCase } from './builders.ts'

it('contains what the bulk actions need', () => {
  expect(toSelectedRow(aCase({ status: 'REJECTED' }), 'sub-2', 7)).toEqual({
    id: 'case-1',
    subClientId: 'sub-2',
    name: 'Anitha Selvam',
    link: 'https://portal.example/dav/form?referenceId=REF1',
    reportName: 'Anitha Selvam_APP-1_report.pdf',
    action: 'report',
    seenAt: 7,
  })
})

it('contains the person and the whole reference in the report’s file name', () => {
  const source = { ...aCase().source, name: 'Ravi Kumar S/O Mohan', reference: 'HR/2024/0012' }
  expect(toSelectedRow(aCase({ source }), 'sub-2', 7).reportName).toBe(
    'Ravi Kumar S-O Mohan_HR-2024-0012_report.pdf',
  )
})
