import * as v from 'valibot'
import { CSV, DOCX, file, json, PDF, XLS, XLSX, ZIP, type ApiCall } from '../call.ts'
import { CountSchema, IdSchema, MessageSchema } from '../fields.ts'
import {
  FlagsSchema,
  hasOneKeyAtMost,
  KeySchema,
  LIST_PAGE,
  PAGE,
  PhoneKeySchema,
  SubClientIdsSchema,
  WhenSchema,
} from '../lists.ts'
import { ReceivedIdSchema, ReceivedTimeSchema } from '../received.ts'

const GstinSchema = v.pipe(
  v.string(),
  v.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'must be a GSTIN'),
)
const UsernameSchema = v.pipe(v.string(), v.regex(/^\S(?:.*\S)?$/s, 'must be filled, and trimmed'))
export const TaxpayerSchema = v.strictObject({ gstin: GstinSchema, username: UsernameSchema })
export const OtpSchema = v.strictObject({
  gstin: GstinSchema,
  username: UsernameSchema,
  otp: v.pipe(v.string(), v.regex(/^\d{6}$/, 'must be 6 digits')),
  taxpayer_id: v.string(),
})
export const GstDownloadSchema = v.strictObject({ gstin: GstinSchema, taxpayer_id: v.string() })
const TaxpayerIdSchema = v.union([IdSchema, v.number()])

const GSTR_CALLS: readonly ApiCall[] = [
  {
    name: 'gstrRequestOtp',
    area: 'gstr',
    summary: 'Makes the GST portal send the taxpayer an OTP',
    method: 'POST',
    path: '/GSTR/V1/request-otp',
    body: { as: 'json', schema: TaxpayerSchema },
    responses: {
      200: json(
        v.union([
          v.strictObject({ taxpayer_id: TaxpayerIdSchema, status: v.optional(v.string()) }),
          v.strictObject({ data: v.strictObject({ taxpayer_id: TaxpayerIdSchema }) }),
        ]),
      ),
    },
  },
  {
    name: 'gstrAuthenticateOtp',
    area: 'gstr',
    summary: 'Verifies the OTP',
    method: 'POST',
    path: '/GSTR/V1/authenticate-otp',
    body: { as: 'json', schema: OtpSchema },
    responses: { 200: json(v.strictObject({ status: v.optional(v.string()) }), 'sandbox') },
  },
  {
    name: 'gstrDownload',
    area: 'gstr',
    summary: 'The GST data of a verified taxpayer',
    method: 'POST',
    path: '/GSTR/V1/download_documents',
    body: { as: 'json', schema: GstDownloadSchema },
    responses: { 200: file(ZIP, { isAttachment: true }) },
  },
]

export const REPORT_STATUSES = [
  'Completed',
  'IN PROGRESS',
  'Yet To Start',
  'Job Failed to Start',
] as const
export const COMPANY_KEYS = [
  'batch_id',
  'company_name',
  'employee_name',
  'job_status',
  'processing_date',
  'employment_date',
] as const

/** An Indian day as ISO text at midnight UTC (decisions D33). */
const MidnightSchema = v.optional(
  v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T00:00:00[.]000Z$/, 'must be midnight UTC')),
)
export const CompanyFilterSchema = v.pipe(
  v.strictObject({
    offset: PAGE.offset,
    batch_id: KeySchema,
    company_name: KeySchema,
    employee_name: KeySchema,
    job_status: v.optional(v.picklist(REPORT_STATUSES)),
    processing_date: MidnightSchema,
    employment_date: MidnightSchema,
  }),
  v.check((filter) => hasOneKeyAtMost(filter, COMPANY_KEYS), 'one search key at most'),
)

/** kyc §3, "Company check". */
export const CompanyJobSchema = v.strictObject({
  id: ReceivedIdSchema,
  batchID: ReceivedIdSchema,
  // A check that has not started may have none (decisions D35).
  jobId: v.nullish(v.union([ReceivedIdSchema, v.literal('')])),
  createdAt: ReceivedTimeSchema,
  jobStatus: v.picklist(REPORT_STATUSES),
  inputData: v.strictObject({
    workOrderId: v.string(),
    companyName: v.string(),
    employeeName: v.string(),
    // A row of the workbook may have none.
    POEStartDate: v.nullable(v.string()),
  }),
})

