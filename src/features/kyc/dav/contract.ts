import * as v from 'valibot'
import { IdSchema, TextSchema } from '#shared/kits/records/fieldSchemas.ts'
import { pageResponseSchema } from '#shared/kits/records/list/pageResponseSchema.ts'
import { FlagSchema, listResponseSchema } from '#shared/kits/records/responseSchemas.ts'
import { parseUrl } from '#shared/platform/config/parseUrl.ts'
import { assumeUtc } from '#shared/platform/lib/time/isoTime.ts'
import {
  REVIEW_ITEMS,
  OVERALL_STATUSES,
  NOTIFICATION_STAGES,
  type AddressCase,
  type CandidateAnswers,
  type NotificationEntry,
  type Point,
} from './case.ts'

/** Parses `{status, body}`: a list, bare or under `data` (decisions D26). */
export const SubClientsSchema = listResponseSchema(
  v.object({ subClientId: IdSchema, clientId: IdSchema, batchTag: TextSchema }),
  ({ subClientId }) => subClientId,
)

/** As number or text. */
const DegreesSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.minLength(1))]),
  v.transform(Number),
)

/** Null also where it is invalid. */
export const PointSchema: v.GenericSchema<unknown, Point | null> = v.fallback(
  v.nullable(
    v.object({
      latitude: v.pipe(DegreesSchema, v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(DegreesSchema, v.minValue(-180), v.maxValue(180)),
    }),
  ),
  null,
)

const TimeSchema = v.pipe(TextSchema, v.transform(assumeUtc))

/** Other schemes are rejected, because a click opens the URL. */
const LinkSchema = v.pipe(
  TextSchema,
  v.transform((text) => (/^https?:$/.test(parseUrl(text)?.protocol ?? '') ? text : '')),
)

const SourceSchema = v.pipe(
  v.object({
    name: TextSchema,
    internalReferenceNumber: TextSchema,
    phoneNumber: TextSchema,
    email: TextSchema,
    address: TextSchema,
    periodOfStayFrom: TextSchema,
    periodOfStayTo: TextSchema,
  }),
  v.transform((source) => ({
    name: source.name,
    reference: source.internalReferenceNumber,
    phone: source.phoneNumber,
    email: source.email,
    address: source.address,
    stayFrom: source.periodOfStayFrom,
    stayTo: source.periodOfStayTo,
  })),
)

const EntrySchema = v.object({ stage: v.picklist(NOTIFICATION_STAGES), initiatedAt: TimeSchema })
const KnownEntrySchema = v.fallback(v.nullable(EntrySchema), null)

const newestFirst = (a: NotificationEntry, b: NotificationEntry) =>
  (Date.parse(b.initiatedAt) || 0) - (Date.parse(a.initiatedAt) || 0)

/** Entries of unknown stages are dropped (kyc §2). */
const LogSchema = v.pipe(
  v.nullish(v.array(KnownEntrySchema), []),
  v.transform((entries) => entries.filter((entry) => entry !== null).toSorted(newestFirst)),
)

/** Some backends send 'true' or 'false' (kyc §3). */
const TextFlagSchema = v.pipe(
  v.nullish(v.union([v.string(), v.boolean()]), ''),
  v.transform((value) => String(value).trim().toLowerCase()),
)

const AnswersSchema: v.GenericSchema<unknown, CandidateAnswers> = v.object({
  respondentName: TextSchema,
  ownershipStatus: TextSchema,
  typeOfAddress: TextSchema,
  relationshipWithCandidate: TextSchema,
  periodOfStayFrom: TextSchema,
  periodOfStayTo: TextSchema,
  stayingAtGivenAddress: TextFlagSchema,
  prominentLandMark: TextSchema,
  currentVerifiedAddress: TextSchema,
  verifiedAddressStayingFrom: TextSchema,
  verifiedAddressStayingTill: TextSchema,
})

/** A waiting case may have an empty record, which counts as none. */
const SubmittedAnswersSchema = v.pipe(
  v.nullish(AnswersSchema, null),
  v.transform((answers) =>
    answers !== null && Object.values(answers).some((text) => text !== '') ? answers : null,
  ),
)

const AcceptedSchema = v.pipe(
  v.nullish(v.record(v.string(), v.unknown()), {}),
  v.transform((flags): AddressCase['accepted'] =>
    Object.fromEntries(
      REVIEW_ITEMS.flatMap((name) =>
        typeof flags[name] === 'boolean' ? [[name, flags[name]]] : [],
      ),
    ),
  ),
)

/** An address case in the API (kyc §3), without photos. */
export const CaseSchema: v.GenericSchema<unknown, AddressCase> = v.pipe(
  v.object({
    caseId: IdSchema,
    batchId: TextSchema,
    overallStatus: v.fallback(v.picklist(OVERALL_STATUSES), 'UNKNOWN'),
    createdAt: TimeSchema,
    modifiedAt: TimeSchema,
    assignee: TextSchema,
    overrideCoordinates: FlagSchema,
    qcComments: TextSchema,
    sourceData: v.nullish(SourceSchema, {}),
    userForm: v.nullish(v.object({ link: LinkSchema }), { link: '' }),
    notification: v.nullish(
      v.object({ email: FlagSchema, voicecall: FlagSchema, sms: FlagSchema }),
      {},
    ),
    notifLogs: LogSchema,
    alternateNumber: TextSchema,
    userData: SubmittedAnswersSchema,
    userLocation: v.nullish(PointSchema, null),
    validationStatusDetails: AcceptedSchema,
  }),
  v.transform((raw) => ({
    caseId: raw.caseId,
    batchId: raw.batchId,
    status: raw.overallStatus,
    createdAt: raw.createdAt,
    modifiedAt: raw.modifiedAt,
    assignee: raw.assignee,
    isOverridden: raw.overrideCoordinates,
    qcComments: raw.qcComments,
    source: raw.sourceData,
    link: raw.userForm.link,
    sent: {
      email: raw.notification.email,
      call: raw.notification.voicecall,
      sms: raw.notification.sms,
    },
    log: raw.notifLogs,
    alternateNumber: raw.alternateNumber,
    answers: raw.userData,
    location: raw.userLocation,
    accepted: raw.validationStatusDetails,
  })),
)

/** A page of the list (decisions D35). */
export const CasePageSchema = pageResponseSchema(
  CaseSchema,
  { rows: 'data', total: 'total_count' },
  ({ caseId }) => caseId,
)

/** Any status but SUCCESS is an error (decisions D36). */
export const SuccessSchema = v.pipe(
  v.object({ status: v.literal('SUCCESS') }),
  v.transform(() => null),
)
