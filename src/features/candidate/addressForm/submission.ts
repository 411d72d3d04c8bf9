import { toBase64 } from '#shared/lib/base64.ts'
import type { Answers, FieldName, FormCase, PhotoName, Photos, Place, TakenPhoto } from './form.ts'

type Degrees = Pick<Place, 'latitude' | 'longitude'>

/** Raw base64 JPEG, ISO time of the shutter, degrees (decisions D41). */
type PhotoBody = { data: string; timestamp: string } & Degrees

/** What leaves with Submit (decisions D9, D32): nothing of a locked field. */
export type SubmissionBody = {
  userData: Partial<Record<FieldName, string> & Record<PhotoName, PhotoBody>>
  userLocation: Degrees & { timestamp: string; linkClickedAt: string }
}

/** Where and when the form was filled in. */
export type Whereabouts = { place: Place; takenAt: string }

/**
 * The house photo's; where that one was accepted before, the newest photo's of now; where none is asked for, null: the
 * fix at Submit has to do (decisions D65).
 */
export function whereaboutsOf(photos: Photos): Whereabouts | null {
  if (photos.housePhoto !== undefined) return photos.housePhoto
  const taken = Object.values(photos).toSorted((a, b) => b.takenAt.localeCompare(a.takenAt))
  return taken[0] ?? null
}

/** The answers and photos of the fields that are asked for, as they are sent. */
export async function toSubmission(
  { linkClickedAt }: FormCase,
  filled: { answers: Answers; photos: Photos },
  { place: { latitude, longitude }, takenAt: timestamp }: Whereabouts,
): Promise<SubmissionBody> {
  const photos: Partial<Record<PhotoName, PhotoBody>> = Object.fromEntries(
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
