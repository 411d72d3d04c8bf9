import type { InferOutput } from 'valibot'
import type { SubmissionSchema } from '#api/addressCase.ts'
import { fromBase64 } from '#shared/platform/lib/base64.ts'
import { validationFault } from '../fault.ts'
import { PHOTOS, type SandboxCase, type UserData } from './case.ts'
import { jpegSize } from './photos.ts'

const LONGEST_SIDE = 1440
/** Requires square photos of at most 1440 px (decisions D41). @throws Fault 422 with the first other one */
function checkPhotos(fields: Submission['userData']): void {
  for (const name of PHOTOS) {
    const photo = fields[name]
    const size = photo === undefined ? null : jpegSize(fromBase64(photo.data))
    const isSquare = size !== null && size.width === size.height && size.width <= LONGEST_SIDE
    if (photo !== undefined && !isSquare)
      throw validationFault(`userData.${name}.data`, 'must be a square JPEG of at most 1440 px')
  }
}

export type Submission = InferOutput<typeof SubmissionSchema>

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
  checkPhotos(userData)
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
