import { env } from '#shared/config/env.ts'
import { frameOf, project, pxPerMetre, type View } from '../frame.ts'
import { formatPoint, type Circle } from '../geometry.ts'
import type { ShownTile } from '../mapStage.ts'
import { MARKS, type Mark } from '../marks.ts'
import { drawGround } from './drawGround.ts'
import { drawCircle, drawDistance, drawPin } from './drawMarks.ts'
import { drawScale } from './drawScale.ts'

/** px of the picture for one of CSS: letters stay sharp in a printed report. */
const SHARPNESS = 2
const FONT = 'Inter, "Segoe UI", Roboto, Arial, sans-serif'
const ROW_PX = 20
const INK = '#121c1e'

export type Picture = {
  view: View
  marks: readonly Mark[]
  circles: readonly Circle[]
  /** Empty: a schematic, on ground of ours. */
  tiles: readonly ShownTile[]
}

/** The view of a map that has none: hidden, or its code did not come. */
export const viewWithoutMap = (marks: readonly Mark[]): View =>
  frameOf(
    marks.map(({ point }) => point),
    { width: 480, height: 360 },
  )

/**
 * Draws what the reviewer saw into the canvas, and below it the places in figures. Ground of ours lies under the tiles:
 * a graticule with coordinates, so that without them it is a schematic to scale.
 */
export function drawPicture(
  canvas: HTMLCanvasElement,
  { view, marks, circles, tiles }: Picture,
): boolean {
  const height = view.height + ROW_PX * marks.length + ROW_PX / 2
  canvas.width = view.width * SHARPNESS
  canvas.height = height * SHARPNESS
  const context = canvas.getContext('2d')
  if (context === null) return false
  context.scale(SHARPNESS, SHARPNESS)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, view.width, height)

  context.save()
  context.beginPath()
  context.rect(0, 0, view.width, view.height)
  context.clip()
  drawGround(context, view)
  for (const { image, x, y, size } of tiles) context.drawImage(image, x, y, size, size)
  const place = project(view)
  for (const circle of circles)
    drawCircle(context, circle, place(circle.centre), circle.radiusM * pxPerMetre(view))
  drawDistance(context, marks, place)
  for (const mark of marks) drawPin(context, mark, place(mark.point))
  drawScale(context, view)
  if (tiles.length > 0) drawAttribution(context, view)
  context.restore()

  drawFigures(context, marks, view.height + ROW_PX / 4)
  return true
}

function drawFigures(context: CanvasRenderingContext2D, marks: readonly Mark[], top: number): void {
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  for (const [index, { kind, point }] of marks.entries()) {
    const middle = top + ROW_PX * (index + 0.5)
    context.fillStyle = MARKS[kind].colour
    context.fillRect(8, middle - 7, 14, 14)
    context.fillStyle = INK
    context.font = `600 12px ${FONT}`
    context.fillText(MARKS[kind].label, 30, middle)
    context.font = `400 12px ${FONT}`
    context.fillText(formatPoint(point), 120, middle)
  }
}

function drawAttribution(context: CanvasRenderingContext2D, { width, height }: View): void {
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
