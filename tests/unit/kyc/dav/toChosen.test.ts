import { expect, it } from 'vitest'
import { toChosen } from '#features/kyc/dav/checks/many/toChosen.ts'
import { aCase } from './builders.ts'

it('takes of a case what its deeds need', () => {
  expect(toChosen(aCase({ status: 'REJECTED' }), 'sub-2', 7)).toEqual({
    id: 'case-1',
    subClientId: 'sub-2',
    name: 'Anitha Selvam',
    link: 'https://portal.example/dav/form?referenceId=REF1',
    reportName: 'Anitha Selvam_APP-1_report.pdf',
    action: 'report',
    seenAt: 7,
  })
})
