/** kyc §9: the radius used for distances. */
export const EARTH_RADIUS_KM = 6371
/** Two points this near count as the same place (kyc §9). */
export const SAME_PLACE_KM = 1

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Degrees, WGS 84. */
type Point = { latitude: number; longitude: number }

/** The distance along the ground, by the haversine formula. */
export function distanceKm(one: Point, other: Point): number {
  const [from, to] = [toRadians(one.latitude), toRadians(other.latitude)]
  const north = Math.sin((to - from) / 2) ** 2
  const east = Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2
  const share = north + Math.cos(from) * Math.cos(to) * east
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, share)))
}
