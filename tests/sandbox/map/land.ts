import type { SKRSContext2D } from '@napi-rs/canvas'
import { feature } from 'topojson-client'
import landOutlines from 'world-atlas/land-50m.json?raw'
import { boundsOf, createProjector, type TileAddress } from './mercator.ts'

type Ring = { points: readonly (readonly number[])[]; west: number; east: number }

/** Land without borders: countries dispute them, and addresses do not need them. */
function landRings(): Ring[] {
  const atlas: Parameters<typeof feature>[0] = JSON.parse(landOutlines)
  const { land } = atlas.objects
  if (land === undefined) throw new Error('The atlas has no land.')
  const shape = feature(atlas, land)
  const features = 'features' in shape ? shape.features : [shape]
  const polygons = features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates]
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  })
  return polygons.flat().map((points) => {
    const longitudes = points.map(([longitude = 0]) => longitude)
    return { points, west: Math.min(...longitudes), east: Math.max(...longitudes) }
  })
}

const RINGS: readonly Ring[] = landRings()

/** Web Mercator has no poles. */
const FARTHEST_NORTH = 85

/** Draws the land of a tile; the even-odd rule cuts out lakes. */
export function traceLand(context: SKRSContext2D, tile: TileAddress): void {
  const { west, east } = boundsOf(tile, 8)
  const project = createProjector(tile)
  context.beginPath()
  for (const ring of RINGS) {
    if (ring.east < west || ring.west > east) continue
    for (const [index, [longitude = 0, latitude = 0]] of ring.points.entries()) {
      const bounded = Math.max(-FARTHEST_NORTH, Math.min(FARTHEST_NORTH, latitude))
      const { x, y } = project(longitude, bounded)
      if (index === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
    context.closePath()
  }
}
