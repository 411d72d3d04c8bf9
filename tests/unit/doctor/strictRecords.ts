/** Records of the strict backend. What the specification leaves open has other forms than the sandbox's; all are invented. */

/** The services with their names only (shell §3). */
export const LOGIN = {
  clientPrivilege: 'Paid',
  services: [
    'payslip',
    'form26',
    'bankStatement',
    'passbook',
    'financialStatement',
    'aadhar',
    'DAV',
    'companyChecks',
    'UAN',
  ].map((serviceName) => ({ serviceName })),
  requestId: 'r-1',
}

export const USER_DETAILS = {
  privilege: 'ProductAdmin',
  username: 'Ila Sen',
  emailId: 'ila.sen@kaveri.example',
  clientCode: 'KAVERI',
  lastLogin: '2026-11-20 09:12:44',
}

export const SUBSCRIPTION = {
  profile: { subscriptionType: 'Trial', plan: 'silver' },
  days: 3,
  hours: 4,
  minutes: 5,
  seconds: 6,
  filesCount: 12,
}

const SERVICE = { serviceId: 9, serviceName: 'payslip' }
/** A parent has no `subClientOf`; `addressTwo` is optional. */
export const CLIENTS = [4, 5].map((clientId) => ({
  clientId,
  isActive: true,
  clientInfo: { clientType: 'Client' },
  profile: {
    subClientOf: null,
    subscriptionType: 'Paid',
    organizationName: `Kaveri ${clientId}`,
    clientCode: `N${clientId}`,
    clientCustomUrl: 'https://kaveri.example',
  },
  contact: { contactPerson: 'Om', emailId: 'om@kaveri.example', contactNumber: '9000000001' },
  address: {
    addressOne: '1 Hill Road',
    landMark: 'Park',
    city: 'Pune',
    pincode: '411001',
    state: 'Maharashtra',
    country: 'India',
  },
  service: [SERVICE],
  createdBy: 'seed',
}))

export const SERVICES = [
  {
    serviceId: 9,
    name: 'payslip',
    description: 'Payslips',
    serviceType: 'Financial',
    endPointDocument: 'https://docs.kaveri.example/payslip',
    isActive: true,
  },
]

export const USERS = ['41', '42'].map((userId) => ({
  userId,
  clientId: 4,
  clientCode: 'N4',
  username: `user${userId}`,
  emailId: `u${userId}@kaveri.example`,
  privilege: 'User',
  isActive: true,
  services: [SERVICE],
}))

export const SUB_CLIENTS = [{ clientId: 4, subClientId: 31, batchTag: 'Kaveri North', _id: 'x' }]
export const UAN_SUB_CLIENTS = [{ _id: 31, subClientOf: 4, batchTag: 'Kaveri North' }]

const SOURCE = {
  name: 'Ila Sen',
  internalReferenceNumber: 'IR-1',
  phoneNumber: '9000000002',
  email: 'ila@kaveri.example',
  address: '2 Hill Road',
  periodOfStayFrom: '2019',
  periodOfStayTo: '2024',
}
const caseOf = (caseId: string, overallStatus: string) => ({
  caseId,
  batchId: 77,
  overallStatus,
  createdAt: '2026-11-18T10:20:30.123456',
  modifiedAt: '2026-11-19 10:20:30',
  assignee: null,
  overrideCoordinates: false,
  qcComments: null,
  sourceData: SOURCE,
  userForm: { link: 'https://kaveri.example/dav/form?referenceId=REF77' },
  notification: { email: true, voicecall: false, sms: true },
  notifLogs: [{ stage: 'initiated', initiatedAt: '2026-11-18 10:21:00', by: 'system' }],
  userData: {},
  validationStatusDetails: {},
})

const ANSWERS = {
  respondentName: 'Ila Sen',
  ownershipStatus: 'Rented',
  typeOfAddress: 'Current',
  relationshipWithCandidate: 'Self',
  periodOfStayFrom: '2019',
  periodOfStayTo: '2024',
  stayingAtGivenAddress: 'true',
  prominentLandMark: '',
}
const PHOTO = {
  data: '/9j/4AAQSkZJRg==',
  timestamp: '20-11-2026 10:11:12 IST',
  latitude: 18.52,
  longitude: 73.85,
}

