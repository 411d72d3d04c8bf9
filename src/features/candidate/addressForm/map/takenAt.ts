import { distanceKm, SAME_PLACE_KM } from '#shared/lib/distance.ts'
import type { PhotoName, Photos, Place } from '../form.ts'
import type { Places } from '../review/apart.ts'

/** Photos that were taken at one place. */
export type Taken = {
  place: Place
  photos: readonly { name: PhotoName; isApart: boolean }[]
  /** From the place of most photos; null: it is that place. */
  metres: number | null
}

/** What was taken elsewhere, by place; what was only taken at another time stays with the others. */
export function takenAt(photos: Photos, { together, apart }: Places): Taken[] {
  const [nearest] = together
  const place = nearest === undefined ? undefined : photos[nearest]?.place
  if (place === undefined) return []
  const late = apart.filter(({ isFar }) => !isFar)
  const first: Taken = {
    place,
    metres: null,
    photos: [
      ...together.map((name) => ({ name, isApart: false })),
      ...late.map(({ name }) => ({ name, isApart: true })),
    ],
  }
  const elsewhere: Taken[] = []
  for (const { name, metres } of apart.filter(({ isFar }) => isFar)) {
    const own = photos[name]?.place
    if (own === undefined) continue
    const photo = { name, isApart: true }
    const nth = elsewhere.findIndex((each) => distanceKm(each.place, own) <= SAME_PLACE_KM)
    const same = elsewhere[nth]
    if (same === undefined) elsewhere.push({ place: own, metres, photos: [photo] })
    else elsewhere[nth] = { ...same, photos: [...same.photos, photo] }
  }
  return [first, ...elsewhere]
}
