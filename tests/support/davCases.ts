import type { AddressCase, ReviewCase } from '#features/kyc/dav/case.ts'

/** A case that is ready for QC. */
export function anAddressCase(over: Partial<AddressCase> = {}): AddressCase {
  return {
    caseId: 'A',
    batchId: 'B-001',
    status: 'PENDING_QC',
    createdAt: '2026-11-18T04:30:00.000Z',
    modifiedAt: '2026-11-20T05:12:00.000Z',
    assignee: '',
    isOverridden: false,
    qcComments: '',
    source: {
      name: 'Rohit Kulkarni',
      reference: 'PIN-HL-48213',
      phone: '9822041763',
      email: 'rohit.k@mail.example',
      address: 'Flat 12, Shanti Heights, Pune 411052',
      stayFrom: 'Mar 2023',
      stayTo: 'Present',
    },
    link: '',
    sent: { email: true, call: false, sms: true },
    log: [],
    alternateNumber: '',
    answers: null,
    location: null,
    accepted: {},
    ...over,
  }
}

/** The same with an empty set of photos. */
export const aReviewCase = (over: Partial<AddressCase> = {}): ReviewCase => ({
  record: anAddressCase(over),
  photos: {},
})