export const CASES = [caseOf('c-1', 'APPROVED'), caseOf('c-2', 'PENDING_QC')]
export const WHOLE_CASE = {
  ...caseOf('c-1', 'APPROVED'),
  assignee: 'ila@kaveri.example',
  userData: { ...ANSWERS, idProof: PHOTO, selfie: PHOTO },
  userLocation: { latitude: '18.52', longitude: '73.85', accuracy: 12 },
  validationStatusDetails: { respondentName: true, selfie: false },
}
export const FORM_CASE = {
  status: 'APPROVED',
  referenceId: 'REF77',
  linkClickedAt: null,
  sourceData: {
    name: 'Ila Sen',
    address: '2 Hill Road',
    periodOfStayFrom: '2019',
    periodOfStayTo: '2024',
  },
  userData: ANSWERS,
  dependentFieldData: [
    {
      key: 'currentVerifiedAddress',
      dependsOn: 'stayingAtGivenAddress',
      dependsCondition: ['false'],
    },
  ],
  subclientName: 'Kaveri North',
  clientId: 4,
  validationStatusDetails: { respondentName: true },
}

const INPUT = {
  workOrderId: 'W-1',
  companyName: 'Acme',
  employeeName: 'Ila Sen',
  POEStartDate: '2020-01-01',
}
const JOB = { batchID: 'b-1', createdAt: '2026-11-18T10:20:30', inputData: INPUT }
/** One that has not started has no jobId. */
export const COMPANY_JOBS = [
  { id: 501, jobId: 9001, jobStatus: 'Completed', ...JOB },
  { id: 502, jobStatus: 'Yet To Start', ...JOB },
]

export const UAN_JOBS = ['PASS', 'OTP_EXPIRED'].map((jobStatus, index) => ({
  job_id: `j-${index}`,
  createdAt: '20/11/2026 10:42:07',
  sourceData: { name: 'Ila Sen', phoneNumber: '9000000002', uanNumber: '100000000001' },
  statusFlags: { smsStatus: true, otpStatus: false, userVerified: false },
  jobStatus,
}))

export const PAYSLIPS = [
  {
    Details: { EMPLOYER_NAME: 'Acme', EMPLOYEE_NAME: 'Ila Sen', DAYS: 30 },
    earnings: [{ Label: 'Basic', Value: 40000 }],
    deductions: [{ Label: 'PF', Value: '1,800.00', Category: 'Statutory' }],
    OverallDetails: { GrossSalary: 40000, TotalDeductions: 1800, NetPay: 38200, Currency: 'INR' },
  },
]
export const TAX_STATEMENTS = [
  {
    form26ASTransactionId: 'f-1',
    filePath: '/tmp/f.pdf',
    nameOfAssessee: 'Ila Sen',
    financialYear: '2024-25',
    assessmentYear: '2025-26',
    PAN_number: 'AAAPS0000A',
    PAN_status: 'Active',
    pages: 4,
    Section192: [
      {
        nameOfDeductor: 'Acme',
        TANNumber: 'PNEA00000A',
        totalCredit: '4,80,000.00',
        totalTax: '12,000.00',
        details: [
          ['date', 'credit', 'tax'],
          ['30-Apr-2024', '40000.00', '1000.00'],
        ],
      },
    ],
  },
]
export const DOCUMENTS = [
  {
    doc_type: 'Aadhaar',
    doc_id: '000000000001',
    address: ['2 Hill Road', 'Pune'],
    dob: null,
    sex: 'F',
  },
]

export const bankStatus = (isRunning: boolean) => ({
  status: isRunning ? 'In Progress' : 'Success',
  Percentage: isRunning ? 40 : 100,
  Time_left: 0,
  message: '',
  start_time: '2026-11-20T10:00:00',
  end_time: isRunning ? null : '2026-11-20T10:08:00',
  Failed_Files: isRunning ? {} : { account_1: [] },
  accounts_failed: 0,
})
export const statementStatus = (isRunning: boolean) => ({
  status: isRunning ? 'Transaction in Progress' : 'Partial Success',
  percentage: isRunning ? 30 : 100,
  time_left: 20,
  start_time: '2026-11-20 10:00:00.250000',
  end_time: isRunning ? null : '2026-11-20 10:02:00.250000',
})
