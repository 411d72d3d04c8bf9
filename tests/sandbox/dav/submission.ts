import { Buffer } from 'node:buffer'
import * as v from 'valibot'
import { validationFault } from '../fault.ts'
import { PHOTOS, type SandboxCase, type UserData } from './case.ts'
import { jpegSize } from './photos.ts'

const LONGEST_SIDE = 1440
const ISO = v.pipe(v.string(), v.isoTimestamp('must be ISO 8601'))
const degrees = { latitude: v.number(), longitude: v.number() }

/** Square, at most 1440 px, raw base64 without a prefix (decisions D41). */
const DataSchema = v.pipe(
  v.string(),
  v.base64('must be raw base64'),
  v.check((data) => {
    const size = jpegSize(Buffer.from(data, 'base64'))
    return size !== null && size.width === size.height && size.width <= LONGEST_SIDE
  }, 'must be a square JPEG of at most 1440 px'),
)
const PhotoSchema = v.optional(v.strictObject({ data: DataSchema, timestamp: ISO, ...degrees }))

const letters = v.pipe(v.string(), v.regex(/^[A-Za-z ]+$/, 'letters and spaces only'))
const period = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9 /_-]+$/, 'letters, digits, spaces / _ - only'),
)
const addressText = v.pipe(
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

const FieldsSchema = v.strictObject({
  respondentName: v.optional(letters),
  relationshipWithCandidate: v.optional(v.picklist(RELATIONS)),
  relationshipWithCandidateOther: v.optional(letters),
  prominentLandMark: v.optional(addressText),
  ownershipStatus: v.optional(v.picklist(['Rented', 'Owned'])),
  periodOfStayFrom: v.optional(period),
  periodOfStayTo: v.optional(period),
  typeOfAddress: v.optional(v.picklist(['Permanent', 'Current', 'Previous', 'Other'])),
  typeOfAddressOther: v.optional(letters),
  stayingAtGivenAddress: v.optional(v.picklist(['true', 'false'])),
  currentVerifiedAddress: v.optional(addressText),
  verifiedAddressStayingFrom: v.optional(period),
  verifiedAddressStayingTill: v.optional(period),
  idProof: PhotoSchema,
  addressProof: PhotoSchema,
  selfie: PhotoSchema,
  sign: PhotoSchema,
  housePhoto: PhotoSchema,
})

/** The candidate's submission (decisions D9, D32). */
export const SubmissionSchema = v.strictObject({
  userData: FieldsSchema,
  userLocation: v.strictObject({ ...degrees, timestamp: ISO, linkClickedAt: v.string() }),
})
export type Submission = v.InferOutput<typeof SubmissionSchema>

const REQUIRED_FIELDS = [
  'respondentName',
  'relationshipWithCandidate',
  'prominentLandMark',
  'ownershipStatus',
  'periodOfStayFrom',
  'periodOfStayTo',
  'typeOfAddress',
  'stayingAtGivenAddress',
  ...PHOTOS,
] as const
const ELSEWHERE = [
  'currentVerifiedAddress',
  'verifiedAddressStayingFrom',
  'verifiedAddressStayingTill',
] as const
type Fields = Submission['userData']

/** Fields required by other answers, even if accepted before. */
function requiredOf(fields: Fields): (keyof Fields)[] {
  return [
    ...REQUIRED_FIELDS,
    ...(fields.stayingAtGivenAddress === 'false' ? ELSEWHERE : []),
    ...(fields.relationshipWithCandidate === 'Other'
      ? ['relationshipWithCandidateOther' as const]
      : []),
    ...(fields.typeOfAddress === 'Other' ? ['typeOfAddressOther' as const] : []),
  ]
}

/** The case's data after the submission, which must contain all requested and no locked fields. @throws Fault 422 */
export function applySubmission(record: SandboxCase, { userData }: Submission): UserData {
  const locked = (name: string) =>
    Object.entries(record.validationStatusDetails).some(
      ([key, isAccepted]) => key === name && isAccepted,
    )
  const sentLocked = Object.keys(userData).find(locked)
  if (sentLocked !== undefined)
    throw validationFault(`userData.${sentLocked}`, 'was accepted before, leave it out')
  const missing = requiredOf(userData).find((name) => !locked(name) && userData[name] === undefined)
  if (missing !== undefined) throw validationFault(`userData.${missing}`, 'is missing')
  return { ...record.userData, ...userData }
}