const COMPANY_CALLS: readonly ApiCall[] = [
  {
    name: 'companyJobs',
    area: 'companyChecks',
    summary: "The checks of the user's client",
    method: 'POST',
    path: '/CompanyChecks/V1/job-list',
    body: { as: 'json', schema: CompanyFilterSchema },
    responses: {
      200: json(
        v.strictObject({
          jobs: v.array(CompanyJobSchema),
          total_count: CountSchema,
        }),
      ),
    },
  },
  {
    name: 'companyCreate',
    area: 'companyChecks',
    summary: 'Creates a check for each row of a workbook',
    method: 'POST',
    path: '/CompanyChecks/V1/create-job',
    body: { as: 'multipart', parts: { file: { as: 'file', types: [XLSX, XLS] } } },
    responses: { 200: json(MessageSchema, 'sandbox') },
  },
  {
    name: 'companyReport',
    area: 'companyChecks',
    summary: 'The report of a completed check',
    method: 'POST',
    path: '/CompanyChecks/V1/download-report',
    query: { job_id: IdSchema },
    responses: { 200: file(DOCX, { isAttachment: true }) },
  },
]

export const UAN_FILTER_STATUSES = ['NOT_LOGGED_IN', 'LOGGED_IN', 'PASS', 'FAIL', 'ERROR'] as const
export const UAN_KEYS = ['candidateName', 'phoneNumber', 'uan'] as const

export const UanFiltersSchema = v.pipe(
  v.strictObject({
    subClientIds: SubClientIdsSchema,
    createdAfter: v.optional(WhenSchema),
    createdBefore: v.optional(WhenSchema),
    jobStatus: v.optional(v.array(v.picklist(UAN_FILTER_STATUSES))),
    userVerified: FlagsSchema,
    smsSent: FlagsSchema,
    otpSent: FlagsSchema,
    candidateName: KeySchema,
    phoneNumber: PhoneKeySchema,
    uan: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z\d]+$/, 'must be letters and digits'))),
  }),
  v.check(
    ({ createdAfter, createdBefore }) =>
      (createdAfter === undefined) === (createdBefore === undefined),
    'both dates or none',
  ),
  v.check((filters) => hasOneKeyAtMost(filters, UAN_KEYS), 'one search key at most'),
)

/** Exactly one of: first list of a sub-client, filtered list (decisions D10). */
export const UanFilterBodySchema = v.union(
  [
    v.strictObject({ subClientIds: SubClientIdsSchema, ...LIST_PAGE }),
    v.strictObject({ filters: UanFiltersSchema, ...LIST_PAGE }),
  ],
  'must be {subClientIds} or {filters} with limit 50, offset and truncateResponse true',
)

/** kyc §3, "UAN job". */
export const UanJobSchema = v.strictObject({
  job_id: ReceivedIdSchema,
  createdAt: v.pipe(v.string(), v.regex(/^(?:\d{2}[/-]\d{2}[/-]\d{4}|\d{4}[/-]\d{2}[/-]\d{2})/)),
  sourceData: v.strictObject({
    name: v.string(),
    phoneNumber: v.string(),
    uanNumber: v.string(),
    internalReferenceNumber: v.nullish(v.string()),
  }),
  statusFlags: v.strictObject({ smsStatus: v.boolean(), otpStatus: v.boolean() }),
  // Any other status is shown as Error (kyc §4), so it is no mismatch.
  jobStatus: v.pipe(v.string(), v.nonEmpty()),
})

const UAN_CALLS: readonly ApiCall[] = [
  {
    name: 'uanSubClients',
    area: 'uan',
    summary: 'The sub-clients whose jobs the user sees',
    method: 'GET',
    path: '/UAN/V1/subclient/',
    responses: {
      200: json(
        v.array(
          v.strictObject({
            _id: ReceivedIdSchema,
            subClientOf: ReceivedIdSchema,
            batchTag: v.string(),
          }),
        ),
      ),
    },
  },
  {
    name: 'uanInitiate',
    area: 'uan',
    summary: 'Creates a job for each row and sends the links',
    method: 'POST',
    path: '/UAN/V1/job/initiate',
    body: {
      as: 'multipart',
      parts: {
        csv_file: { as: 'file', types: [CSV, XLS] },
        client_id: { as: 'text', schema: IdSchema },
        subclient_id: { as: 'text', schema: IdSchema },
      },
    },
    responses: { 200: json(MessageSchema, 'sandbox') },
  },
  {
    name: 'uanJobFilter',
    area: 'uan',
    summary: 'A page of jobs',
    method: 'POST',
    path: '/UAN/V1/job/filter',
    body: { as: 'json', schema: UanFilterBodySchema },
    responses: {
      200: json(
        v.strictObject({
          jobDetails: v.array(UanJobSchema),
          totalCount: CountSchema,
        }),
      ),
    },
  },
  {
    name: 'uanReport',
    area: 'uan',
    summary: 'The report of a passed job',
    method: 'POST',
    path: '/UAN/V1/job/download-report',
    query: { job_id: IdSchema },
    responses: { 200: file(PDF, { isAttachment: true }) },
  },
]

/** GSTR, company checks and UAN (kyc §7). */
export const VERIFICATION_CALLS: readonly ApiCall[] = [
  ...GSTR_CALLS,
  ...COMPANY_CALLS,
  ...UAN_CALLS,
]
