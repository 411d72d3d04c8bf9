import { env } from '#shared/platform/config/env.ts'
import { distanceKm } from '#shared/platform/lib/distance.ts'
import type { Point } from '../../case.ts'
import { formatKm, formatPoint, midpoint, type Circle } from '../geometry.ts'
import {
  CIRCLE_STYLE,
  DISTANCE_LINE_STYLE,
  MARKER_STYLES,
  PIN_SHAPE,
  type MapMarker,
} from '../markers.ts'
import { project, pxPerMetre, unproject, type PixelPoint, type Viewport } from '../viewport.ts'

const FONT = 'Inter, "Segoe UI", Roboto, Arial, sans-serif'
const INK = '#121c1e'
/** Height of a line of text below the map. */
export const ROW_PX = 20

export function drawCircle(
  context: CanvasRenderingContext2D,
  { marker }: Circle,
  { x, y }: PixelPoint,
  radius: number,
): void {
  const { colour } = MARKER_STYLES[marker]
  context.save()
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fillStyle = colour
  context.globalAlpha = CIRCLE_STYLE.fill
  context.fill()
  context.globalAlpha = 1
  context.strokeStyle = colour
  context.lineWidth = CIRCLE_STYLE.width
  context.setLineDash([...CIRCLE_STYLE.dash])
  context.stroke()
  context.restore()
}

const pinShape = () => new Path2D(PIN_SHAPE.path)

export function drawPin(
  context: CanvasRenderingContext2D,
  { kind, rotation }: MapMarker,
  { x, y }: PixelPoint,
): void {
  const { colour, letter } = MARKER_STYLES[kind]
  context.save()
  context.translate(x, y)
  context.rotate((rotation * Math.PI) / 180)
  context.translate(-PIN_SHAPE.width / 2, -PIN_SHAPE.height)
  const path = pinShape()
  context.fillStyle = colour
  context.fill(path)
  context.strokeStyle = '#ffffff'
  context.lineWidth = 2
  context.stroke(path)
  context.fillStyle = '#ffffff'
  context.font = `600 14px ${FONT}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(letter, PIN_SHAPE.letter.x, PIN_SHAPE.letter.y)
  context.restore()
}

export function drawDistance(
  context: CanvasRenderingContext2D,
  markers: readonly MapMarker[],
  toPixel: (point: Point) => PixelPoint,
): void {
  const entered = markers.find(({ kind }) => kind === 'entered')?.point
  const detected = markers.find(({ kind }) => kind === 'detected')?.point
  if (entered === undefined || detected === undefined) return
  const [from, to, label] = [
    toPixel(entered),
    toPixel(detected),
    toPixel(midpoint(entered, detected)),
  ]
  context.save()
  context.beginPath()
  context.moveTo(from.x, from.y)
  context.lineTo(to.x, to.y)
  context.strokeStyle = INK
  context.lineWidth = DISTANCE_LINE_STYLE.width
  context.setLineDash([...DISTANCE_LINE_STYLE.dash])
  context.stroke()
  const text = formatKm(distanceKm(entered, detected))
  context.font = `600 12px ${FONT}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const width = context.measureText(text).width + 14
  context.fillStyle = INK
  context.beginPath()
  context.roundRect(label.x - width / 2, label.y + 8, width, 22, 6)
  context.fill()
  context.fillStyle = '#ffffff'
  context.fillText(text, label.x, label.y + 19)
  context.restore()
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

export function drawScaleBar(context: CanvasRenderingContext2D, view: Viewport): void {
  const { metres, px } = fitScaleBar(view)
  const [left, bottom] = [8, view.height - 8]
  context.save()
  context.fillStyle = '#ffffffd9'
  context.fillRect(left - 4, bottom - 18, px + 8, 22)
  context.strokeStyle = '#121c1e'
  context.lineWidth = 1.5
  context.beginPath()
  context.moveTo(left, bottom - 5)
  context.lineTo(left, bottom)
  context.lineTo(left + px, bottom)
  context.lineTo(left + px, bottom - 5)
  context.stroke()
  context.fillStyle = '#121c1e'
  context.font = '400 10px Arial, sans-serif'
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillText(formatMetres(metres), left + 3, bottom - 5)
  context.restore()
}

export function drawCoordinates(
  context: CanvasRenderingContext2D,
  markers: readonly MapMarker[],
  top: number,
): void {
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  for (const [index, { kind, point }] of markers.entries()) {
    const centreY = top + ROW_PX * (index + 0.5)
    context.fillStyle = MARKER_STYLES[kind].colour
    context.fillRect(8, centreY - 7, 14, 14)
    context.fillStyle = INK
    context.font = `600 12px ${FONT}`
    context.fillText(MARKER_STYLES[kind].label, 30, centreY)
    context.font = `400 12px ${FONT}`
    context.fillText(formatPoint(point), 120, centreY)
  }
}

export function drawAttribution(
  context: CanvasRenderingContext2D,
  { width, height }: Viewport,
): void {
  const text = env().VITE_MAP_ATTRIBUTION
  context.font = `400 10px ${FONT}`
  context.textAlign = 'right'
  context.textBaseline = 'middle'
  const length = context.measureText(text).width
  context.fillStyle = '#ffffffd9'
  context.fillRect(width - length - 10, height - 16, length + 10, 16)
  context.fillStyle = INK
  context.fillText(text, width - 5, height - 8)
}

const LEAST_GAP_PX = 80
const STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 45] as const

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) =>
    Number(((first + index) * step).toFixed(6)),
  )
}

export function drawBackground(context: CanvasRenderingContext2D, view: Viewport): void {
  const { width, height } = view
  const [toPixel, toPoint] = [project(view), unproject(view)]
  const [topLeft, bottomRight] = [toPoint({ x: 0, y: 0 }), toPoint({ x: width, y: height })]
  const perPx = (bottomRight.longitude - topLeft.longitude) / width
  const step = STEPS.find((degrees) => degrees / perPx >= LEAST_GAP_PX) ?? 45
  context.fillStyle = '#eef1f0'
  context.fillRect(0, 0, width, height)
  context.strokeStyle = '#cbd5d4'
  context.fillStyle = '#5d6b6e'
  context.lineWidth = 1
  context.font = '400 10px Arial, sans-serif'
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  for (const longitude of multiples(topLeft.longitude, bottomRight.longitude, step)) {
    const { x } = toPixel({ latitude: view.centre.latitude, longitude })
    strokeLine(context, [x, 0, x, height])
    context.fillText(String(longitude), x + 3, 11)
  }
  for (const latitude of multiples(bottomRight.latitude, topLeft.latitude, step)) {
    const { y } = toPixel({ latitude, longitude: view.centre.longitude })
    strokeLine(context, [0, y, width, y])
    context.fillText(String(latitude), 3, y - 3)
  }
}

function strokeLine(
  context: CanvasRenderingContext2D,
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
): void {
  context.beginPath()
  context.moveTo(fromX, fromY)
  context.lineTo(toX, toY)
  context.stroke()
}
