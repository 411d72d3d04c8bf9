import { distanceKm, SAME_PLACE_KM } from '#shared/platform/lib/numbers/distance.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { PHOTO_NAMES, type CasePhoto, type PhotoName } from '../case.ts'
import { formatKm } from '../map/geometry.ts'
import { PHOTO_TEXTS } from './photoTexts.ts'

export type CasePhotos = Readonly<Partial<Record<PhotoName, CasePhoto>>>

type PhotoDistance = { from: PhotoName; km: number | null; minutes: number | null }

/** Our own; photos of one visit. */
const ONE_VISIT_MINUTES = 60
const MINUTE_MS = 60_000
const KM_M = 1000

/** `minutes` is negative where the photo was taken before the other. */
function measureDistance(photo: CasePhoto, from: PhotoName, other: CasePhoto): PhotoDistance {
  const [timestamp, otherTimestamp] = [photo, other].map(({ takenAt }) => Date.parse(takenAt ?? ''))
  const minutes = Math.round(((timestamp ?? NaN) - (otherTimestamp ?? NaN)) / MINUTE_MS)
  return {
    from,
    km:
      photo.location === null || other.location === null
        ? null
        : distanceKm(photo.location, other.location),
    minutes: Number.isNaN(minutes) ? null : minutes,
  }
}

const isFar = ({ km, minutes }: PhotoDistance): boolean =>
  (km ?? 0) > SAME_PLACE_KM || Math.abs(minutes ?? 0) > ONE_VISIT_MINUTES

/** The distance from the house photo; for the house photo itself, from the farthest photo. */
export type PhotoDistanceSummary = { text: string; isFar: boolean }

export function summarizePhotoDistance(
  name: PhotoName,
  photos: CasePhotos,
): PhotoDistanceSummary | null {
  const photo = photos[name]
  if (photo === undefined) return null
  const others = PHOTO_NAMES.flatMap((from) => {
    const other = photos[from]
    return from === name || other === undefined ? [] : [measureDistance(photo, from, other)]
  }).filter(({ km, minutes }) => km !== null || minutes !== null)
  const housePhoto = others.find(({ from }) => from === 'housePhoto')
  const farthest = others.toSorted((a, b) => (b.km ?? 0) - (a.km ?? 0))[0]
  const reference = housePhoto ?? farthest
  return reference === undefined
    ? null
    : { text: formatPhotoDistance(reference), isFar: isFar(reference) }
}

function formatPhotoDistance({ from, km, minutes }: PhotoDistance): string {
  const other = `the ${PHOTO_TEXTS[from].label.toLowerCase()}`
  const distanceText = km === null ? '' : `${formatDistance(km)} from ${other}`
  if (minutes === null) return distanceText
  if (minutes === 0)
    return distanceText === '' ? `With ${other}` : `${distanceText}, in the same minute`
  const timeText = `${plural(Math.abs(minutes), 'minute')} ${minutes > 0 ? 'after' : 'before'}`
  return distanceText === '' ? `${timeText} ${other}` : `${distanceText}, ${timeText} it`
}

const formatDistance = (km: number): string =>
  km < 1 ? `${Math.round(km * KM_M)} m` : formatKm(km)
