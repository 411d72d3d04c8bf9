import { createRequire } from 'node:module'
import { join } from 'node:path'
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { PLACE_NAMES, type PlaceName } from './gazetteer.ts'
import { boundsOf, createProjector, TILE_PX, type TileAddress } from './mercator.ts'

const FAMILY = 'Sandbox map'
const { resolve } = createRequire(join(process.cwd(), 'package.json'))
GlobalFonts.registerFromPath(
  resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
  FAMILY,
)

/** People that a place has at least to be named, by zoom; from 11 on all are. */
const LEAST_PEOPLE = [15e6, 12e6, 10e6, 8e6, 4e6, 1.5e6, 6e5, 2.5e5, 1e5, 5e4, 15e3] as const

type Box = { left: number; right: number; top: number; bottom: number }
const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

const sizeOf = ({ people }: PlaceName, zoom: number) => (people > 1e6 && zoom < 11 ? 13 : 11)

/**
 * Names of places, the larger first, none over another. A tile also looks at its neighbours' places, so that a name
 * that crosses an edge is whole.
 */
export function drawNames(context: SKRSContext2D, tile: TileAddress): void {
  const { west, east, south, north } = boundsOf(tile, TILE_PX)
  const least = LEAST_PEOPLE[tile.z] ?? 0
  const place = createProjector(tile)
  const taken: Box[] = []
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  for (const one of PLACE_NAMES) {
    if (one.people < least) break
    const { longitude, latitude } = one
    if (longitude < west || longitude > east || latitude < south || latitude > north) continue
    const size = sizeOf(one, tile.z)
    context.font = `${size}px "${FAMILY}"`
    const { x, y } = place(longitude, latitude)
    const half = context.measureText(one.name).width / 2 + 4
    const box = { left: x - half, right: x + half, top: y - size, bottom: y + size }
    if (taken.some((other) => overlaps(box, other))) continue
    taken.push(box)
    context.lineWidth = 3
    context.strokeStyle = '#ffffffe6'
    context.strokeText(one.name, x, y)
    context.fillStyle = '#3a4648'
    context.fillText(one.name, x, y)
  }
}

/** Degrees between lines of the graticule, by zoom. */
const STEP: Readonly<Record<number, number>> = {
  11: 0.2,
  12: 0.1,
  13: 0.05,
  14: 0.02,
  15: 0.01,
  16: 0.005,
  17: 0.002,
  18: 0.001,
}

/** At street zoom: thin lines of round coordinates, named where they cross. */
export function drawGraticule(context: SKRSContext2D, tile: TileAddress): void {
  const step = STEP[tile.z]
  if (step === undefined) return
  const { west, east, south, north } = boundsOf(tile, TILE_PX / 4)
  const place = createProjector(tile)
  const digits = Math.max(1, Math.ceil(-Math.log10(step)))
  context.font = `9px "${FAMILY}"`
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.strokeStyle = '#5b707533'
  context.fillStyle = '#5b7075'
  context.lineWidth = 1
  for (let row = Math.ceil(south / step); row * step <= north; row += 1)
    for (let column = Math.ceil(west / step); column * step <= east; column += 1) {
      const { x, y } = place(column * step, row * step)
      context.beginPath()
      context.moveTo(x, 0)
      context.lineTo(x, TILE_PX)
      context.moveTo(0, y)
      context.lineTo(TILE_PX, y)
      context.stroke()
      context.fillText(
        `${(row * step).toFixed(digits)}, ${(column * step).toFixed(digits)}`,
        x + 3,
        y - 3,
      )
    }
}
