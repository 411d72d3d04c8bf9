import { fromBase64, toBase64 } from '#shared/platform/lib/base64.ts'
import type {
  Answers,
  FieldName,
  FormCase,
  FormPhotoName,
  Photos,
  Coordinates,
  TakenPhoto,
} from './form.ts'
import { isCts, isLocked } from './formValues.ts'
import placeholder from './placeholder.jpg?inline'

type Degrees = Pick<Coordinates, 'latitude' | 'longitude'>

/** Raw base64 JPEG, ISO time, degrees (decisions D41). */
type PhotoBody = { data: string; timestamp: string } & Degrees

/** decisions D9, D32; without accepted fields. */
export type SubmissionBody = {
  userData: Partial<Record<FieldName, string> & Record<FormPhotoName, PhotoBody>>
  userLocation: Degrees & { timestamp: string; linkClickedAt: string }
}

export type SubmissionLocation = { place: Coordinates; takenAt: string }

/** The house photo's location; if that was accepted before, the newest photo's; null without photos (decisions D65). */
export function pickSubmissionLocation(photos: Photos): SubmissionLocation | null {
  if (photos.housePhoto !== undefined) return photos.housePhoto
  const taken = Object.values(photos).toSorted((a, b) => b.takenAt.localeCompare(a.takenAt))
  return taken[0] ?? null
}

export async function toSubmission(
  { linkClickedAt }: FormCase,
  filled: { answers: Answers; photos: Photos },
  { place: { latitude, longitude }, takenAt: timestamp }: SubmissionLocation,
): Promise<SubmissionBody> {
  const photos: Partial<Record<FormPhotoName, PhotoBody>> = Object.fromEntries(
    await Promise.all(
      Object.entries(filled.photos).map(async ([name, photo]) => [name, await toBody(photo)]),
    ),
  )
  return {
    userData: { ...filled.answers, ...photos },
    userLocation: { latitude, longitude, timestamp, linkClickedAt },
  }
}

async function toBody({ picture, takenAt, place }: TakenPhoto): Promise<PhotoBody> {
  const { latitude, longitude } = place
  return { data: await toBase64(picture), timestamp: takenAt, latitude, longitude }
}

const HIDDEN = ['idProof', 'addressProof'] as const

/** CTS has no proofs, but the API requires them (decisions D41). */
export function placeholderPhotos(
  formCase: FormCase,
  { place, takenAt }: SubmissionLocation,
): Photos {
  if (!isCts(formCase)) return {}
  const [, base64 = ''] = placeholder.split('base64,')
  const photo = { picture: new Blob([fromBase64(base64)], { type: 'image/jpeg' }), place, takenAt }
  return Object.fromEntries(
    HIDDEN.filter((name) => !isLocked(formCase, name)).map((name) => [name, photo]),
  )
}
