import type { Specified } from './specified.ts'

/** Responses of GSTR, company checks and UAN as kyc §3, §4 and §7 allow them, written from the specification alone. */
const JOB = {
  id: 'j-1',
  batchID: 'b-1',
  jobId: 'cc-1',
  createdAt: '2026-11-18T00:00:00.000Z',
  jobStatus: 'IN PROGRESS',
  inputData: {
    workOrderId: 'W-1',
    companyName: 'Tapti Polymers',
    employeeName: 'Ila Sen',
    POEStartDate: '2020-01-01',
  },
}
const UAN_JOB = {
  job_id: 'u-1',
  createdAt: '20/11/2026 10:42:07',
  sourceData: { name: 'Ila Sen', phoneNumber: '9000000002', uanNumber: '100000000001' },
  statusFlags: { smsStatus: true, otpStatus: false },
  jobStatus: 'NOT_LOGGED_IN',
}
const uanJobs = (...rows: object[]) => ({
  jobDetails: rows.map((row) => ({ ...UAN_JOB, ...row })),
  totalCount: rows.length,
})
const jobs = (...rows: object[]) => ({
  jobs: rows.map((row) => ({ ...JOB, ...row })),
  total_count: rows.length,
})

export const VERIFICATION: readonly Specified[] = [
  ['gstrRequestOtp', 'an id', { taxpayer_id: 'tx-1' }],
  ['gstrRequestOtp', 'a number, and more', { taxpayer_id: 12, status: 'ok', txn: null }],
  ['gstrRequestOtp', 'under data', { data: { taxpayer_id: 'tx-1', txn: 'a' } }],
  ['gstrAuthenticateOtp', 'anything', { valid: true }],
  [
    'companyJobs',
    'every status',
    jobs(
      ...['Completed', 'IN PROGRESS', 'Yet To Start', 'Job Failed to Start'].map((jobStatus) => ({
        jobStatus,
      })),
    ),
  ],
  ['companyJobs', 'no checks', jobs()],
  [
    'companyJobs',
    'numbers, nulls and extra fields',
    jobs(
      { id: 1, batchID: 2, jobId: null, createdAt: '2026-11-18 10:20:30' },
      { jobId: undefined, inputData: { ...JOB.inputData, POEStartDate: null, remarks: '' } },
      { jobId: '', inputData: { ...JOB.inputData, workOrderId: 21_001 } },
    ),
  ],
  ['companyCreate', 'anything', {}],
  ['uanSubClients', 'a list', [{ _id: 's-1', subClientOf: 'c1', batchTag: 'North' }]],
  ['uanSubClients', 'numbers and more', [{ _id: 1, subClientOf: 2, batchTag: 'CTS', name: null }]],
  ['uanInitiate', 'anything', { ids: [] }],
  [
    'uanJobFilter',
    'every status, and one that is shown as Error',
    uanJobs(
      ...['NOT_LOGGED_IN', 'LOGGED_IN', 'PASS', 'FAIL', 'ERROR', 'FETCHING_DETAILS', 'ODD'].map(
        (jobStatus) => ({ jobStatus }),
      ),
    ),
  ],
  ['uanJobFilter', 'no jobs', uanJobs()],
  [
    'uanJobFilter',
    'numbers, nulls and extra fields',
    {
      ...uanJobs({
        job_id: 4,
        createdAt: '2026/11/20',
        sourceData: {
          name: 'Ila Sen',
          phoneNumber: 9_000_000_002,
          uanNumber: 100_000_000_001,
          internalReferenceNumber: null,
        },
        statusFlags: { smsStatus: true, otpStatus: false, userVerified: true },
      }),
      totalCount: '1',
    },
  ],
]
