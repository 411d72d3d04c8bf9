import { EARTH_RADIUS_KM, radians } from '#shared/lib/distance.ts'
import type { Photos, Place } from '../form.ts'
import type { Places } from '../review/apart.ts'
import { takenAt, type Taken } from './takenAt.ts'

/** The drawing's own units; what follows is measured in them. */
export const SHEET = { width: 100, height: 56 }
/** Dots keep so far from the edges: their thumbnails stand under them. */
const ROOM = { width: 60, height: 22 }
const MIDDLE = { x: 50, y: 20 }

/** kyc §9: the circle around a place. */
const AROUND_M = 500
/** One place alone is drawn so large. */
const AROUND_MAX = 15
/** Farther apart, the circle would be a dot. */
const AROUND_MIN = 2.5
/** A square of the ground; the first of these that can be told from its neighbours. */
const SQUARES_M = [500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000]
const SQUARE_MIN = 8

/** Where photos of one place are drawn. */
export type Spot = Omit<Taken, 'place'> & { x: number; y: number }

export type DrawnMap = {
  /** The place of most photos is the first. */
  spots: readonly Spot[]
  /** Radius of the circle around that place. */
  around: number
  /** A side of a square of the ground, and what it stands for. */
  square: { side: number; metres: number }
}

/** Where the photos were taken, as a plain drawing; null where none was taken now. */
export function mapOf(photos: Photos, places: Places): DrawnMap | null {
  const [first, ...others] = takenAt(photos, places)
  if (first === undefined) return null
  const at = [first, ...others].map(({ place }) => metresFrom(first.place, place))
  const [west, east] = [Math.min(...at.map(({ x }) => x)), Math.max(...at.map(({ x }) => x))]
  const [north, south] = [Math.min(...at.map(({ y }) => y)), Math.max(...at.map(({ y }) => y))]
  const scale = Math.min(
    ROOM.width / (east - west),
    ROOM.height / (south - north),
    AROUND_MAX / AROUND_M,
  )
  const drawn = (value: number, low: number, high: number) => (value - (low + high) / 2) * scale
  const spots = [first, ...others].map(({ photos: taken, metres }, index) => ({
    x: MIDDLE.x + drawn(at[index]?.x ?? 0, west, east),
    y: MIDDLE.y + drawn(at[index]?.y ?? 0, north, south),
    photos: taken,
    metres,
  }))
  const metres = SQUARES_M.find((each) => each * scale >= SQUARE_MIN) ?? SQUARES_M.at(-1) ?? 0
  return {
    spots,
    around: Math.max(AROUND_M * scale, AROUND_MIN),
    square: { side: metres * scale, metres },
  }
}

/** On a plane that touches the ground at `from`: metres to the east and to the south. */
function metresFrom(from: Place, to: Place): { x: number; y: number } {
  const metresPerDegree = radians(1) * EARTH_RADIUS_KM * 1_000
  return {
    x: (to.longitude - from.longitude) * Math.cos(radians(from.latitude)) * metresPerDegree,
    y: (from.latitude - to.latitude) * metresPerDegree,
  }
}
