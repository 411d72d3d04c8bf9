import type { AddressCase, QcSubmission, ReviewCase } from '#features/kyc/dav/case.ts'

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
  readAt: Date.parse('2026-11-20T05:12:00.000Z'),
  photos: {},
})

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A complete verdict. */
export const aVerdict = (over: Partial<QcSubmission> = {}): QcSubmission => ({
  overallStatus: 'RE_INITIATED',
  qcStatus: 'Reinitiate',
  validationStatusDetails: {
    respondentName: true,
    ownershipStatus: true,
    typeOfAddress: true,
    relationshipWithCandidate: true,
    periodOfStayFrom: true,
    periodOfStayTo: true,
    stayingAtGivenAddress: true,
    prominentLandMark: true,
    idProof: true,
    addressProof: true,
    selfie: false,
    sign: true,
    housePhoto: true,
  },
  rotationCount: { idProof: 0, addressProof: 0, selfie: 0, sign: 0, housePhoto: 0 },
  gpsImage: PNG,
  sourceAddress: { address: 'Tiruchi', latitude: 10.8, longitude: 78.7 },
  overrideCoordinates: false,
  ...over,
})
