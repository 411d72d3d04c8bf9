import { env } from '#shared/platform/config/env.ts'
import { distanceKm } from '#shared/platform/lib/numbers/distance.ts'
import type { Point } from '../../case.ts'
import { formatKm, formatPoint, midpoint, type Circle } from '../geometry.ts'
import {
  CIRCLE_STYLE,
  DISTANCE_LINE_STYLE,
  MARKER_STYLES,
  PIN_SHAPE,
  type MapMarker,
} from '../markers.ts'
import { pxPerMetre, type PixelPoint, type Viewport } from '../viewport.ts'

type Context = CanvasRenderingContext2D

const INK = '#121c1e'
const WHITE = '#ffffff'
const TRANSLUCENT_WHITE = '#ffffffd9'
/** Height of a line of text below the map. */
export const ROW_PX = 20

type LineStyle = { width: number; dash?: readonly number[] }

function stroke(context: Context, path: Path2D, colour: string, style: LineStyle): void {
  context.strokeStyle = colour
  context.lineWidth = style.width
  context.setLineDash([...(style.dash ?? [])])
  context.stroke(path)
}

function fill(context: Context, path: Path2D, colour: string): void {
  context.fillStyle = colour
  context.fill(path)
}

const setFont = (context: Context, px: number, weight = 400) => {
  context.font = `${weight} ${px}px Inter, "Segoe UI", Roboto, Arial, sans-serif`
}

/** `y` is the middle of the text. */
function write(context: Context, text: string, { x, y }: PixelPoint, colour = INK): void {
  context.fillStyle = colour
  context.textBaseline = 'middle'
  context.fillText(text, x, y)
}

export function drawCircle(
  context: Context,
  { marker }: Circle,
  { x, y }: PixelPoint,
  radius: number,
): void {
  const { colour } = MARKER_STYLES[marker]
  const circle = new Path2D()
  circle.arc(x, y, radius, 0, 2 * Math.PI)
  context.globalAlpha = CIRCLE_STYLE.fill
  fill(context, circle, colour)
  context.globalAlpha = 1
  stroke(context, circle, colour, CIRCLE_STYLE)
}

export function drawPin(context: Context, { kind, rotation }: MapMarker, tip: PixelPoint): void {
  const { colour, letter } = MARKER_STYLES[kind]
  const pin = new Path2D(PIN_SHAPE.path)
  context.save()
  context.translate(tip.x, tip.y)
  context.rotate((rotation * Math.PI) / 180)
  context.translate(-PIN_SHAPE.width / 2, -PIN_SHAPE.height)
  fill(context, pin, colour)
  stroke(context, pin, WHITE, { width: 2 })
  setFont(context, 14, 600)
  context.textAlign = 'center'
  write(context, letter, PIN_SHAPE.letter, WHITE)
  context.restore()
}

export function drawDistance(
  context: Context,
  markers: readonly MapMarker[],
  toPixel: (point: Point) => PixelPoint,
): void {
  const entered = markers.find(({ kind }) => kind === 'entered')?.point
  const detected = markers.find(({ kind }) => kind === 'detected')?.point
  if (entered === undefined || detected === undefined) return
  const [from, to] = [toPixel(entered), toPixel(detected)]
  const { x, y } = toPixel(midpoint(entered, detected))
  const line = new Path2D(`M${from.x} ${from.y}L${to.x} ${to.y}`)
  stroke(context, line, INK, DISTANCE_LINE_STYLE)
  const text = formatKm(distanceKm(entered, detected))
  setFont(context, 12, 600)
  context.textAlign = 'center'
  const width = context.measureText(text).width + 14
  const box = new Path2D()
  box.roundRect(x - width / 2, y + 8, width, 22, 6)
  fill(context, box, INK)
  write(context, text, { x, y: y + 19 }, WHITE)
}

const LONGEST_PX = 100
const ROUND = [1, 2, 5] as const

export function fitScaleBar(view: Viewport): { metres: number; px: number } {
  const maxMetres = LONGEST_PX / pxPerMetre(view)
  const power = 10 ** Math.floor(Math.log10(maxMetres))
  const metres = Math.max(...ROUND.map((step) => step * power).filter((step) => step <= maxMetres))
  return { metres, px: metres * pxPerMetre(view) }
}

const formatMetres = (metres: number) => (metres >= 1000 ? `${metres / 1000} km` : `${metres} m`)

export function drawScaleBar(context: Context, view: Viewport): void {
  const { metres, px } = fitScaleBar(view)
  const bottom = view.height - 8
  context.fillStyle = TRANSLUCENT_WHITE
  context.fillRect(4, bottom - 18, px + 8, 22)
  stroke(context, new Path2D(`M8 ${bottom - 5}v5h${px}v-5`), INK, { width: 1.5 })
  setFont(context, 10)
  context.textAlign = 'left'
  write(context, formatMetres(metres), { x: 11, y: bottom - 9 })
}

export function drawAttribution(context: Context, { width, height }: Viewport): void {
  const text = env().VITE_MAP_ATTRIBUTION
  setFont(context, 10)
  context.textAlign = 'right'
  const length = context.measureText(text).width
  context.fillStyle = TRANSLUCENT_WHITE
  context.fillRect(width - length - 10, height - 16, length + 10, 16)
  write(context, text, { x: width - 5, y: height - 8 })
}

export function drawCoordinates(context: Context, markers: readonly MapMarker[], top: number) {
  context.textAlign = 'left'
  for (const [index, { kind, point }] of markers.entries()) {
    const y = top + ROW_PX * (index + 0.5)
    const { colour, label } = MARKER_STYLES[kind]
    context.fillStyle = colour
    context.fillRect(8, y - 7, 14, 14)
    setFont(context, 12, 600)
    write(context, label, { x: 30, y })
    setFont(context, 12)
    write(context, formatPoint(point), { x: 120, y })
  }
}
