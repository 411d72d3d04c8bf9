import { distanceKm, EARTH_RADIUS_KM, radians, SAME_PLACE_KM } from '#shared/lib/distance.ts'
import type { Point } from '../case.ts'

/** kyc §9: where the override puts the entered point, east of the detected one. */
const OVERRIDE_EAST_M = 100
/** kyc §9, decisions D60: metres of the circle around each place, and of the one that two near ones share. */
const APART_RADIUS_M = 500
const SHARED_RADIUS_M = 400

/** Six decimals are 11 cm: what is sent has no tail that nobody measured. */
const rounded = (value: number) => Number(value.toFixed(6))

/** '0.34 km' (kyc §9). */
export const formatKm = (km: number): string => `${km.toFixed(2)} km`

/** '12.7071, 77.7826': four decimals are 11 m, nearer than any phone knows its place. */
export const formatPoint = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`

/** At a pole a degree of longitude has no length: the step east is at most as large as here. */
const NEAREST_POLE_DEG = 89

/** Where the override places the entered point (kyc §4). Its longitude is between -180 and 180. */
export function overridden({ latitude, longitude }: Point): Point {
  const cosine = Math.cos(radians(Math.min(Math.abs(latitude), NEAREST_POLE_DEG)))
  const east = longitude + OVERRIDE_EAST_M / 1000 / (radians(1) * EARTH_RADIUS_KM * cosine)
  return { latitude, longitude: rounded(east > 180 ? east - 360 : east) }
}

/** Halfway on the map; the two are never far apart where it matters. */
export const middle = (one: Point, other: Point): Point => ({
  latitude: rounded((one.latitude + other.latitude) / 2),
  longitude: rounded((one.longitude + other.longitude) / 2),
})

export type Circle = { centre: Point; radiusM: number; around: 'entered' | 'detected' }

/** One circle around the two where they count as one place, else one around each (decisions D60). */
export function circlesOf(entered: Point | null, detected: Point | null): readonly Circle[] {
  if (entered !== null && detected !== null && distanceKm(entered, detected) <= SAME_PLACE_KM)
    return [{ centre: middle(entered, detected), radiusM: SHARED_RADIUS_M, around: 'detected' }]
  const apart = (centre: Point | null, around: Circle['around']) =>
    centre === null ? [] : [{ centre, radiusM: APART_RADIUS_M, around }]
  return [...apart(entered, 'entered'), ...apart(detected, 'detected')]
}

/** A pair that somebody typed or pasted: '12.9716, 77.5946', also parted by a space. Null: it is none. */
export function parsePoint(text: string): Point | null {
  const [, first, second] =
    /^(-?\d{1,2}(?:\.\d+)?)[,\s]\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim()) ?? []
  if (first === undefined || second === undefined) return null
  const point = { latitude: Number(first), longitude: Number(second) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}
