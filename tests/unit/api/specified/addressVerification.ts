import type { Specified } from './specified.ts'

/** Responses of address verification as kyc §3, §4 and §7 allow them, written from the specification alone. All persons are invented. */
const SOURCE = {
  name: 'Ila Sen',
  internalReferenceNumber: 'IR-1',
  phoneNumber: '9000000002',
  email: 'ila@narmada.example',
  address: '2 Hill Road',
  periodOfStayFrom: '2019',
  periodOfStayTo: 'Till date',
}
const CASE = {
  caseId: 'c-1',
  batchId: 'b-1',
  overallStatus: 'PENDING_QC',
  createdAt: '2026-11-18T10:20:30.123Z',
  modifiedAt: '2026-11-19T10:20:30+05:30',
  assignee: '',
  overrideCoordinates: false,
  qcComments: '',
  sourceData: SOURCE,
  userForm: { link: 'https://narmada.example/dav/form?referenceId=REF77' },
  notification: { email: true, voicecall: false, sms: true },
  notifLogs: [
    { stage: 'initiated', initiatedAt: '2026-11-18T10:21:00Z' },
    { stage: 'resent', initiatedAt: '2026-11-19T10:21:00Z', by: 'system' },
    { stage: 'reinitiated', initiatedAt: '2026-11-20T10:21:00Z' },
  ],
  alternateNumber: '',
  userData: null,
  userLocation: null,
  validationStatusDetails: {},
}
const PHOTO = {
  data: '/9j/4AAQSkZJRg==',
  timestamp: '2026-11-19T10:00:00Z',
  latitude: 18.52,
  longitude: 73.85,
}
const ANSWERS = {
  respondentName: 'Ila Sen',
  ownershipStatus: 'Rented',
  typeOfAddress: 'Current',
  relationshipWithCandidate: 'Self',
  periodOfStayFrom: '2019',
  periodOfStayTo: 'Till date',
  stayingAtGivenAddress: 'false',
  currentVerifiedAddress: '3 Hill Road',
  verifiedAddressStayingFrom: '2022',
  verifiedAddressStayingTill: '',
  prominentLandMark: null,
}
const PHOTOS = {
  idProof: PHOTO,
  addressProof: { data: PHOTO.data },
  selfie: PHOTO,
  sign: null,
  housePhoto: { ...PHOTO, latitude: '18.52', longitude: '73.85' },
}
const DECISIONS = {
  ownershipStatus: true,
  periodOfStayFrom: true,
  periodOfStayTo: false,
  typeOfAddress: true,
  respondentName: true,
  relationshipWithCandidate: true,
  prominentLandMark: true,
  stayingAtGivenAddress: true,
  idProof: true,
  addressProof: true,
  selfie: true,
  sign: true,
  housePhoto: null,
}
const FORM = {
  status: 'OPEN',
  referenceId: 'REF77',
  linkClickedAt: '2026-11-19T10:00:00Z',
  sourceData: {
    name: 'Ila Sen',
    address: '2 Hill Road',
    periodOfStayFrom: '2019',
    periodOfStayTo: '2024',
  },
  userData: null,
  dependentFieldData: [
    {
      key: 'currentVerifiedAddress',
      dependsOn: 'stayingAtGivenAddress',
      dependsCondition: ['false'],
    },
  ],
  subclientName: 'CTS',
  clientId: 'c1',
  validationStatusDetails: {},
}
const cases = (...rows: object[]) => ({
  data: rows.map((row) => ({ ...CASE, ...row })),
  total_count: rows.length,
})
const STATUSES =
  'INITIATED PENDING_USER_INPUT RE_INITIATE PENDING_QC ASSIGNED APPROVED REJECTED RE_OPEN_FOR_QC RE_INITIATED'

export const ADDRESS_VERIFICATION: readonly Specified[] = [
  [
    'davSubClients',
    'a list',
    [{ clientId: 4, subClientId: 's-1', batchTag: 'CTS', createdAt: null }],
  ],
  ['davSubClients', 'none', []],
  ['davSubClients', 'under data', { data: [{ clientId: 4, subClientId: 31, batchTag: 'North' }] }],
  ['davInitiate', 'anything', { created: 2 }],
  [
    'davCaseFilter',
    'every status',
    cases(...STATUSES.split(' ').map((overallStatus) => ({ overallStatus }))),
  ],
  ['davCaseFilter', 'no cases', cases()],
  ['davCaseFilter', 'a count as text', { ...cases({}), total_count: '128' }],
  [
    'davCaseFilter',
    'nulls, numbers and extra fields',
    cases({
      caseId: 17,
      batchId: 3,
      modifiedAt: null,
      assignee: null,
      overrideCoordinates: null,
      qcComments: null,
      sourceData: { ...SOURCE, email: null, phoneNumber: 9_000_000_002, periodOfStayFrom: 2019 },
      notifLogs: [],
      alternateNumber: 9_000_000_003,
      validationStatusDetails: null,
      orderId: 'O-1',
    }),
  ],
  [
    'davCaseFilter',
    'a whole case',
    cases({
      overallStatus: 'REJECTED',
      assignee: 'ila@narmada.example',
      qcComments: 'Another house',
      userData: { ...ANSWERS, ...PHOTOS },
      userLocation: { latitude: 18.52, longitude: 73.85 },
      validationStatusDetails: DECISIONS,
    }),
  ],
  [
    'davCaseFilter',
    'a location as text',
    cases({ userData: {}, userLocation: { latitude: '18.52', longitude: '73.85' } }),
  ],
  ['davForm', 'open', { data: [FORM] }],
  [
    'davForm',
    'complete, with what was accepted',
    {
      data: [
        {
          ...FORM,
          status: 'PENDING_QC',
          linkClickedAt: null,
          userData: { ...ANSWERS, relationshipWithCandidateOther: '' },
          dependentFieldData: [],
          clientId: 4,
          validationStatusDetails: { ...DECISIONS, typeOfAddressOther: true },
          expiresAt: '2026-12-01',
        },
      ],
      message: 'ok',
    },
  ],
  ['davFormSubmission', 'anything', { ok: true }],
  ['davResend', 'anything', null],
  ['davCaseChange', 'success', { status: 'SUCCESS' }],
  ['davCaseChange', 'success with more', { status: 'SUCCESS', data: CASE, message: null }],
]
