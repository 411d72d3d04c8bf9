import type { AddressCase, CandidateAnswers } from '#features/kyc/dav/case.ts'
import { startReview, type Review } from '#features/kyc/dav/review/judging/review.ts'

export const ANSWERED: CandidateAnswers = {
  respondentName: 'Rohit Kulkarni',
  ownershipStatus: 'Rented',
  typeOfAddress: 'Current',
  relationshipWithCandidate: 'Self',
  periodOfStayFrom: 'Jan 2025',
  periodOfStayTo: 'Present',
  stayingAtGivenAddress: 'true',
  prominentLandMark: 'Opposite Hingne Garden',
  currentVerifiedAddress: '',
  verifiedAddressStayingFrom: '',
  verifiedAddressStayingTill: '',
}

/** As look 07 has it: all as the source says but the beginning of the stay. */
export function aCase(over: Partial<AddressCase> = {}): AddressCase {
  return {
    caseId: 'case-1',
    batchId: 'B1',
    status: 'ASSIGNED',
    createdAt: '2026-11-18T04:30:00.000Z',
    modifiedAt: '2026-11-20T05:12:00.000Z',
    assignee: 'aparna.rao@pinnaclehome.example',
    isOverridden: false,
    qcComments: '',
    source: {
      name: 'Rohit Kulkarni',
      reference: 'PIN-HL-48213',
      phone: '9822041763',
      email: 'rohit.k@mail.example',
      address: 'Flat 12, Shanti Heights, Karve Nagar, Pune 411052',
      stayFrom: 'Mar 2023',
      stayTo: 'Till date',
    },
    link: 'https://portal.example/dav/form?referenceId=R1',
    sent: { email: true, call: false, sms: true },
    log: [{ stage: 'initiated', initiatedAt: '2026-11-18T04:30:00.000Z' }],
    alternateNumber: '',
    answers: ANSWERED,
    location: { latitude: 18.4921, longitude: 73.8203 },
    accepted: {},
    ...over,
  }
}

/** A review that begins on this case. */
export const aReview = (over: Partial<AddressCase> = {}): Review =>
  startReview({ record: aCase(over), isCts: false, isReadOnly: false, draft: null })
