import type { Point } from '../../case.ts'
import type { Spot } from '../frame.ts'
import { distanceKm } from '#shared/lib/distance.ts'
import { formatKm, middle, type Circle } from '../geometry.ts'
import { CIRCLE_LINE, LINE, MARKS, PIN, type Mark } from '../marks.ts'

const FONT = 'Inter, "Segoe UI", Roboto, Arial, sans-serif'
const INK = '#121c1e'

export function drawCircle(
  context: CanvasRenderingContext2D,
  { around }: Circle,
  { x, y }: Spot,
  radius: number,
): void {
  const { colour } = MARKS[around]
  context.save()
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fillStyle = colour
  context.globalAlpha = CIRCLE_LINE.fill
  context.fill()
  context.globalAlpha = 1
  context.strokeStyle = colour
  context.lineWidth = CIRCLE_LINE.width
  context.setLineDash([...CIRCLE_LINE.dash])
  context.stroke()
  context.restore()
}

const pinShape = () => new Path2D(PIN.path)

export function drawPin(
  context: CanvasRenderingContext2D,
  { kind, lean }: Mark,
  { x, y }: Spot,
): void {
  const { colour, letter } = MARKS[kind]
  context.save()
  context.translate(x, y)
  context.rotate((lean * Math.PI) / 180)
  context.translate(-PIN.width / 2, -PIN.height)
  const shape = pinShape()
  context.fillStyle = colour
  context.fill(shape)
  context.strokeStyle = '#ffffff'
  context.lineWidth = 2
  context.stroke(shape)
  context.fillStyle = '#ffffff'
  context.font = `600 14px ${FONT}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(letter, PIN.letter.x, PIN.letter.y)
  context.restore()
}

/** The line between entered and detected, its length on it. */
export function drawDistance(
  context: CanvasRenderingContext2D,
  marks: readonly Mark[],
  place: (point: Point) => Spot,
): void {
  const entered = marks.find(({ kind }) => kind === 'entered')?.point
  const detected = marks.find(({ kind }) => kind === 'detected')?.point
  if (entered === undefined || detected === undefined) return
  const [from, to, label] = [place(entered), place(detected), place(middle(entered, detected))]
  context.save()
  context.beginPath()
  context.moveTo(from.x, from.y)
  context.lineTo(to.x, to.y)
  context.strokeStyle = INK
  context.lineWidth = LINE.width
  context.setLineDash([...LINE.dash])
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
