import * as v from 'valibot'
import {
  FieldFlagsSchema,
  FormFlagsSchema,
  PointSchema,
  QcSchema,
  ReceivedFieldsSchema,
  StatusChangeSchema,
  SubmissionSchema,
} from '../addressCase.ts'
import { CSV, file, json, PDF, XLS, XLSX, type ApiCall } from '../call.ts'
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
import { assumed, stated } from '../marks.ts'
import { ReceivedIdSchema, ReceivedTimeSchema } from '../received.ts'

const DAV = '/service/fintech/V1/dav'

export const CASE_STATUSES = [
  'INITIATED',
  'PENDING_USER_INPUT',
  'RE_INITIATE',
  'RE_INITIATED',
  'PENDING_QC',
  'RE_OPEN_FOR_QC',
  'ASSIGNED',
  'APPROVED',
  'REJECTED',
] as const

export const CASE_KEYS = [
  'candidateName',
  'phoneNumber',
  'address',
  'orderId',
  'referenceNumber',
] as const

export const CaseFiltersSchema = v.pipe(
  v.strictObject({
    subClientIds: SubClientIdsSchema,
    createdAfter: v.optional(WhenSchema),
    createdBefore: v.optional(WhenSchema),
    emailDone: FlagsSchema,
    smsDone: FlagsSchema,
    callDone: FlagsSchema,
    overallStatus: v.optional(v.array(v.picklist(CASE_STATUSES))),
    candidateName: KeySchema,
    phoneNumber: PhoneKeySchema,
    address: KeySchema,
    orderId: KeySchema,
    referenceNumber: KeySchema,
  }),
  v.check((filters) => hasOneKeyAtMost(filters, CASE_KEYS), 'one search key at most'),
)

/** Exactly one of: first list of a sub-client, filtered list, one complete case (decisions D10). */
export const CaseFilterBodySchema = v.union(
  [
    v.strictObject({ subClientIds: SubClientIdsSchema, ...LIST_PAGE }),
    v.strictObject({ filters: CaseFiltersSchema, ...LIST_PAGE }),
    v.strictObject({
      caseId: v.string(),
      ...PAGE,
      truncateResponse: v.literal(false, 'must be false for one case'),
    }),
  ],
  'must be {subClientIds}, {filters} or {caseId} with limit 50, offset and truncateResponse',
)

/** kyc §3, "Address case". The photos are in a whole case only. */
export const CaseSchema = v.strictObject({
  caseId: ReceivedIdSchema,
  batchId: ReceivedIdSchema,
  overallStatus: v.picklist(CASE_STATUSES),
  createdAt: ReceivedTimeSchema,
  modifiedAt: v.nullish(ReceivedTimeSchema),
  assignee: v.nullish(v.string()),
  overrideCoordinates: v.nullish(v.boolean()),
  qcComments: v.nullish(v.string()),
  sourceData: v.strictObject({
    name: v.string(),
    internalReferenceNumber: v.nullable(v.string()),
    phoneNumber: v.nullable(v.string()),
    email: v.nullable(v.string()),
    address: v.nullable(v.string()),
    periodOfStayFrom: v.nullable(v.string()),
    periodOfStayTo: v.nullable(v.string()),
  }),
  userForm: v.strictObject({ link: v.pipe(v.string(), v.url()) }),
  notification: v.strictObject({ email: v.boolean(), voicecall: v.boolean(), sms: v.boolean() }),
  notifLogs: v.nullish(
    v.array(
      v.strictObject({
        stage: v.picklist(['initiated', 'reinitiated', 'resent']),
        initiatedAt: ReceivedTimeSchema,
      }),
    ),
  ),
  alternateNumber: v.nullish(v.string()),
  userData: v.nullish(ReceivedFieldsSchema),
  userLocation: v.nullish(assumed(PointSchema)),
  validationStatusDetails: v.nullish(FieldFlagsSchema),
})

/** kyc §3, the case of the candidate form. */
export const FormCaseSchema = v.strictObject({
  status: v.pipe(v.string(), v.nonEmpty()),
  referenceId: ReceivedIdSchema,
  linkClickedAt: v.nullish(v.string()),
  sourceData: v.strictObject({
    name: v.string(),
    address: v.nullable(v.string()),
    periodOfStayFrom: v.nullable(v.string()),
    periodOfStayTo: v.nullable(v.string()),
  }),
  userData: v.nullish(ReceivedFieldsSchema),
  dependentFieldData: v.array(
    v.strictObject({
      key: v.string(),
      dependsOn: v.string(),
      dependsCondition: v.array(v.string()),
    }),
  ),
  subclientName: v.string(),
  clientId: ReceivedIdSchema,
  validationStatusDetails: v.nullish(FormFlagsSchema),
})

