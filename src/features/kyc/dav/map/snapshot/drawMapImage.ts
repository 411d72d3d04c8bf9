import { env } from '#shared/platform/config/env.ts'
import { fitViewport, project, pxPerMetre, type Viewport, unproject } from '../viewport.ts'
import { formatPoint, type Circle } from '../geometry.ts'
import type { VisibleTile } from '../mapHandle.ts'
import { MARKER_STYLES, type MapMarker } from '../markers.ts'
import { drawCircle, drawDistance, drawPin } from './drawMarkers.ts'

const LONGEST_PX = 100
const ROUND = [1, 2, 5] as const

export function fitScaleBar(view: Viewport): { metres: number; px: number } {
  const maxMetres = LONGEST_PX / pxPerMetre(view)
  const power = 10 ** Math.floor(Math.log10(maxMetres))
  const metres = Math.max(...ROUND.map((step) => step * power).filter((step) => step <= maxMetres))
  return { metres, px: metres * pxPerMetre(view) }
}

const formatMetres = (metres: number) => (metres >= 1000 ? `${metres / 1000} km` : `${metres} m`)

function drawScaleBar(context: CanvasRenderingContext2D, view: Viewport): void {
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

/** Canvas px per CSS px, sharp in print. */
const PIXEL_RATIO = 2
const FONT = 'Inter, "Segoe UI", Roboto, Arial, sans-serif'
const ROW_PX = 20
const INK = '#121c1e'

export type MapImage = {
  viewport: Viewport
  markers: readonly MapMarker[]
  circles: readonly Circle[]
  /** Empty: a schematic without tiles. */
  tiles: readonly VisibleTile[]
}

export const fallbackViewport = (markers: readonly MapMarker[]): Viewport =>
  fitViewport(
    markers.map(({ point }) => point),
    { width: 480, height: 360 },
  )

/** The locations are also written as text. A coordinate grid gives a schematic to scale without tiles. */
export function drawMapImage(
  canvas: HTMLCanvasElement,
  { viewport, markers, circles, tiles }: MapImage,
): boolean {
  const height = viewport.height + ROW_PX * markers.length + ROW_PX / 2
  canvas.width = viewport.width * PIXEL_RATIO
  canvas.height = height * PIXEL_RATIO
  const context = canvas.getContext('2d')
  if (context === null) return false
  context.scale(PIXEL_RATIO, PIXEL_RATIO)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, viewport.width, height)

  context.save()
  context.beginPath()
  context.rect(0, 0, viewport.width, viewport.height)
  context.clip()
  drawBackground(context, viewport)
  for (const { image, x, y, size } of tiles) context.drawImage(image, x, y, size, size)
  const toPixel = project(viewport)
  for (const circle of circles)
    drawCircle(context, circle, toPixel(circle.centre), circle.radiusM * pxPerMetre(viewport))
  drawDistance(context, markers, toPixel)
  for (const marker of markers) drawPin(context, marker, toPixel(marker.point))
  drawScaleBar(context, viewport)
  if (tiles.length > 0) drawAttribution(context, viewport)
  context.restore()

  drawCoordinates(context, markers, viewport.height + ROW_PX / 4)
  return true
}

function drawCoordinates(
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

function drawAttribution(context: CanvasRenderingContext2D, { width, height }: Viewport): void {
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
