import {
  EARTH_RADIUS_KM,
  toRadians,
  distanceKm,
  SAME_PLACE_KM,
} from '#shared/platform/lib/numbers/distance.ts'
import type { Photos, Coordinates, FormPhotoName } from '../model/form.ts'
import type { PhotoDistances } from '../model/photoDistance.ts'

type PhotoGroup = {
  place: Coordinates
  photos: readonly { name: FormPhotoName; isOutlier: boolean }[]
  distanceM: number | null
}

/** Distant photos by location; those that differ only in time stay in the main group. */
function groupByLocation(photos: Photos, { nearby, distant }: PhotoDistances): PhotoGroup[] {
  const [nearest] = nearby
  const place = nearest === undefined ? undefined : photos[nearest]?.place
  if (place === undefined) return []
  const late = distant.filter(({ isFar }) => !isFar)
  const first: PhotoGroup = {
    place,
    distanceM: null,
    photos: [
      ...nearby.map((name) => ({ name, isOutlier: false })),
      ...late.map(({ name }) => ({ name, isOutlier: true })),
    ],
  }
  const elsewhere: PhotoGroup[] = []
  for (const { name, metres } of distant.filter(({ isFar }) => isFar)) {
    const own = photos[name]?.place
    if (own === undefined) continue
    const photo = { name, isOutlier: true }
    const nth = elsewhere.findIndex((each) => distanceKm(each.place, own) <= SAME_PLACE_KM)
    const same = elsewhere[nth]
    if (same === undefined) elsewhere.push({ place: own, distanceM: metres, photos: [photo] })
    else elsewhere[nth] = { ...same, photos: [...same.photos, photo] }
  }
  return [first, ...elsewhere]
}

export const MAP_SIZE = { width: 100, height: 56 }
/** Leaves space at the edges for the thumbnails below the dots. */
const ROOM = { width: 60, height: 22 }
const MIDDLE = { x: 50, y: 20 }

/** kyc §9: the circle around a location. */
const CIRCLE_RADIUS_M = 500
/** For a single location. */
const AROUND_MAX = 15
/** With a smaller circle, a dot would cover it. */
const AROUND_MIN = 2.5
/** The first size that is not too dense is used. */
const GRID_STEPS_M = [500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000]
const SQUARE_MIN = 8

export type MapMarker = Omit<PhotoGroup, 'place'> & { x: number; y: number }

export type PhotoMapLayout = {
  /** The main location first. */
  markers: readonly MapMarker[]
  circleRadius: number
  grid: { side: number; metres: number }
}

/** Null where no photo was taken in this visit. */
export function layoutPhotoMap(photos: Photos, places: PhotoDistances): PhotoMapLayout | null {
  const [first, ...others] = groupByLocation(photos, places)
  if (first === undefined) return null
  const at = [first, ...others].map(({ place }) => offsetInMetres(first.place, place))
  const [west, east] = [Math.min(...at.map(({ x }) => x)), Math.max(...at.map(({ x }) => x))]
  const [north, south] = [Math.min(...at.map(({ y }) => y)), Math.max(...at.map(({ y }) => y))]
  const scale = Math.min(
    ROOM.width / (east - west),
    ROOM.height / (south - north),
    AROUND_MAX / CIRCLE_RADIUS_M,
  )
  const drawn = (value: number, low: number, high: number) => (value - (low + high) / 2) * scale
  const markers = [first, ...others].map(({ photos: taken, distanceM }, index) => ({
    x: MIDDLE.x + drawn(at[index]?.x ?? 0, west, east),
    y: MIDDLE.y + drawn(at[index]?.y ?? 0, north, south),
    photos: taken,
    distanceM: distanceM,
  }))
  const metres = GRID_STEPS_M.find((each) => each * scale >= SQUARE_MIN) ?? GRID_STEPS_M.at(-1) ?? 0
  return {
    markers,
    circleRadius: Math.max(CIRCLE_RADIUS_M * scale, AROUND_MIN),
    grid: { side: metres * scale, metres },
  }
}

function offsetInMetres(from: Coordinates, to: Coordinates): { x: number; y: number } {
  const metresPerDegree = toRadians(1) * EARTH_RADIUS_KM * 1_000
  return {
    x: (to.longitude - from.longitude) * Math.cos(toRadians(from.latitude)) * metresPerDegree,
    y: (from.latitude - to.latitude) * metresPerDegree,
  }
}
