import type { AddressCase } from '#features/kyc/dav/case.ts'

export const aCase = (parts: Partial<AddressCase> = {}): AddressCase => ({
  caseId: 'case-1',
  batchId: 'B-001',
  status: 'PENDING_USER_INPUT',
  createdAt: '2026-11-18T04:00:00.000Z',
  modifiedAt: '2026-11-18T04:00:00.000Z',
  assignee: '',
  isOverridden: false,
  qcComments: '',
  source: {
    name: 'Anitha Selvam',
    reference: 'APP-1',
    phone: '9845010000',
    email: 'anitha@mail.example',
    address: '12, 2nd Cross, Hosur 635110',
    stayFrom: '',
    stayTo: '',
  },
  link: 'https://portal.example/dav/form?referenceId=REF1',
  sent: { email: true, call: true, sms: true },
  log: [{ stage: 'initiated', initiatedAt: '2026-11-18T04:00:00.000Z' }],
  alternateNumber: '',
  answers: null,
  location: null,
  accepted: {},
  ...parts,
})
