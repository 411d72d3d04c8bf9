import * as v from 'valibot'
import { assumed } from './marks.ts'

/** The fields of an address case, as the candidate sends them and the reviewer decides them (kyc §3). */

const CASE_PHOTOS = ['idProof', 'addressProof', 'selfie', 'sign', 'housePhoto'] as const
export const REVIEWED_FIELDS = [
  'respondentName',
  'ownershipStatus',
  'typeOfAddress',
  'relationshipWithCandidate',
  'periodOfStayFrom',
  'periodOfStayTo',
  'stayingAtGivenAddress',
  'prominentLandMark',
  ...CASE_PHOTOS,
] as const

const entriesOf = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema> // from these names

const DEGREES = {
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
}
export const PointSchema = v.strictObject(DEGREES)

const MomentSchema = v.pipe(v.string(), v.isoTimestamp('must be ISO 8601'))
/** Raw base64 JPEG without a prefix (decisions D41). */
const PhotoSchema = v.optional(
  v.strictObject({
    data: v.pipe(v.string(), v.base64('must be raw base64')),
    timestamp: MomentSchema,
    ...DEGREES,
  }),
)

const LettersSchema = v.pipe(v.string(), v.regex(/^[A-Za-z ]+$/, 'letters and spaces only'))
const PeriodSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9 /_-]+$/, 'letters, digits, spaces / _ - only'),
)
const AddressSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9 ',\-.#@%/&()]+$/, 'a sign that is not taken'),
)
const RELATIONS = [
  'Self',
  'Father',
  'Mother',
  'Brother',
  'Sister',
  'Son',
  'Daughter',
  'Husband',
  'Wife',
  'Other',
] as const

/** What a candidate has answered; fields that were accepted before are left out (decisions D9). */
export const FormFieldsSchema = v.strictObject({
  respondentName: v.optional(LettersSchema),
  relationshipWithCandidate: v.optional(v.picklist(RELATIONS)),
  relationshipWithCandidateOther: v.optional(LettersSchema),
  prominentLandMark: v.optional(AddressSchema),
  ownershipStatus: v.optional(v.picklist(['Rented', 'Owned'])),
  periodOfStayFrom: v.optional(PeriodSchema),
  periodOfStayTo: v.optional(PeriodSchema),
  typeOfAddress: v.optional(v.picklist(['Permanent', 'Current', 'Previous', 'Other'])),
  typeOfAddressOther: v.optional(LettersSchema),
  stayingAtGivenAddress: v.optional(v.picklist(['true', 'false'])),
  currentVerifiedAddress: v.optional(AddressSchema),
  verifiedAddressStayingFrom: v.optional(PeriodSchema),
  verifiedAddressStayingTill: v.optional(PeriodSchema),
  ...entriesOf(CASE_PHOTOS, PhotoSchema),
})

/** The candidate's submission (decisions D9, D32). */
export const SubmissionSchema = v.strictObject({
  userData: FormFieldsSchema,
  userLocation: v.strictObject({ ...DEGREES, timestamp: MomentSchema, linkClickedAt: v.string() }),
})

const FORM_FIELDS = v.keyof(FormFieldsSchema).options

/** The same as the backend returns it: what is not answered may be missing, null or empty, and a list has no photos. */
export const ReceivedFieldsSchema = v.strictObject(
  Object.fromEntries(
    Object.entries(FormFieldsSchema.entries).map(([name, { wrapped }]) => [
      name,
      v.nullish(
        CASE_PHOTOS.some((photo) => photo === name)
          ? assumed(wrapped)
          : v.union([wrapped, v.literal('')]),
      ),
    ]),
  ),
)

/** Any field of the form that was accepted before is locked (kyc §3). */
export const FormFlagsSchema = v.strictObject(entriesOf(FORM_FIELDS, v.nullish(v.boolean())))

/** Which fields were accepted or rejected before. */
export const FieldFlagsSchema = v.strictObject(entriesOf(REVIEWED_FIELDS, v.nullish(v.boolean())))

export const PlaceSchema = v.strictObject({ address: v.pipe(v.string(), v.nonEmpty()), ...DEGREES })
const QuarterTurnsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))

/** kyc §3, "QC submission". */
export const QcSchema = v.strictObject({
  overallStatus: v.picklist(['APPROVED', 'REJECTED', 'RE_INITIATED']),
  qcStatus: v.picklist(['Pass', 'Fail', 'Reinitiate']),
  validationStatusDetails: v.strictObject(entriesOf(REVIEWED_FIELDS, v.boolean())),
  rotationCount: v.strictObject(entriesOf(CASE_PHOTOS, QuarterTurnsSchema)),
  gpsImage: v.pipe(
    v.string(),
    v.regex(/^iVBORw0KGgo[A-Za-z0-9+/]+=*$/, 'must be raw base64 of a PNG'),
  ),
  sourceAddress: PlaceSchema,
  optionalAddress: v.optional(PlaceSchema),
  qcComments: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  overrideCoordinates: v.optional(v.boolean()),
})

export const StatusChangeSchema = v.strictObject({
  overallStatus: v.picklist(['ASSIGNED', 'PENDING_QC', 'RE_OPEN_FOR_QC']),
  forceAssign: v.optional(v.literal(true)),
})
