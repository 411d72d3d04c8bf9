export const TILE_PX = 256

/** Web Mercator: the world as a square from 0 to 1, north at 0. */
export type WorldPoint = { x: number; y: number }

export function toWorldPoint(longitude: number, latitude: number): WorldPoint {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  }
}

export const longitudeOf = (x: number): number => x * 360 - 180
export const latitudeOf = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

export type TileAddress = { z: number; x: number; y: number }
export type Bounds = { west: number; east: number; south: number; north: number }

/** The bounds of a tile in degrees, with a margin in px. */
export function boundsOf({ z, x, y }: TileAddress, marginPx = 0): Bounds {
  const tiles = 2 ** z
  const margin = marginPx / TILE_PX
  return {
    west: longitudeOf((x - margin) / tiles),
    east: longitudeOf((x + 1 + margin) / tiles),
    north: latitudeOf((y - margin) / tiles),
    south: latitudeOf((y + 1 + margin) / tiles),
  }
}

/** Projects degrees to px of the tile. */
export function createProjector({
  z,
  x,
  y,
}: TileAddress): (longitude: number, latitude: number) => WorldPoint {
  const world = TILE_PX * 2 ** z
  return (longitude, latitude) => {
    const point = toWorldPoint(longitude, latitude)
    return { x: point.x * world - x * TILE_PX, y: point.y * world - y * TILE_PX }
  }
}
