import { feature } from 'topojson-client'
import type { MultiPolygon, Polygon } from 'geojson'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { SKRSContext2D } from '@napi-rs/canvas'
import atlas from 'world-atlas/land-50m.json' with { type: 'json' }
import { boundsOf, placer, type TileAddress } from './mercator.ts'

type Ring = { points: readonly (readonly number[])[]; west: number; east: number }

/** Land without frontiers: the outlines of countries are disputed, and no address needs them. */
function landRings(): Ring[] {
  // The file's own type is that of its numbers; its form is that of the package's readme.
  const topology = atlas as unknown as Topology<{ land: GeometryCollection }>
  const { features } = feature(topology, topology.objects.land)
  const polygons = features.flatMap(({ geometry }) => polygonsOf(geometry as MultiPolygon)) // land is nothing else
  return polygons.flat().map((points) => {
    const longitudes = points.map(([longitude = 0]) => longitude)
    return { points, west: Math.min(...longitudes), east: Math.max(...longitudes) }
  })
}

const polygonsOf = (geometry: Polygon | MultiPolygon) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates

const RINGS: readonly Ring[] = landRings()

/** Mercator has no poles. */
const FARTHEST_NORTH = 85

/** Traces the land of a tile; lakes and holes are cut out by the even-odd rule. */
export function traceLand(context: SKRSContext2D, tile: TileAddress): void {
  const { west, east } = boundsOf(tile, 8)
  const place = placer(tile)
  context.beginPath()
  for (const ring of RINGS) {
    if (ring.east < west || ring.west > east) continue
    for (const [index, [longitude = 0, latitude = 0]] of ring.points.entries()) {
      const bounded = Math.max(-FARTHEST_NORTH, Math.min(FARTHEST_NORTH, latitude))
      const { x, y } = place(longitude, bounded)
      if (index === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
    context.closePath()
  }
}