export const ResendSchema = v.strictObject({
  alternate_phone_number: v.optional(
    v.pipe(v.string(), v.regex(/^[6-9]\d{9}$/, 'must be 10 digits that begin with 6 to 9')),
  ),
})

const DaySchema = v.pipe(v.string(), v.isoDate())

/** Digital address verification (kyc §7, "DAV"). */
export const ADDRESS_CALLS: readonly ApiCall[] = [
  {
    name: 'davSubClients',
    area: 'addressVerification',
    summary: 'The sub-clients whose cases the user sees',
    method: 'GET',
    path: `${DAV}/subclients/`,
    responses: {
      200: json(
        v.array(
          v.strictObject({
            clientId: ReceivedIdSchema,
            subClientId: ReceivedIdSchema,
            batchTag: v.string(),
          }),
        ),
      ),
    },
  },
  {
    name: 'davInitiate',
    area: 'addressVerification',
    summary: 'Creates a case for each row and notifies the candidates',
    method: 'POST',
    path: `${DAV}/case/initiate/bulk`,
    query: { client_id: IdSchema, sub_client_id: IdSchema },
    body: { as: 'multipart', parts: { csv_file: { as: 'file', types: [CSV, XLS] } } },
    responses: {
      200: json(
        v.strictObject({ message: v.nullish(v.string()), batchId: v.optional(v.string()) }),
        'sandbox',
      ),
    },
  },
  {
    name: 'davCaseFilter',
    area: 'addressVerification',
    summary: 'A page of cases, or one whole case with its photos',
    method: 'POST',
    path: `${DAV}/case/filter`,
    body: { as: 'json', schema: CaseFilterBodySchema },
    responses: {
      200: json(v.strictObject({ data: v.array(CaseSchema), total_count: CountSchema })),
    },
  },
  {
    name: 'davForm',
    area: 'addressVerification',
    summary: 'The case of a candidate, by the reference of the link',
    method: 'GET',
    path: `${DAV}/case/form/{id}`,
    isPublic: true,
    responses: {
      200: json(v.strictObject({ data: stated(v.pipe(v.array(FormCaseSchema), v.minLength(1))) })),
    },
  },
  {
    name: 'davFormSubmission',
    area: 'addressVerification',
    summary: "The candidate's answers, photos and location",
    method: 'PATCH',
    path: `${DAV}/case/form/{id}`,
    isPublic: true,
    body: { as: 'json', schema: SubmissionSchema },
    responses: { 200: json(MessageSchema, 'sandbox') },
  },
  {
    name: 'davTemplate',
    area: 'addressVerification',
    summary: 'The CSV template of a sub-client',
    method: 'GET',
    path: `${DAV}/subclients/upload_template/{id}`,
    responses: { 200: file(CSV, { isAttachment: false }) },
  },
  {
    name: 'davResend',
    area: 'addressVerification',
    summary: 'Notifies the candidate again',
    method: 'POST',
    path: `${DAV}/notification/resend/{id}`,
    body: { as: 'json', schema: ResendSchema },
    responses: { 200: json(MessageSchema, 'sandbox') },
  },
  {
    name: 'davCaseChange',
    area: 'addressVerification',
    summary: 'Assigns, releases, reopens or decides a case',
    method: 'PATCH',
    path: `${DAV}/case/{id}`,
    body: { as: 'json', schema: v.union([StatusChangeSchema, QcSchema]) },
    responses: {
      200: json(v.strictObject({ status: v.literal('SUCCESS'), message: v.nullish(v.string()) })),
    },
  },
  {
    name: 'davReport',
    area: 'addressVerification',
    summary: 'The report of a decided case',
    method: 'POST',
    path: `${DAV}/case/download-report`,
    query: { caseId: IdSchema },
    responses: { 200: file(PDF, { isAttachment: true }) },
  },
  {
    name: 'davMis',
    area: 'addressVerification',
    summary: 'The MIS workbook of a range of days',
    method: 'POST',
    path: '/service/V1/dav/client/mis-generation',
    query: { start_date: DaySchema, end_date: DaySchema },
    responses: { 200: file(XLSX, { isAttachment: true }) },
  },
]
