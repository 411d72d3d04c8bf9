import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { PLACE_NAMES, type PlaceName } from './gazetteer.ts'
import { boundsOf, createProjector, TILE_PX, type TileAddress } from './mercator.ts'

const FAMILY = 'Sandbox map'
GlobalFonts.registerFromPath(
  'node_modules/@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  FAMILY,
)

/** Minimum population for a label by zoom; from 11 on all places are labelled. */
const LEAST_PEOPLE = [15e6, 12e6, 10e6, 8e6, 4e6, 1.5e6, 6e5, 2.5e5, 1e5, 5e4, 15e3] as const

type Box = { left: number; right: number; top: number; bottom: number }
const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const sizeOf = ({ people }: PlaceName, zoom: number) => (people > 1e6 && zoom < 11 ? 13 : 11)

/**
 * Labels of places, larger ones first, without overlaps. Neighbouring tiles are considered too, so that labels across
 * an edge are complete.
 */
export function drawNames(context: SKRSContext2D, tile: TileAddress): void {
  const { west, east, south, north } = boundsOf(tile, TILE_PX)
  const least = LEAST_PEOPLE[tile.z] ?? 0
  const project = createProjector(tile)
  const usedBoxes: Box[] = []
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  for (const town of PLACE_NAMES) {
    if (town.people < least) break
    const { longitude, latitude } = town
    if (longitude < west || longitude > east || latitude < south || latitude > north) continue
    const size = sizeOf(town, tile.z)
    context.font = `${size}px "${FAMILY}"`
    const { x, y } = project(longitude, latitude)
    const halfWidth = context.measureText(town.name).width / 2 + 4
    const box = { left: x - halfWidth, right: x + halfWidth, top: y - size, bottom: y + size }
    if (usedBoxes.some((other) => overlaps(box, other))) continue
    usedBoxes.push(box)
    context.lineWidth = 3
    context.strokeStyle = '#ffffffe6'
    context.strokeText(town.name, x, y)
    context.fillStyle = '#3a4648'
    context.fillText(town.name, x, y)
  }
}

/** Degrees between grid lines, by zoom. */
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

/** At street zoom: thin lines at round coordinates, labelled where they cross. */
export function drawGraticule(context: SKRSContext2D, tile: TileAddress): void {
  const step = STEP[tile.z]
  if (step === undefined) return
  const { west, east, south, north } = boundsOf(tile, TILE_PX / 4)
  const project = createProjector(tile)
  const digits = Math.max(1, Math.ceil(-Math.log10(step)))
  context.font = `9px "${FAMILY}"`
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.strokeStyle = '#5b707533'
  context.fillStyle = '#5b7075'
  context.lineWidth = 1
  for (let row = Math.ceil(south / step); row * step <= north; row += 1)
    for (let column = Math.ceil(west / step); column * step <= east; column += 1) {
      const { x, y } = project(column * step, row * step)
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
