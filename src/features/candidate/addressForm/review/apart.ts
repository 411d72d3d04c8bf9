import { distanceKm, SAME_PLACE_KM } from '#shared/lib/distance.ts'
import { PHOTO_NAMES, type PhotoName, type Photos, type TakenPhoto } from '../form.ts'

/** Photos of one visit are taken within an hour. */
const ONE_VISIT_MS = 3_600_000

/** A photo that was taken far from most of the others, or long before or after them. */
export type Apart = {
  name: PhotoName
  metres: number
  minutes: number
  isFar: boolean
  isLate: boolean
}

export type Places = { together: readonly PhotoName[]; apart: readonly Apart[] }

const metresBetween = (one: TakenPhoto, other: TakenPhoto): number =>
  distanceKm(one.place, other.place) * 1000
const msBetween = (one: TakenPhoto, other: TakenPhoto): number =>
  Math.abs(Date.parse(one.takenAt) - Date.parse(other.takenAt))

const isFar = (one: TakenPhoto, other: TakenPhoto) =>
  metresBetween(one, other) > SAME_PLACE_KM * 1000
const isLate = (one: TakenPhoto, other: TakenPhoto) => msBetween(one, other) > ONE_VISIT_MS

/** Which photos belong together, by the one that most others are near to; at a tie the house photo's word counts. */
export function placesOf(photos: Photos): Places {
  const taken = PHOTO_NAMES.flatMap((name) => {
    const photo = photos[name]
    return photo === undefined ? [] : [{ name, photo }]
  })
  const nearTo = (one: TakenPhoto) =>
    taken.filter(({ photo }) => !isFar(one, photo) && !isLate(one, photo))
  const [most] = taken.toSorted((a, b) => nearTo(b.photo).length - nearTo(a.photo).length)
  if (most === undefined) return { together: [], apart: [] }
  const together = nearTo(most.photo)
  return {
    together: together.map(({ name }) => name),
    apart: taken
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
