import { createCanvas } from '@napi-rs/canvas'
import { drawGraticule, drawNames } from './labels.ts'
import { traceLand } from './land.ts'
import { TILE_PX, type TileAddress } from './mercator.ts'
import { drawGrounds, drawStreets } from './streets.ts'

/** Outlines are accurate up to this zoom; closer, streets by the sea would be in the water. */
const COAST_TO_ZOOM = 8
export const MAX_ZOOM = 18

/** A map of open data: outlines from Natural Earth, names from GeoNames; streets are invented. */
export async function drawTile(tile: TileAddress): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas(TILE_PX, TILE_PX)
  const context = canvas.getContext('2d')
  const isFar = tile.z <= COAST_TO_ZOOM
  context.fillStyle = isFar ? '#cfe0e8' : '#f2f0ea'
  context.fillRect(0, 0, TILE_PX, TILE_PX)
  if (isFar) {
    traceLand(context, tile)
    context.fillStyle = '#f2f0ea'
    context.fill('evenodd')
    context.strokeStyle = '#9fb9c4'
    context.lineWidth = 1
    context.stroke()
  }
  drawGrounds(context, tile)
  drawStreets(context, tile)
  drawGraticule(context, tile)
  drawNames(context, tile)
  return new Uint8Array(await canvas.encode('png'))
}
