import type { AddressCase, CandidateAnswers } from '#features/kyc/dav/case.ts'
import { createReview, type Review } from '#features/kyc/dav/review/decision/review.ts'
import { anAddressCase } from '#tests/support/davCases.ts'

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

/** As in look 07: everything matches the source except the start of the stay. */
export const aCase = (over: Partial<AddressCase> = {}): AddressCase =>
  anAddressCase({
    caseId: 'case-1',
    status: 'ASSIGNED',
    assignee: 'aparna.rao@pinnaclehome.example',
    source: {
      ...anAddressCase().source,
      address: 'Flat 12, Shanti Heights, Karve Nagar, Pune 411052',
      stayTo: 'Till date',
    },
    answers: ANSWERED,
    ...over,
  })

/** A new review of this case. */
export const aReview = (over: Partial<AddressCase> = {}): Review =>
  createReview({ record: aCase(over), isCts: false, isReadOnly: false, draft: null })
