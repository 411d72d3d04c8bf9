import { plural } from '#shared/lib/plural.ts'
import { PHOTOS, type CasePhoto, type PhotoName } from '../case.ts'
import { distanceKm, SAME_PLACE_KM } from '#shared/lib/distance.ts'
import { formatKm } from '../map/geometry.ts'
import { PHOTO_WORDS } from './photoWords.ts'

export type CasePhotos = Readonly<Partial<Record<PhotoName, CasePhoto>>>

/** How far from another photo one was taken, in place and time; null where that is not known. */
type Apart = { from: PhotoName; km: number | null; minutes: number | null }

/** Our own: photos of one visit are taken within this. */
const ONE_VISIT_MINUTES = 60
const MINUTE_MS = 60_000
const KM_M = 1000

/** Between a photo and another; `minutes` is negative where it was taken before it. */
function apart(one: CasePhoto, from: PhotoName, other: CasePhoto): Apart {
  const [at, otherAt] = [one, other].map(({ takenAt }) => Date.parse(takenAt ?? ''))
  const minutes = Math.round(((at ?? NaN) - (otherAt ?? NaN)) / MINUTE_MS)
  return {
    from,
    km: one.place === null || other.place === null ? null : distanceKm(one.place, other.place),
    minutes: Number.isNaN(minutes) ? null : minutes,
  }
}

const isFar = ({ km, minutes }: Apart): boolean =>
  (km ?? 0) > SAME_PLACE_KM || Math.abs(minutes ?? 0) > ONE_VISIT_MINUTES

/** What a photo's place and time say beside the others: the house photo counts most, the farthest one where it is that. */
export type TakenBeside = { words: string; isFar: boolean }

/** Null where neither place nor time of it came, or of none of the others. */
export function takenBeside(name: PhotoName, photos: CasePhotos): TakenBeside | null {
  const one = photos[name]
  if (one === undefined) return null
  const others = PHOTOS.flatMap((from) => {
    const other = photos[from]
    return from === name || other === undefined ? [] : [apart(one, from, other)]
  }).filter(({ km, minutes }) => km !== null || minutes !== null)
  const house = others.find(({ from }) => from === 'housePhoto')
  const farthest = others.toSorted((a, b) => (b.km ?? 0) - (a.km ?? 0))[0]
  const shown = house ?? farthest
  return shown === undefined ? null : { words: sayApart(shown), isFar: isFar(shown) }
}

function sayApart({ from, km, minutes }: Apart): string {
  const other = `the ${PHOTO_WORDS[from].label.toLowerCase()}`
  const where = km === null ? '' : `${sayDistance(km)} from ${other}`
  if (minutes === null) return where
  if (minutes === 0) return where === '' ? `With ${other}` : `${where}, in the same minute`
  const when = `${plural(Math.abs(minutes), 'minute')} ${minutes > 0 ? 'after' : 'before'}`
  return where === '' ? `${when} ${other}` : `${where}, ${when} it`
}

/** Below a kilometre in whole metres. */
const sayDistance = (km: number): string => (km < 1 ? `${Math.round(km * KM_M)} m` : formatKm(km))
