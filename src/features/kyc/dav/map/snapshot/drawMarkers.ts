import type { Point } from '#features/kyc/dav/case.ts'
import type { PixelPoint } from '../viewport.ts'
import { distanceKm } from '#shared/platform/lib/distance.ts'
import { formatKm, midpoint, type Circle } from '../geometry.ts'
import {
  CIRCLE_STYLE,
  DISTANCE_LINE_STYLE,
  MARKER_STYLES,
  PIN_SHAPE,
  type MapMarker,
} from '../markers.ts'

const FONT = 'Inter, "Segoe UI", Roboto, Arial, sans-serif'
const INK = '#121c1e'

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
