import { distanceKm, SAME_PLACE_KM } from '#shared/platform/lib/numbers/distance.ts'
import { FORM_PHOTO_NAMES, type FormPhotoName, type Photos, type TakenPhoto } from './form.ts'

const VISIT_MAX_MS = 3_600_000

export type DistantPhoto = {
  name: FormPhotoName
  metres: number
  minutes: number
  isFar: boolean
  isLate: boolean
}

export type PhotoDistances = { nearby: readonly FormPhotoName[]; distant: readonly DistantPhoto[] }

const metresBetween = (one: TakenPhoto, other: TakenPhoto): number =>
  distanceKm(one.place, other.place) * 1000
const msBetween = (one: TakenPhoto, other: TakenPhoto): number =>
  Math.abs(Date.parse(one.takenAt) - Date.parse(other.takenAt))

const isFar = (one: TakenPhoto, other: TakenPhoto) =>
  metresBetween(one, other) > SAME_PLACE_KM * 1000
const isLate = (one: TakenPhoto, other: TakenPhoto) => msBetween(one, other) > VISIT_MAX_MS

/** Compares with the photo that most others are near; in a tie the house photo. */
export function measurePhotoDistances(photos: Photos): PhotoDistances {
  const taken = FORM_PHOTO_NAMES.flatMap((name) => {
    const photo = photos[name]
    return photo === undefined ? [] : [{ name, photo }]
  })
  const nearTo = (one: TakenPhoto) =>
    taken.filter(({ photo }) => !isFar(one, photo) && !isLate(one, photo))
  const [most] = taken.toSorted((a, b) => nearTo(b.photo).length - nearTo(a.photo).length)
  if (most === undefined) return { nearby: [], distant: [] }
  const together = nearTo(most.photo)
  return {
    nearby: together.map(({ name }) => name),
    distant: taken
      .filter((each) => !together.includes(each))
      .map(({ name, photo }) => ({
        name,
        metres: metresBetween(most.photo, photo),
        minutes: Math.round(msBetween(most.photo, photo) / 60_000),
        isFar: isFar(most.photo, photo),
        isLate: isLate(most.photo, photo),
      })),
  }
}
