import {
  distanceKm,
  EARTH_RADIUS_KM,
  toRadians,
  SAME_PLACE_KM,
} from '#shared/platform/lib/numbers/distance.ts'
import type { Point } from '../case.ts'

/** kyc §9; from the detected point. */
const OVERRIDE_EAST_M = 100
/** kyc §9, decisions D60: around each location, or around two near ones. */
const APART_RADIUS_M = 500
const SHARED_RADIUS_M = 400

/** Six decimals are 11 cm: more would suggest false precision. */
const rounded = (value: number) => Number(value.toFixed(6))

export const formatKm = (km: number): string => `${km.toFixed(2)} km`

/** Four decimals are 11 m, more precise than any phone's location. */
export const formatPoint = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`

/** A degree of longitude has no length at a pole. */
const NEAREST_POLE_DEG = 89

/** kyc §4. Longitude is between -180 and 180. */
export function overridePosition({ latitude, longitude }: Point): Point {
  const cosine = Math.cos(toRadians(Math.min(Math.abs(latitude), NEAREST_POLE_DEG)))
  const east = longitude + OVERRIDE_EAST_M / 1000 / (toRadians(1) * EARTH_RADIUS_KM * cosine)
  return { latitude, longitude: rounded(east > 180 ? east - 360 : east) }
}

/** Planar, good enough for near points. */
export const midpoint = (a: Point, b: Point): Point => ({
  latitude: rounded((a.latitude + b.latitude) / 2),
  longitude: rounded((a.longitude + b.longitude) / 2),
})

export type Circle = { centre: Point; radiusM: number; marker: 'entered' | 'detected' }

/** One circle for the same place, else one each (decisions D60). */
export function buildCircles(entered: Point | null, detected: Point | null): readonly Circle[] {
  if (entered !== null && detected !== null && distanceKm(entered, detected) <= SAME_PLACE_KM)
    return [{ centre: midpoint(entered, detected), radiusM: SHARED_RADIUS_M, marker: 'detected' }]
  const circleAround = (centre: Point | null, marker: Circle['marker']) =>
    centre === null ? [] : [{ centre, radiusM: APART_RADIUS_M, marker }]
  return [...circleAround(entered, 'entered'), ...circleAround(detected, 'detected')]
}

/** '12.9716, 77.5946', also separated by a space. Null if invalid. */
export function parsePoint(text: string): Point | null {
  const [, first, second] =
    /^(-?\d{1,2}(?:\.\d+)?)[,\s]\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim()) ?? []
  if (first === undefined || second === undefined) return null
  const point = { latitude: Number(first), longitude: Number(second) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}
